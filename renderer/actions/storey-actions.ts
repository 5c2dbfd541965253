import { type CommandCall, call } from '../../core/document/command.ts';
import { deleteRecords } from '../../core/document/commands/delete-records.ts';
import type { TextKey } from '../../core/text/text.ts';
import { text } from '../../core/text/text.ts';
import { addStorey } from '../../core/walls/commands/add-storey.ts';
import { duplicateStorey } from '../../core/walls/commands/duplicate-storey.ts';
import { reorderStorey } from '../../core/walls/commands/reorder-storey.ts';
import { storeyAbove, storeyBelow } from '../../core/walls/storeys.ts';
import type { IconName } from '../panels/icons.ts';
import type { Editor } from '../session/editor.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { Action } from './action.ts';
import { confirmDeletion } from './confirm-deletion.ts';

const current = ({ session }: Editor): string | undefined =>
  session.revision.value >= 0 ? (session.storey.value ?? undefined) : undefined;

const hasStorey = (editor: Editor): boolean => current(editor) !== undefined;

/** "Storey 3": the first number from the count on that no storey is called by. */
function freeName({ level }: EditorSession): string {
  const taken = new Set([...level.ofKind('storey')].map(({ name }) => name));
  let number = taken.size + 1;
  while (taken.has(text('building.storey-name', { number }))) number += 1;
  return text('building.storey-name', { number });
}

/** Runs a command that makes a storey, and goes on drawing there. */
function makeStorey(session: EditorSession, command: CommandCall): void {
  const result = session.run(command);
  const [made] = result.ok ? result.select : [];
  if (made !== undefined) session.storey.value = made;
}

const add = (side: 'above' | 'below', label: TextKey, icon: IconName): Action => ({
  id: `storey.add-${side}`,
  label,
  group: 'building',
  icon,
  run: (editor) => {
    const { session } = editor;
    const beside = current(editor);
    const name = freeName(session);
    makeStorey(session, call(addStorey, beside === undefined ? { name } : { name, beside, side }));
  },
});

const swap = (direction: 'up' | 'down', label: TextKey, icon: IconName): Action => ({
  id: `storey.move-${direction}`,
  label,
  group: 'building',
  icon,
  isAvailable: (editor) => next(editor, direction) !== undefined,
  run: (editor) => {
    const storey = current(editor);
    if (storey !== undefined) editor.session.change(call(reorderStorey, { storey, direction }));
  },
});

function next(editor: Editor, direction: 'up' | 'down'): string | undefined {
  const storey = current(editor);
  if (storey === undefined) return undefined;
  const { level } = editor.session;
  return (direction === 'up' ? storeyAbove(level, storey) : storeyBelow(level, storey))?.id;
}

export const STOREY_ACTIONS: readonly Action[] = [
  add('above', 'building.add-above', 'add-storey'),
  add('below', 'building.add-below', 'add-storey'),
  {
    id: 'storey.duplicate',
    label: 'building.duplicate-storey',
    group: 'building',
    icon: 'duplicate',
    isAvailable: hasStorey,
    run: (editor) => {
      const storey = current(editor);
      if (storey === undefined) return;
      makeStorey(editor.session, call(duplicateStorey, { storey, name: freeName(editor.session) }));
    },
  },
  swap('up', 'building.move-up', 'move-up'),
  swap('down', 'building.move-down', 'move-down'),
  {
    id: 'storey.delete',
    label: 'building.delete-storey',
    group: 'building',
    icon: 'trash',
    isAvailable: hasStorey,
    run: async (editor) => {
      const storey = current(editor);
      if (storey === undefined || !(await confirmDeletion(editor, [storey]))) return;
      editor.session.run(call(deleteRecords, { ids: [storey] }));
    },
  },
];
