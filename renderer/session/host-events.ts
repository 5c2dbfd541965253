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
    case 'close-requested':
      await answerClose(event.save, editor);
      return;
    case 'action': {
      const action = findActionById(event.action);
      if (action && !editor.dialogs.isOpen) runAction(action, editor);
      return;
    }
    case 'open-level':
      await editor.files.open(event.id);
  }
}

/**
 * Answers whether the window may close: after saving, or after the user said what becomes of unsaved work.
 * @param save the user has chosen to save already
 */
export async function answerClose(
  save: boolean,
  { files, host }: Pick<Editor, 'files' | 'host'>,
): Promise<void> {
  const proceed = save ? await files.save() : await files.confirmLeaving();
  await host.request('window.close', { proceed });
}
