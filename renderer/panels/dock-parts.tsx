import { useLayoutEffect, useRef } from 'preact/hooks';
import { text } from '../../core/text/text.ts';
import { panelTitle } from '../actions/view-actions.ts';
import type { PanelId } from '../session/editor.ts';
import { useEditor } from './editor-context.ts';
import { Icon } from './icon.tsx';

/** What a tab shows: the title, and for problems how many there are. */
export function PanelTab({ id }: { readonly id: PanelId }) {
  const { problems } = useEditor();
  const count = id === 'problems' ? problems.all.value.length : 0;
  const title = text(panelTitle(id));
  const words = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    // The dock names its tabs by their titles alone.
    words.current
      ?.closest('[role="tab"]')
      ?.setAttribute('aria-label', count > 0 ? `${title} ${count}` : title);
  }, [title, count]);
  return (
    <>
      <span ref={words}>{title}</span>
      {count > 0 && ' '}
      {count > 0 && <span class="badge">{count}</span>}
    </>
  );
}

export function CloseButton({ close }: { readonly close: () => void }) {
  return (
    <button
      type="button"
      class="button small square"
      aria-label={text('editor.panel.close')}
      data-tip={text('editor.panel.close')}
      onClick={close}
    >
      <Icon name="close" size={14} />
    </button>
  );
}
