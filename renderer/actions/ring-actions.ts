import { call } from '../../core/document/command.ts';
import { deleteRecords } from '../../core/document/commands/delete-records.ts';
import type { Ring } from '../../core/document/schema/ring.ts';
import { addRing } from '../../core/polar/commands/add-ring.ts';
import { duplicateRing } from '../../core/polar/commands/duplicate-ring.ts';
import type { Editor } from '../session/editor.ts';
import { centreBeside, FIRST_RING, freeRingName } from '../session/ring-place.ts';
import { useSampleModules } from '../session/sample-modules.ts';
import type { Action } from './action.ts';
import { confirmDeletion } from './confirm-deletion.ts';

/** The ring that is selected alone, else the one that is worked on. */
function currentRing({ session }: Editor): Readonly<Ring> | undefined {
  session.revision.value;
  const [only] = session.selection.value.size === 1 ? session.selection.value : [];
  const { level } = session;
  return level.findKind('ring', only) ?? level.findKind('ring', session.rings.ring.value ?? undefined);
}

/** Works on what a command made, and shows it. */
function goOnWith({ session, view }: Editor, made: string | undefined): void {
  if (made === undefined) return;
  session.rings.ring.value = made;
  view.value?.frameSelection();
}

const hasRing = (editor: Editor): boolean => currentRing(editor) !== undefined;

export const NEW_RING: Action = {
  id: 'ring.new',
  label: 'ring-panel.new',
  group: 'ring',
  icon: 'ring',
  keys: ['N'],
  mode: 'ring',
  run: (editor) => {
    const { session } = editor;
    const shape = FIRST_RING;
    const centre = centreBeside(session.level, shape);
    const result = session.run(call(addRing, { ...shape, centre, name: freeRingName(session.level) }));
    goOnWith(editor, result.ok ? result.select[0] : undefined);
  },
};

const USE_SAMPLE_MODULES: Action = {
  id: 'ring.use-samples',
  label: 'ring-panel.use-samples',
  group: 'ring',
  run: (editor) => useSampleModules(editor),
};

export const RING_ACTIONS: readonly Action[] = [
  NEW_RING,
  {
    id: 'ring.duplicate',
    label: 'ring-panel.duplicate',
    group: 'ring',
    icon: 'duplicate',
    mode: 'ring',
    isAvailable: hasRing,
    run: (editor) => {
      const ring = currentRing(editor);
      if (!ring) return;
      const { session } = editor;
      const centre = centreBeside(session.level, ring);
      const result = session.run(
        call(duplicateRing, { ring: ring.id, centre, name: freeRingName(session.level) }),
      );
      goOnWith(editor, result.ok ? result.select[0] : undefined);
    },
  },
  {
    id: 'ring.delete',
    label: 'ring-panel.delete',
    group: 'ring',
    icon: 'trash',
    mode: 'ring',
    isAvailable: hasRing,
    run: async (editor) => {
      const ring = currentRing(editor);
      if (!ring || !(await confirmDeletion(editor, [ring.id]))) return;
      editor.session.run(call(deleteRecords, { ids: [ring.id] }));
    },
  },
  USE_SAMPLE_MODULES,
];
