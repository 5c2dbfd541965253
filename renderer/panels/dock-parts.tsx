import { text } from '../../core/text/text.ts';
import { panelTitle } from '../actions/view-actions.ts';
import type { PanelId } from '../session/editor.ts';
import { useEditor } from './editor-context.ts';
import { Icon } from './icon.tsx';

/** What a tab shows: the title, and for problems how many there are. */
export function PanelTab({ id }: { readonly id: PanelId }) {
  const { problems } = useEditor();
  const count = id === 'problems' ? problems.all.value.length : 0;
  return (
    <>
      <span>{text(panelTitle(id))}</span>
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
