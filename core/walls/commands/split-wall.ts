import { type Command, refuse } from '../../document/command.ts';
import { id, planPoint } from '../../document/schema/fields.ts';
import { z } from '../../document/schema/zod.ts';
import { projectOnSegment } from '../../math/segment.ts';
import { JOINT_MERGE_DISTANCE, pointToLattice, toLattice } from '../../math/tolerance.ts';
import { distance } from '../../math/vec2.ts';
import { PlanDraft } from '../plan-draft.ts';
import { finishPlan } from '../plan-finish.ts';
import { settle } from '../plan-settle.ts';
import { splitWalls } from '../plan-split.ts';

const args = z.object({ wall: id, at: planPoint });

/**
 * Splits a wall at its point nearest to a plan point in metres. Refuses a point nearer than the merge distance to an
 * end of the wall or to another joint, and one inside an opening.
 */
export const splitWallAt: Command<z.infer<typeof args>> = {
  id: 'wall.split',
  label: 'walls.split',
  args,
  run(level, { wall: wallId, at }, context) {
    const wall = level.findKind('wall', wallId);
    if (!wall) return refuse('walls.no-such-wall', { wall: wallId });
    const point = pointToLattice(projectOnSegment(at, wall.start, wall.end).point);
    const draft = new PlanDraft(level, wall.storey);
    const isNearEnd = [wall.start, wall.end].some((end) => distance(end, point) < JOINT_MERGE_DISTANCE);
    if (isNearEnd || draft.nearestJoint(point, JOINT_MERGE_DISTANCE)) {
      return refuse('walls.split-at-end', { length: toLattice(JOINT_MERGE_DISTANCE) });
    }
    const split = splitWalls(draft, [wall], point);
    if (!split.ok) return split;
    const step = settle(draft, split.touched);
    return step.ok ? finishPlan(level, draft, context, split.touched) : step;
  },
};
