import { call } from '../../core/document/command.ts';
import { deleteParts } from '../../core/walls/commands/delete-parts.ts';
import { flipOpenings } from '../../core/walls/commands/opening-flip.ts';
import { mirrorWalls, turnWalls } from '../../core/walls/commands/turn-walls.ts';
import { rooms } from '../../core/walls/rooms/rooms.ts';
import type { Editor } from '../session/editor.ts';
import type { Action } from './action.ts';

const canCopy = ({ session }: Editor): boolean => session.editableSelection().length > 0;

/** The selected walls, and those of the selected rooms. */
function selectedWalls({ session }: Editor): string[] {
  const model = session.level.derived(rooms);
  const ids = session.editableSelection().flatMap((id) => {
    const room = model.find(id);
    return room ? room.walls.map(({ wall }) => wall) : session.level.findKind('wall', id) ? [id] : [];
  });
  return [...new Set(ids)];
}

const selectedOpenings = ({ session }: Editor): string[] =>
  session.editableSelection().filter((id) => session.level.findKind('opening', id));

/** Mirrors walls; openings by themselves are hung on the other jamb, or opened to the other side. */
function mirror(editor: Editor, axis: 'x' | 'z'): void {
  const walls = selectedWalls(editor);
  const openings = selectedOpenings(editor);
  if (walls.length > 0) editor.session.run(call(mirrorWalls, { walls, axis }));
  else editor.session.run(call(flipOpenings, { openings, hinge: axis === 'x', side: axis === 'z' }));
}

const canMirror = (editor: Editor): boolean => hasWalls(editor) || selectedOpenings(editor).length > 0;

const hasWalls = (editor: Editor): boolean => selectedWalls(editor).length > 0;

const QUARTER = Math.PI / 2;

/** Copying and pasting, turning and mirroring what is selected. */
export const CLIPBOARD_ACTIONS: readonly Action[] = [
  {
    id: 'edit.cut',
    label: 'clip.cut',
    group: 'edit',
    icon: 'cut',
    keys: ['Mod+X'],
    scope: 'workspace',
    isAvailable: canCopy,
    run: async ({ session, clipboard }) => {
      const ids = await clipboard.copy();
      if (ids.length > 0) session.run(call(deleteParts, { ids: [...ids] }));
    },
  },
  {
    id: 'edit.copy',
    label: 'clip.copy',
    group: 'edit',
    icon: 'copy',
    keys: ['Mod+C'],
    scope: 'workspace',
    isAvailable: canCopy,
    run: async ({ clipboard }) => {
      await clipboard.copy();
    },
  },
  {
    id: 'edit.paste',
    label: 'clip.paste',
    group: 'edit',
    icon: 'paste',
    keys: ['Mod+V'],
    scope: 'workspace',
    run: ({ clipboard }) => clipboard.paste(),
  },
  {
    id: 'edit.duplicate',
    label: 'clip.duplicate',
    group: 'edit',
    icon: 'duplicate',
    keys: ['Mod+D'],
    scope: 'workspace',
    isAvailable: canCopy,
    run: ({ clipboard }) => clipboard.duplicate(),
  },
  {
    id: 'edit.mirror-x',
    label: 'clip.mirror-x',
    group: 'edit',
    icon: 'mirror',
    keys: ['M'],
    mode: 'build',
    scope: 'workspace',
    isAvailable: canMirror,
    run: (editor) => mirror(editor, 'x'),
  },
  {
    id: 'edit.mirror-z',
    label: 'clip.mirror-z',
    group: 'edit',
    keys: ['Shift+M'],
    mode: 'build',
    scope: 'workspace',
    isAvailable: canMirror,
    run: (editor) => mirror(editor, 'z'),
  },
  {
    id: 'edit.turn-left',
    label: 'clip.turn-left',
    group: 'edit',
    icon: 'turn-left',
    keys: ['['],
    mode: 'build',
    scope: 'workspace',
    isAvailable: hasWalls,
    run: (editor) => {
      editor.session.run(call(turnWalls, { walls: selectedWalls(editor), turn: QUARTER }));
    },
  },
  {
    id: 'edit.turn-right',
    label: 'clip.turn-right',
    group: 'edit',
    icon: 'turn-right',
    keys: [']'],
    mode: 'build',
    scope: 'workspace',
    isAvailable: hasWalls,
    run: (editor) => {
      editor.session.run(call(turnWalls, { walls: selectedWalls(editor), turn: -QUARTER }));
    },
  },
];
