import { call } from '../../core/document/command.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import type { TextKey } from '../../core/text/text.ts';
import { deleteParts } from '../../core/walls/commands/delete-parts.ts';
import type { Editor } from '../session/editor.ts';
import type { Action } from './action.ts';
import { confirmDeletion } from './confirm-deletion.ts';

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

/** Shift with an arrow, as on a decimal grid every tenth line is stronger. */
const LARGE = 10;

function nudge(side: 'left' | 'right' | 'up' | 'down', key: string, direction: Vec2, factor: number): Action {
  const label: TextKey = factor === 1 ? `editor.edit.nudge-${side}` : `editor.edit.nudge-far-${side}`;
  const by: Vec2 = [direction[0] * factor, direction[1] * factor];
  return {
    id: label.slice('editor.'.length),
    label,
    group: 'edit',
    keys: [factor === 1 ? key : `Shift+${key}`],
    scope: 'workspace',
    isAvailable: (editor) => editor.nudge.canMove,
    run: (editor) => {
      editor.nudge.step(by);
      editor.nudge.finish();
    },
    hold: {
      step: (editor) => editor.nudge.step(by),
      finish: (editor) => editor.nudge.finish(),
    },
  };
}

/** The plan's x points right and its z down, as seen from above. */
const nudges = (factor: number): readonly Action[] => [
  nudge('left', 'ArrowLeft', [-1, 0], factor),
  nudge('right', 'ArrowRight', [1, 0], factor),
  nudge('up', 'ArrowUp', [0, -1], factor),
  nudge('down', 'ArrowDown', [0, 1], factor),
];

const hide = ({ session }: Editor): void => {
  session.hidden.value = new Set([...session.hidden.value, ...session.selection.value]);
  session.select([]);
};

const lock = ({ session }: Editor): void => {
  session.locked.value = new Set([...session.locked.value, ...session.selection.value]);
};

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
    id: 'edit.delete',
    label: 'editor.edit.delete',
    group: 'edit',
    icon: 'trash',
    keys: ['Delete', 'Backspace'],
    scope: 'workspace',
    isAvailable: ({ session }) => session.editableSelection().length > 0,
    run: async (editor) => {
      const ids = editor.session.editableSelection();
      if (await confirmDeletion(editor, ids)) editor.session.run(call(deleteParts, { ids }));
    },
  },
  {
    id: 'edit.select-all-walls',
    label: 'editor.edit.select-all-walls',
    group: 'edit',
    icon: 'select-all',
    keys: ['Mod+A'],
    mode: 'build',
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
  {
    id: 'edit.hide',
    label: 'editor.edit.hide',
    group: 'edit',
    icon: 'hide',
    keys: ['H'],
    isAvailable: hasSelection,
    run: hide,
  },
  {
    id: 'edit.show-all',
    label: 'editor.edit.show-all',
    group: 'edit',
    icon: 'show',
    keys: ['Shift+H'],
    isAvailable: ({ session }) => session.hidden.value.size > 0,
    run: ({ session }) => {
      session.hidden.value = new Set();
    },
  },
  {
    id: 'edit.lock',
    label: 'editor.edit.lock',
    group: 'edit',
    icon: 'lock',
    keys: ['L'],
    isAvailable: hasSelection,
    run: lock,
  },
  {
    id: 'edit.unlock-all',
    label: 'editor.edit.unlock-all',
    group: 'edit',
    icon: 'unlock',
    keys: ['Shift+L'],
    isAvailable: ({ session }) => session.locked.value.size > 0,
    run: ({ session }) => {
      session.locked.value = new Set();
    },
  },
  ...nudges(1),
  ...nudges(LARGE),
];
