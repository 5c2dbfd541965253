import type { CommandContext } from '../../document/command.ts';
import type { Edit } from '../../document/edit.ts';
import type { LevelReader } from '../../document/level.ts';
import { isKind, type LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Storey } from '../../document/schema/storey.ts';
import type { Outline } from '../roofs/outlines.ts';
import { boundRoofs } from './bounded-roofs.ts';
import { buildRecords } from './building-records.ts';
import { carryOtherRooms } from './carry-other-rooms.ts';
import { listBuildingParts } from './clear-buildings.ts';
import { PaintedParts } from './painted-parts.ts';
import type { PlacedPlan, StoreyStack } from './plan-in-level.ts';
import { boundsOf, computeFootprints, NO_RECT } from './plan-places.ts';

/**
 * The edit that puts buildings into a level, with the storeys and materials that they need, and takes others out. What
 * else the level holds stays as it is, but that roofs over all of a storey are told what they cover, and that the
 * record of a room whose place is built on moves aside within its room.
 * @param storeys as planned for them
 * @param gone the buildings that make way
 */
export function insertBuildings(
  level: LevelReader,
  placed: readonly PlacedPlan[],
  storeys: StoreyStack,
  gone: ReadonlySet<Outline>,
  context: CommandContext,
): Required<Omit<Edit, 'header'>> {
  const stack = storeys.map(
    (storey): Storey => (storey.id === '' ? { ...storey, id: context.newId('storey') } : storey),
  );
  const parts = new PaintedParts(level, (kind) => context.newId(kind));
  const newId = (kind: string): string => context.newId(kind);
  const built = placed.flatMap(({ plan, at }) =>
    buildRecords(plan, { storeys: stack.slice(0, plan.storeys.length), at, parts, newId }),
  );
  const bounds = boundsOf(placed.flatMap(({ plan, at }) => computeFootprints(plan, at).flat())) ?? NO_RECT;
  const roofs = boundRoofs(level, {
    builtOn: new Set(stack.map(({ id }) => id)),
    gone,
    nowhere: [bounds.minX, bounds.minZ],
    newId,
  });
  const remove = [...listBuildingParts(level, gone), ...roofs.remove];
  const carried = carryOtherRooms(level, built, remove, bounds);
  const left = new Set(carried.left);
  const put: readonly LevelRecord[] = [
    ...parts.added,
    ...stack.filter(({ id }) => !level.find(id)),
    ...built.filter(({ id }) => !left.has(id)),
    ...roofs.put,
    ...carried.put,
  ];
  return { put, remove: [...remove, ...carried.remove] };
}

/** The ids of the walls among records. */
export const wallIdsOf = (records: readonly LevelRecord[]): readonly string[] =>
  records.flatMap((record) => (isKind(record, 'wall') ? [record.id] : []));
