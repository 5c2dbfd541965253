import { text } from '../../core/text/text.ts';
import { useEditor } from './editor-context.ts';
import { Icon } from './icon.tsx';

/** Why the last thing was refused, over the viewport, until something else is done. */
export function RefusalNote() {
  const { session } = useEditor();
  const refusal = session.refusal.value;
  return (
    <div class="refusal" role="alert">
      {refusal && (
        <span class="refused">
          <Icon name="refused" size={15} />
          {text(refusal.code, refusal.params)}
        </span>
      )}
    </div>
  );
}
