import { computed, effect } from '@preact/signals';
import type { Bridge } from '../../core/ipc/contract.ts';
import { text } from '../../core/text/text.ts';
import type { EditorSession } from './editor-session.ts';

/** Tells the window what its title is and whether closing it loses work, whenever that changes. */
export function followWindowState(
  session: EditorSession,
  host: Bridge,
  setTitle: (title: string) => void,
): () => void {
  const isDirty = computed(() => session.revision.value >= 0 && session.level.isDirty);
  const name = computed(() => (session.revision.value >= 0 ? session.level.header.name : ''));
  return effect(() => {
    const title = `${isDirty.value ? '● ' : ''}${name.value} – ${text('editor.app')}`;
    setTitle(title);
    // A host that does not answer shows an older title; there is nothing for the user to do about it.
    host.request('window.state', { title, isDirty: isDirty.value }).catch(() => {});
  });
}
