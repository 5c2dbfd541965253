import type { Refusal } from '../../document/command.ts';
import type { Opening } from '../../document/schema/opening.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { JOINT_MERGE_DISTANCE, pointKey, toLattice } from '../../math/tolerance.ts';
import { equals, type Vec2 } from '../../math/vec2.ts';
import { flipSide } from '../openings/opening-flip.ts';
import type { DraftStep, PlanDraft, WallRank } from '../plan-draft.ts';
import { takeBackSplits } from '../plan-heal.ts';
import { carryOpenings } from '../plan-openings.ts';
import { placeJoint } from '../plan-place.ts';
import { settle } from '../plan-settle.ts';
import { isWithinReach, type Placing, placePoint } from './plan-transform.ts';

/** A wall with its openings, not in the draft. */
export interface PlacedWall {
  /** As it was; its id is the one it gets in the draft. */
  readonly wall: Wall;
  readonly openings: readonly Opening[];
}

/**
 * Puts walls into a draft at another place, turned or mirrored, and makes the plan planar again: ends near joints
 * become one with them, walls are split where they cross, and what would lie on a standing wall becomes one with it.
 * Openings stay where they are in their wall. Refuses what would cut or crowd out an opening, and what leads too far.
 * `touched` lists the walls of that rank that came of it.
 */
export function placeWalls(
  draft: PlanDraft,
  walls: readonly PlacedWall[],
  placing: Placing,
  rank: WallRank,
): DraftStep {
  const joints = placeJoints(draft, walls, placing);
  if (!joints) return { ok: false, reason: { code: 'walls.too-far' } };
  for (const each of walls) {
    const reason = putWall(draft, each, joints, placing, rank);
    if (reason) return { ok: false, reason };
  }
  const settled = settle(
    draft,
    walls.map(({ wall }) => wall.id),
  );
  if (!settled.ok) return settled;
  const healed = takeBackSplits(draft, settled.touched);
  if (!healed.ok) return healed;
  const touched = new Set([...settled.touched, ...healed.touched]);
  return { ok: true, touched: [...touched].filter((id) => draft.find(id) && draft.rankOf(id) === rank) };
}

/** Where each joint comes to stand, by the key of where it was; null when that is beyond the level. */
function placeJoints(
  draft: PlanDraft,
  walls: readonly PlacedWall[],
  placing: Placing,
): ReadonlyMap<string, Vec2> | null {
  const placed = new Map<string, Vec2>();
  for (const { wall } of walls) {
    for (const end of [wall.start, wall.end]) {
      if (placed.has(pointKey(end))) continue;
      const wanted = placePoint(end, placing);
      if (!isWithinReach(wanted)) return null;
      placed.set(pointKey(end), placeJoint(draft, wanted));
    }
  }
  return placed;
}

function putWall(
  draft: PlanDraft,
  { wall, openings }: PlacedWall,
  joints: ReadonlyMap<string, Vec2>,
  { isMirrored }: Placing,
  rank: WallRank,
): Refusal | null {
  const start = joints.get(pointKey(wall.start)) ?? wall.start;
  const end = joints.get(pointKey(wall.end)) ?? wall.end;
  if (equals(start, end))
    return { code: 'walls.too-short', params: { length: toLattice(JOINT_MERGE_DISTANCE) } };
  // A mirrored wall runs the other way: so its left side, and what is not said of its trim, stay what they are.
  const placed: Wall = isMirrored ? { ...wall, start: end, end: start } : { ...wall, start, end };
  const carried = carryOpenings(openings, wall, placed, 'start', isMirrored);
  if (!carried.ok) return carried.reason;
  // Turned round with it they would stay where they are; in the mirror only the hinge is on the other jamb.
  draft.put(placed, isMirrored ? carried.openings.map(flipSide) : carried.openings);
  draft.setRank(placed.id, rank);
  return null;
}
