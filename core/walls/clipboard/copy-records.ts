import type { LevelReader } from '../../document/level.ts';
import { fieldOf, referenceFields } from '../../document/references.ts';
import { isKind, type LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Roof } from '../../document/schema/roof.ts';
import type { Room } from '../../document/schema/room.ts';
import { openingsOnWall } from '../openings/openings-on-wall.ts';
import { withExplicitCovers } from '../roofs/explicit-covers.ts';
import { outlines } from '../roofs/outlines.ts';
import { rooms } from '../rooms/rooms.ts';
import type { Clip } from './clip.ts';

/**
 * What is to be pasted elsewhere of these records: walls with all their openings, rooms with the walls around them,
 * stairs and roofs, and the materials of all of them. Only of one storey: the one given if something of it is among
 * them, else that of the first. Null when there is nothing of the kind.
 * @param ids of records, or of faces of rooms
 */
export function copyRecords(
  level: LevelReader,
  ids: Iterable<string>,
  preferred: string | null,
): Clip | null {
  const all = collect(level, ids);
  const storey = all.some((record) => record.storey === preferred) ? preferred : (all[0]?.storey ?? null);
  const here = all.filter((record) => record.storey === storey);
  const walls = here.filter((record) => isKind(record, 'wall'));
  const openings = walls.flatMap(({ id }) => openingsOnWall(level, id));
  const roomRecords = here.filter((record) => isKind(record, 'room'));
  const stairs = here.filter((record) => isKind(record, 'stair'));
  const roofs = here
    .filter((record) => isKind(record, 'roof'))
    .map((roof) => overCopied(level, roof, new Set(walls.map(({ id }) => id))));
  const copied = [...walls, ...openings, ...roomRecords, ...stairs, ...roofs];
  if (copied.length === 0) return null;
  return { materials: materialsOf(level, copied), walls, openings, rooms: roomRecords, stairs, roofs };
}

/** The roof over the buildings alone that are copied with it; as it is where none of those that it covers is. */
function overCopied(level: LevelReader, roof: Roof, walls: ReadonlySet<string>): Roof {
  const model = level.derived(outlines);
  const explicit = withExplicitCovers(level, roof);
  const covers = explicit.covers?.filter((point) => {
    const outline = model.at(roof.storey, point);
    return outline && [...outline.walls].some((wall) => walls.has(wall));
  });
  return covers && covers.length > 0 ? { ...explicit, covers } : roof;
}

type Standing = LevelRecord & { readonly storey: string };

function collect(level: LevelReader, ids: Iterable<string>): Standing[] {
  const found = new Map<string, Standing>();
  const add = (record: Standing | undefined): void => {
    if (record) found.set(record.id, record);
  };
  const model = level.derived(rooms);
  for (const id of ids) {
    for (const { wall } of model.find(id)?.walls ?? []) add(level.findKind('wall', wall));
    add(level.findKind('wall', id) ?? level.findKind('room', id));
    add(level.findKind('stair', id) ?? level.findKind('roof', id));
  }
  for (const record of roomsWithin(level, found)) add(record);
  return [...found.values()];
}

/** The records of the rooms whose walls are all among these. */
function roomsWithin(level: LevelReader, found: ReadonlyMap<string, Standing>): Room[] {
  const storeys = new Set([...found.values()].map(({ storey }) => storey));
  return [...storeys]
    .flatMap((storey) => level.derived(rooms).ofStorey(storey))
    .filter(({ outerWalls }) => outerWalls.every(({ wall }) => found.has(wall)))
    .flatMap(({ record }) => record ?? []);
}

function materialsOf(level: LevelReader, records: readonly LevelRecord[]) {
  const ids = new Set(
    records.flatMap((record) =>
      referenceFields(record.kind)
        .filter(([, kind]) => kind === 'material')
        .map(([field]) => fieldOf(record, field)),
    ),
  );
  return [...ids].flatMap((id) => (typeof id === 'string' ? (level.findKind('material', id) ?? []) : []));
}
