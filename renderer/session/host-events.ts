import type { HostEvent } from '../../core/ipc/contract.ts';
import { runAction } from '../actions/action.ts';
import { findActionById } from '../actions/all-actions.ts';
import type { Editor } from './editor.ts';

/** Does what the host asks unasked-for: closing, menu items, levels handed over by a second start. */
export function followHost(editor: Editor): () => void {
  return editor.host.onEvent((event) => void answer(event, editor));
}

async function answer(event: HostEvent, editor: Editor): Promise<void> {
  switch (event.type) {
    case 'close-requested': {
      const proceed = event.save ? await editor.files.save() : await editor.files.confirmLeaving();
      await editor.host.request('window.close', { proceed });
      return;
    }
    case 'action': {
      const action = findActionById(event.action);
      if (action && !editor.dialogs.isOpen) runAction(action, editor);
      return;
    }
    case 'open-level':
      await editor.files.open(event.id);
  }
}
