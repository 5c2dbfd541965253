import { DocumentStore } from '../../document/document-store.ts';
import { countedIds } from '../../document/ids.ts';
import type { LevelReader } from '../../document/level.ts';
import { isKind, type LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Room } from '../../document/schema/room.ts';
import { PlanDraft } from '../plan-draft.ts';
import { carryRooms } from '../rooms/carry-rooms.ts';
import type { PlanRect } from './plan-places.ts';

/** What new walls do to records of rooms. */
export interface CarriedAside {
  /** Records that move. */
  readonly put: readonly Room[];
  readonly remove: readonly string[];
  /** Ids of new records that are left out, as their room has one already. */
  readonly left: readonly string[];
}

/**
 * Where a record of a room that stays, such as that of a garden, stands where something is built: moves it aside
 * within its room, as drawing the walls by hand would do.
 * @param built the new records
 * @param removed ids of what goes
 * @param bounds of what is built, in metres
 */
export function carryOtherRooms(
  level: LevelReader,
  built: readonly LevelRecord[],
  removed: readonly string[],
  bounds: PlanRect,
): CarriedAside {
  const gone = new Set(removed);
  const storeys = new Set<string>();
  for (const room of level.ofKind('room')) {
    if (!gone.has(room.id) && isInside(bounds, room)) storeys.add(room.storey);
  }
  if (storeys.size === 0) return { put: [], remove: [], left: [] };
  const cleared = withoutRecords(level, gone);
  const results = [...storeys].map((storey) => carryOn(cleared, storey, built));
  return {
    put: results.flatMap(({ put }) => put),
    remove: results.flatMap(({ remove }) => remove),
    left: results.flatMap(({ left }) => left),
  };
}

/** The level as it is between taking away and building, so that no room of what goes claims a new one. */
function withoutRecords(level: LevelReader, gone: ReadonlySet<string>): LevelReader {
  if (gone.size === 0) return level;
  const records = [...level.all()].filter(({ id }) => !gone.has(id));
  return new DocumentStore({ header: level.header, records }, countedIds());
}

function carryOn(level: LevelReader, storey: string, built: readonly LevelRecord[]): CarriedAside {
  const draft = new PlanDraft(level, storey);
  const walls = built.flatMap((record) =>
    isKind(record, 'wall') && record.storey === storey ? [record] : [],
  );
  for (const wall of walls) draft.put(wall);
  const added = built.flatMap((record) =>
    isKind(record, 'room') && record.storey === storey ? [record] : [],
  );
  const changed = walls.map(({ id }) => id);
  const { put, remove } = carryRooms(level, draft, changed, added);
  const kept = new Set(put.map(({ id }) => id));
  const addedIds = new Set(added.map(({ id }) => id));
  return {
    put: put.filter(({ id }) => !addedIds.has(id)),
    remove: remove.filter((id) => !addedIds.has(id)),
    left: [...addedIds].filter((id) => !kept.has(id)),
  };
}

const isInside = ({ minX, minZ, maxX, maxZ }: PlanRect, { at: [x, z] }: Room): boolean =>
  minX <= x && x <= maxX && minZ <= z && z <= maxZ;
