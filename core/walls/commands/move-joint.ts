import { type Command, refuse } from '../../document/command.ts';
import { planPoint } from '../../document/schema/fields.ts';
import { wallSchema } from '../../document/schema/wall.ts';
import { z } from '../../document/schema/zod.ts';
import { PlanDraft } from '../plan-draft.ts';
import { finishPlan } from '../plan-finish.ts';
import { moveJoints } from '../plan-move.ts';
import { findJoint } from '../plan-place.ts';

const args = z.object({ storey: wallSchema.shape.storey, from: planPoint, to: planPoint });

/** Moves the joint at a plan point, with the walls that end there, to another one (metres); see moveJoints. */
export const moveJoint: Command<z.infer<typeof args>> = {
  id: 'wall.moveJoint',
  label: 'walls.move-joint',
  args,
  run(level, { storey, from, to }, context) {
    const draft = new PlanDraft(level, storey);
    const joint = findJoint(draft, from);
    if (!joint) return refuse('walls.no-joint', { x: from[0], z: from[1] });
    const step = moveJoints(draft, [{ from: joint, to }]);
    return step.ok ? finishPlan(level, draft, context) : step;
  },
};
