import { type Command, type CommandResult, type Refusal, refuse } from '../../document/command.ts';
import { planPoint } from '../../document/schema/fields.ts';
import { wallSchema } from '../../document/schema/wall.ts';
import { z } from '../../document/schema/zod.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { PlanDraft } from '../plan-draft.ts';
import { finishPlan } from '../plan-finish.ts';
import { healJoints } from '../plan-heal.ts';
import { findJoint } from '../plan-place.ts';
import { areSameKind, runStraightOn } from '../wall-kind.ts';

const args = z.object({ storey: wallSchema.shape.storey, at: planPoint });

/**
 * Makes one wall of the two that meet at a plan point. Refuses a joint of more or fewer walls, and walls that do not
 * run straight on or are not of one kind.
 */
export const joinWallsAt: Command<z.infer<typeof args>> = {
  id: 'wall.join',
  label: 'walls.join',
  args,
  run(level, { storey, at }, context): CommandResult {
    const draft = new PlanDraft(level, storey);
    const joint = findJoint(draft, at);
    if (!joint) return refuse('walls.no-joint', { x: at[0], z: at[1] });
    const reason = findWhyTwo(draft, joint);
    if (reason) return { ok: false, reason };
    const step = healJoints(draft, [joint]);
    return step.ok ? finishPlan(level, draft, context, step.touched) : step;
  },
};

function findWhyTwo(draft: PlanDraft, joint: Vec2): Refusal | null {
  const walls = draft.wallsAt(joint);
  const [a, b] = walls;
  const records = walls.map(({ id }) => id);
  if (!a || !b || walls.length > 2)
    return { code: 'walls.not-two-walls', params: { count: walls.length }, records };
  if (!runStraightOn(a, b, joint)) return { code: 'walls.not-one-line', records };
  if (!areSameKind(a, b, joint)) return { code: 'walls.not-one-kind', records };
  return null;
}
