import { projectOnSegment } from '../math/segment.ts';
import { JOINT_MERGE_DISTANCE, JOINT_ON_WALL_DISTANCE, pointToLattice } from '../math/tolerance.ts';
import { distance, equals, type Vec2 } from '../math/vec2.ts';
import { nearestPoint, type PlanDraft } from './plan-draft.ts';
import { boxAround } from './wall-graph.ts';

/**
 * Where a joint that is wanted at a plan point comes to stand: on a joint that is nearer than the merge distance, or
 * else on a wall right under it, or else on the nearest lattice point. The result is a joint or keeps the merge
 * distance from all joints.
 * @param others more points that count as joints
 */
export function placeJoint(draft: PlanDraft, wanted: Vec2, others: readonly Vec2[] = []): Vec2 {
  const point = pointToLattice(wanted);
  const joint = jointNear(draft, point, others);
  if (joint) return joint;
  const foot = footOnWall(draft, point);
  return foot ? (jointNear(draft, foot, others) ?? foot) : point;
}

/** The joint that a plan point means: the one exactly there, or else the nearest within the merge distance. */
export const findJoint = (draft: PlanDraft, point: Vec2): Vec2 | undefined =>
  draft.nearestJoint(point, JOINT_MERGE_DISTANCE);

/** A joint that is nearer than the merge distance to this one and not it. */
export const findOtherJoint = (draft: PlanDraft, joint: Vec2): Vec2 | undefined =>
  draft
    .wallsIn(boxAround(joint, joint, JOINT_MERGE_DISTANCE))
    .flatMap(({ start, end }) => [start, end])
    .find((end) => !equals(end, joint) && distance(end, joint) < JOINT_MERGE_DISTANCE);

function jointNear(draft: PlanDraft, point: Vec2, others: readonly Vec2[]): Vec2 | undefined {
  const own = findJoint(draft, point);
  return nearestPoint(point, own ? [own, ...others] : others, JOINT_MERGE_DISTANCE);
}

function footOnWall(draft: PlanDraft, point: Vec2): Vec2 | undefined {
  const feet = draft
    .wallsIn(boxAround(point, point, JOINT_ON_WALL_DISTANCE))
    .map(({ start, end }) => projectOnSegment(point, start, end).point);
  const foot = nearestPoint(point, feet, JOINT_ON_WALL_DISTANCE);
  return foot && pointToLattice(foot);
}
