import type { PanelId } from '../session/editor.ts';
import { HistoryPanel } from './history-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';

/** The inside of a panel. */
export function PanelView({ id }: { readonly id: PanelId }) {
  switch (id) {
    case 'history':
      return <HistoryPanel />;
    case 'messages':
      return <MessagesPanel />;
    default:
      return null;
  }
}
