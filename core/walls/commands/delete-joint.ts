import { type Command, refuse } from '../../document/command.ts';
import { planPoint } from '../../document/schema/fields.ts';
import { wallSchema } from '../../document/schema/wall.ts';
import { z } from '../../document/schema/zod.ts';
import { PlanDraft } from '../plan-draft.ts';
import { finishPlan } from '../plan-finish.ts';
import { healJoints } from '../plan-heal.ts';
import { findJoint } from '../plan-place.ts';
import { farEnd } from '../wall-kind.ts';

const args = z.object({ storey: wallSchema.shape.storey, at: planPoint });

/**
 * Deletes the joint at a plan point. Two walls of one kind that run straight on there become one; otherwise the walls
 * that end there go with it, with their openings, and the joints at their other ends heal in the same way.
 */
export const deleteJoint: Command<z.infer<typeof args>> = {
  id: 'joint.delete',
  label: 'walls.delete-joint',
  args,
  run(level, { storey, at }, context) {
    const draft = new PlanDraft(level, storey);
    const joint = findJoint(draft, at);
    if (!joint) return refuse('walls.no-joint', { x: at[0], z: at[1] });
    const joined = healJoints(draft, [joint]);
    if (!joined.ok) return joined;
    const rest = draft.wallsAt(joint);
    for (const wall of rest) draft.remove(wall.id);
    const step = healJoints(
      draft,
      rest.map((wall) => farEnd(wall, joint)),
    );
    return step.ok ? finishPlan(level, draft, context, joined.touched) : step;
  },
};
