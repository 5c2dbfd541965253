import type { Editor } from '../session/editor.ts';
import type { Action } from './action.ts';

const canUndo = ({ session }: Editor): boolean =>
  session.revision.value >= 0 && (session.level.position > 0 || session.level.inGesture);

const canRedo = ({ session }: Editor): boolean =>
  session.revision.value >= 0 && session.level.position < session.level.steps.length;

const hasSelection = ({ session }: Editor): boolean => session.selection.value.size > 0;

/** Every wall of the storey that is drawn on, but for what is hidden or locked. */
function selectAllWalls({ session }: Editor): void {
  const ids: string[] = [];
  for (const wall of session.level.ofKind('wall')) {
    if (wall.storey !== session.storey.value) continue;
    if (!session.hidden.value.has(wall.id) && !session.locked.value.has(wall.id)) ids.push(wall.id);
  }
  session.select(ids);
}

export const EDIT_ACTIONS: readonly Action[] = [
  {
    id: 'edit.undo',
    label: 'editor.edit.undo',
    group: 'edit',
    icon: 'undo',
    keys: ['Mod+Z'],
    repeats: true,
    isAvailable: canUndo,
    run: ({ session }) => {
      session.level.undo();
    },
  },
  {
    id: 'edit.redo',
    label: 'editor.edit.redo',
    group: 'edit',
    icon: 'redo',
    keys: ['Mod+Shift+Z', 'Mod+Y'],
    repeats: true,
    isAvailable: canRedo,
    run: ({ session }) => {
      session.level.redo();
    },
  },
  {
    id: 'edit.select-all-walls',
    label: 'editor.edit.select-all-walls',
    group: 'edit',
    icon: 'select-all',
    keys: ['Mod+A'],
    run: selectAllWalls,
  },
  {
    id: 'edit.deselect',
    label: 'editor.edit.deselect',
    group: 'edit',
    keys: ['Mod+Shift+A', 'Escape'],
    scope: 'workspace',
    isAvailable: hasSelection,
    run: ({ session }) => session.select([]),
  },
];
