import { text } from '../../core/text/text.ts';
import { panelTitle } from '../actions/view-actions.ts';
import type { PanelId } from '../session/editor.ts';
import { Icon } from './icon.tsx';

/** What a tab shows: the title, and for problems how many there are. */
export function PanelTab({ id }: { readonly id: PanelId }) {
  return <span>{text(panelTitle(id))}</span>;
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
