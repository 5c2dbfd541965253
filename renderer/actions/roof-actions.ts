import { call } from '../../core/document/command.ts';
import type { Roof } from '../../core/document/schema/roof.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { addRoof } from '../../core/walls/commands/add-roof.ts';
import { setRoofProperties } from '../../core/walls/commands/set-roof-properties.ts';
import {
  findCoveredOutlines,
  findOutlines,
  placesInOutlines,
} from '../../core/walls/roofs/explicit-covers.ts';
import { nameOfSide } from '../../core/walls/roofs/outlines.ts';
import { roofSurfaces } from '../../core/walls/roofs/roof-surfaces.ts';
import { placeInRoom } from '../../core/walls/rooms/place-in-room.ts';
import type { RoomFace } from '../../core/walls/rooms/room-face.ts';
import { rooms } from '../../core/walls/rooms/rooms.ts';
import { storeysInOrder } from '../../core/walls/storeys.ts';
import { wallGraph } from '../../core/walls/wall-graph.ts';
import type { Editor } from '../session/editor.ts';
import type { EditorSession } from '../session/editor-session.ts';
import type { Action } from './action.ts';

/** The topmost storey that has walls; else the topmost. */
function storeyToRoof({ level }: EditorSession): string | undefined {
  const storeys = storeysInOrder(level);
  const graph = level.derived(wallGraph);
  return (storeys.findLast(({ id }) => graph.wallsOf(id).length > 0) ?? storeys.at(-1))?.id;
}

/**
 * Points in the buildings of a storey that have no roof yet, where some have one; null where one roof covers all, or
 * would be in the way.
 */
function findBuildingsToRoof({ level }: EditorSession, storey: string): readonly Vec2[] | null {
  const roofs = [...level.ofKind('roof')].filter((roof) => roof.storey === storey);
  const roofed = new Set(roofs.flatMap((roof) => findCoveredOutlines(level, roof)));
  if (roofed.size === 0) return null;
  const bare = findOutlines(level, storey).filter((outline) => !roofed.has(outline));
  const places = placesInOutlines(level, bare);
  return places.length > 0 ? places : null;
}

/** The rooms that are selected, and the roof over them. */
function roofedRooms({
  session,
}: Editor): { readonly faces: readonly RoomFace[]; readonly roof: Roof } | null {
  if (session.revision.value < 0) return null;
  const model = session.level.derived(rooms);
  const faces = [...session.selection.value].flatMap((id) => model.find(id) ?? []);
  const [first] = faces;
  const surfaces = session.level.derived(roofSurfaces);
  const side = first?.firstSide;
  const roofs = [...session.level.ofKind('roof')].filter(({ storey }) => storey === first?.storey);
  // One that leaves the room open has to do with it, too: with the building that it belongs to.
  const isOver = (roof: Roof): boolean =>
    side !== undefined &&
    (surfaces.coverageOf(roof.id)?.rooms.has(nameOfSide(side)) === true ||
      (roof.open ?? []).some((point) => model.at(roof.storey, point)?.id === first?.id));
  const roof = roofs.find(isOver);
  return first && roof ? { faces: faces.filter(({ storey }) => storey === first.storey), roof } : null;
}

/** Opens the selected rooms to the sky, or roofs them again where all are open. */
function toggleOpen(editor: Editor): void {
  const found = roofedRooms(editor);
  if (!found) return;
  const { faces, roof } = found;
  const model = editor.session.level.derived(rooms);
  const chosen = new Set(faces.map(({ id }) => id));
  const isChosen = (point: Vec2): boolean => chosen.has(model.at(roof.storey, point)?.id ?? '');
  const others = (roof.open ?? []).filter((point) => !isChosen(point));
  const places = faces.map(placeInRoom).filter((place) => place !== undefined);
  const open = areOpen(editor) ? others : [...others, ...places];
  const changes = { open: open.length > 0 ? open : null };
  editor.session.change(call(setRoofProperties, { roof: roof.id, changes }));
}

/** Whether the roof leaves all selected rooms open. */
function areOpen(editor: Editor): boolean {
  const found = roofedRooms(editor);
  if (!found) return false;
  const model = editor.session.level.derived(rooms);
  const open = new Set((found.roof.open ?? []).map((point) => model.at(found.roof.storey, point)?.id));
  return found.faces.every(({ id }) => open.has(id));
}

export const ROOF_ACTIONS: readonly Action[] = [
  {
    id: 'roof.add',
    label: 'building.add-roof',
    group: 'building',
    icon: 'roof',
    isAvailable: ({ session }) => session.revision.value >= 0 && session.level.countOf('storey') > 0,
    run: ({ session }) => {
      const storey = storeyToRoof(session);
      if (storey === undefined) return;
      const covers = findBuildingsToRoof(session, storey);
      session.run(call(addRoof, { storey, type: 'gable', ...(covers && { covers: [...covers] }) }));
    },
  },
  {
    id: 'roof.open-rooms',
    label: 'building.open-rooms',
    group: 'building',
    isAvailable: (editor) => roofedRooms(editor) !== null,
    isOn: areOpen,
    run: toggleOpen,
  },
];
