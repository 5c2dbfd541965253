import type { Command } from '../../document/command.ts';
import { id, planPoint } from '../../document/schema/fields.ts';
import { wallSchema } from '../../document/schema/wall.ts';
import { z } from '../../document/schema/zod.ts';
import { PlanDraft } from '../plan-draft.ts';
import { eraseAlong } from '../plan-erase.ts';
import { finishPlan } from '../plan-finish.ts';

const args = z.object({
  storey: wallSchema.shape.storey,
  from: planPoint,
  to: planPoint,
  /** Walls that stay as they are: locked ones. */
  spared: z.array(id).optional(),
});

/** Erases the stretches of walls that lie along a stroke between two plan points in metres; see eraseAlong. */
export const eraseWalls: Command<z.infer<typeof args>> = {
  id: 'wall.erase',
  label: 'walls.erase',
  args,
  run(level, { storey, from, to, spared = [] }, context) {
    const draft = new PlanDraft(level, storey);
    const step = eraseAlong(draft, from, to, (wall) => spared.includes(wall));
    return step.ok ? finishPlan(level, draft, context) : step;
  },
};
