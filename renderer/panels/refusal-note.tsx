import { text } from '../../core/text/text.ts';
import { useEditor } from './editor-context.ts';
import { Icon } from './icon.tsx';

/**
 * Why the last thing was refused, over the viewport, until something else is done. While the pointer is in the
 * viewport the reason stands there, at the pointer, and the note is only read out.
 */
export function RefusalNote() {
  const { session } = useEditor();
  const isAtPointer = session.isPointerInside.value;
  const refusal = session.refusal.value;
  return (
    <div class={`refusal ${isAtPointer ? 'only-read-out' : ''}`} role="alert">
      {refusal && (
        <span class="refused">
          <Icon name="refused" size={15} />
          {text(refusal.code, refusal.params)}
        </span>
      )}
    </div>
  );
}
