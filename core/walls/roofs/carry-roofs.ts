import type { LevelReader } from '../../document/level.ts';
import { withChanges } from '../../document/record-changes.ts';
import type { Roof } from '../../document/schema/roof.ts';
import { equals, type Vec2 } from '../../math/vec2.ts';
import { FacesAfter, facesBefore } from '../rooms/faces-after.ts';
import type { PencilledPlan } from '../rooms/pencilled-faces.ts';
import { rooms } from '../rooms/rooms.ts';
import { CoversAfter } from './covers-after.ts';
import { OpenAfter } from './open-after.ts';

/** What an edit of walls has to do to roof records as well. */
export interface CarriedRoofs {
  readonly put: readonly Roof[];
  readonly remove: readonly string[];
}

const NOTHING: CarriedRoofs = { put: [], remove: [] };

/**
 * Keeps the points of roofs with what they are about when walls change: those of `open` in the rooms that they leave
 * open, those of `covers` in the buildings, one each, also where a building becomes two. A roof goes with the last
 * building that it covers; where walls are left of it, it stays and waits for them to be closed again.
 * @param plan the walls as the edit leaves them
 * @param changed ids of the walls that are new, gone or elsewhere
 */
export function carryRoofs(
  level: LevelReader,
  plan: PencilledPlan,
  changed: readonly string[],
): CarriedRoofs {
  if (changed.length === 0) return NOTHING;
  const roofs = [...level.ofKind('roof')].filter(
    ({ storey, covers, open }) => storey === plan.storey && (covers ?? open),
  );
  if (roofs.length === 0) return NOTHING;
  const model = level.derived(rooms);
  const before = facesBefore(level, model, plan, changed);
  const after = new FacesAfter(model, plan, before, changed);
  const covers = new CoversAfter(level, plan, before, after, changed);
  const open = new OpenAfter(level, plan, before, after);
  const put: Roof[] = [];
  const remove: string[] = [];
  for (const roof of roofs) {
    const covered = roof.covers && covers.carry(roof.covers);
    if (covered?.length === 0) {
      remove.push(roof.id);
      continue;
    }
    const opened = roof.open && open.carry(roof.open);
    if (isSame(covered, roof.covers) && isSame(opened, roof.open)) continue;
    put.push(withChanges(roof, { covers: covered, open: opened?.length === 0 ? null : opened }));
  }
  return { put, remove };
}

const isSame = (a: readonly Vec2[] | undefined, b: readonly Vec2[] | undefined): boolean =>
  a?.length === b?.length && (a ?? []).every((point, index) => equals(point, b?.[index] ?? point));
