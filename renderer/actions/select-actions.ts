import { jsonEqual } from '../../core/document/json-equal.ts';
import type { LevelReader } from '../../core/document/level.ts';
import type { Opening } from '../../core/document/schema/opening.ts';
import type { TextKey } from '../../core/text/text.ts';
import { connectedWalls } from '../../core/walls/connected-walls.ts';
import { rooms } from '../../core/walls/rooms/rooms.ts';
import type { Editor } from '../session/editor.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { Action } from './action.ts';

/** Selects what of these can be selected: neither hidden nor locked. */
function select(session: EditorSession, ids: Iterable<string>): void {
  session.select([...ids].filter((id) => !session.hidden.value.has(id) && !session.locked.value.has(id)));
}

const all = (id: string, label: TextKey, find: (level: LevelReader, storey: string) => string[]): Action => ({
  id: `edit.select-all-${id}`,
  label,
  group: 'edit',
  isAvailable: ({ session }) => session.storey.value !== null,
  run: ({ session }) => {
    const storey = session.storey.value;
    if (storey !== null) select(session, find(session.level, storey));
  },
});

const openings = (level: LevelReader, storey: string, type: Opening['type']): string[] =>
  [...level.ofKind('opening')]
    .filter((opening) => opening.type === type && level.findKind('wall', opening.wall)?.storey === storey)
    .map(({ id }) => id);

const standing = (level: LevelReader, storey: string, kind: 'stair' | 'roof'): string[] =>
  [...level.ofKind(kind)].filter((record) => record.storey === storey).map(({ id }) => id);

const selectedWalls = ({ session }: Editor) =>
  [...session.selection.value].flatMap((id) => session.level.findKind('wall', id) ?? []);

/** Everything of one kind on the storey that is worked on, and more like what is selected. */
export const SELECT_ACTIONS: readonly Action[] = [
  all('rooms', 'select.rooms', (level, storey) =>
    level
      .derived(rooms)
      .ofStorey(storey)
      .map(({ id }) => id),
  ),
  all('doors', 'select.doors', (level, storey) => openings(level, storey, 'door')),
  all('windows', 'select.windows', (level, storey) => openings(level, storey, 'window')),
  all('arches', 'select.arches', (level, storey) => openings(level, storey, 'arch')),
  all('stairs', 'select.stairs', (level, storey) => standing(level, storey, 'stair')),
  all('roofs', 'select.roofs', (level, storey) => standing(level, storey, 'roof')),
  {
    id: 'edit.select-connected',
    label: 'select.connected',
    group: 'edit',
    isAvailable: (editor) => selectedWalls(editor).length > 0,
    run: (editor) => {
      const { session } = editor;
      const walls = selectedWalls(editor).flatMap((wall) => connectedWalls(session.level, wall));
      select(session, new Set([...session.selection.value, ...walls]));
    },
  },
  {
    id: 'edit.select-alike',
    label: 'select.alike',
    group: 'edit',
    isAvailable: (editor) => selectedWalls(editor).length > 0,
    run: (editor) => {
      const { session } = editor;
      const wanted = selectedWalls(editor).map(({ id, start, end, ...style }) => style);
      const alike = [...session.level.ofKind('wall')].filter(({ id, start, end, ...style }) =>
        wanted.some((one) => jsonEqual(one, style)),
      );
      select(
        session,
        alike.map(({ id }) => id),
      );
    },
  },
];
