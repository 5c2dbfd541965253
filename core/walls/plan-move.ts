import type { Refusal } from '../document/command.ts';
import type { Opening } from '../document/schema/opening.ts';
import type { Wall } from '../document/schema/wall.ts';
import { pointKey } from '../math/tolerance.ts';
import { equals, type Vec2 } from '../math/vec2.ts';
import { type DraftStep, MOVED, type PlanDraft } from './plan-draft.ts';
import { takeBackSplits } from './plan-heal.ts';
import { carryOpenings } from './plan-openings.ts';
import { placeJoint } from './plan-place.ts';
import { settle } from './plan-settle.ts';

export interface JointMove {
  /** Exactly a joint of the plan. */
  readonly from: Vec2;
  /** Where it is wanted; it comes to stand where placeJoint says. */
  readonly to: Vec2;
}

/**
 * Moves joints with all walls that end there, and makes the plan planar again: a joint dropped on another becomes one
 * with it, a wall under it is split, walls that would lie on one another become one, and a wall whose ends become one
 * joint vanishes. Openings keep their distance to the end that stays, or to the start when both ends move. Refuses
 * what would cut, crowd out or lose an opening; the draft may then be half done. `touched` lists the walls that ended at the joints and remain.
 */
export function moveJoints(draft: PlanDraft, moves: readonly JointMove[]): DraftStep {
  const walls = wallsAtAll(draft, moves);
  const openings = new Map(walls.map((wall) => [wall.id, draft.openingsOf(wall.id)]));
  for (const wall of walls) draft.remove(wall.id);
  const targets = placeTargets(draft, moves, walls);
  for (const wall of walls) {
    const reason = putMoved(draft, wall, openings.get(wall.id) ?? [], targets);
    if (!reason) continue;
    for (const each of walls) draft.put(each, openings.get(each.id));
    return { ok: false, reason };
  }
  const settled = settle(
    draft,
    walls.map(({ id }) => id),
  );
  if (!settled.ok) return settled;
  const healed = takeBackSplits(draft, settled.touched);
  if (!healed.ok) return healed;
  const touched = new Set([...settled.touched, ...healed.touched]);
  return { ok: true, touched: [...touched].filter((id) => draft.find(id) && draft.rankOf(id) === MOVED) };
}

function wallsAtAll(draft: PlanDraft, moves: readonly JointMove[]): readonly Wall[] {
  const walls = new Map<string, Wall>();
  for (const { from } of moves) for (const wall of draft.wallsAt(from)) walls.set(wall.id, wall);
  return [...walls.values()];
}

/** Where each joint comes to stand, by the key of where it was. The ends that stay count as joints. */
function placeTargets(
  draft: PlanDraft,
  moves: readonly JointMove[],
  walls: readonly Wall[],
): ReadonlyMap<string, Vec2> {
  const moving = new Set(moves.map(({ from }) => pointKey(from)));
  const joints = walls.flatMap(({ start, end }) => [start, end]).filter((end) => !moving.has(pointKey(end)));
  const targets = new Map<string, Vec2>();
  for (const { from, to } of moves) {
    const target = placeJoint(draft, to, joints);
    targets.set(pointKey(from), target);
    joints.push(target);
  }
  return targets;
}

function putMoved(
  draft: PlanDraft,
  wall: Wall,
  openings: readonly Opening[],
  targets: ReadonlyMap<string, Vec2>,
): Refusal | null {
  const start = targets.get(pointKey(wall.start));
  const end = targets.get(pointKey(wall.end));
  const moved: Wall = { ...wall, start: start ?? wall.start, end: end ?? wall.end };
  if (equals(moved.start, moved.end)) return openings[0] ? vanishing(wall, openings[0]) : null;
  const carried = carryOpenings(openings, wall, moved, start && !end ? 'end' : 'start');
  if (!carried.ok) return carried.reason;
  draft.put(moved, carried.openings);
  draft.setRank(wall.id, MOVED);
  return null;
}

const vanishing = (wall: Wall, opening: Opening): Refusal => ({
  code: 'walls.vanishing-opening',
  params: { wall: wall.id, type: opening.type, opening: opening.id },
  records: [wall.id, opening.id],
});
