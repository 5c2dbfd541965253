import type { Command } from '../../document/command.ts';
import { planPoint } from '../../document/schema/fields.ts';
import { wallSchema } from '../../document/schema/wall.ts';
import { z } from '../../document/schema/zod.ts';
import { JOINT_MERGE_DISTANCE, toLattice } from '../../math/tolerance.ts';
import { equals } from '../../math/vec2.ts';
import { PlanDraft } from '../plan-draft.ts';
import { drawWalls } from '../plan-draw.ts';
import { finishPlan } from '../plan-finish.ts';
import { placeJoint } from '../plan-place.ts';
import { findMissingMaterial, findMissingStorey, givenStyle, wallStyleShape } from './wall-style.ts';

const args = z.object({
  storey: wallSchema.shape.storey,
  from: planPoint,
  to: planPoint,
  ...wallStyleShape,
});

/**
 * Draws a wall between two plan points in metres, and splits what it crosses, ends on or runs over. Only what no wall
 * covers yet is added. Refuses a wall whose ends are one joint, and one that would cut an opening.
 */
export const drawWall: Command<z.infer<typeof args>> = {
  id: 'wall.draw',
  label: 'walls.draw',
  args,
  run(level, { storey, from, to, ...style }, context) {
    const reason = findMissingStorey(level, storey) ?? findMissingMaterial(level, style);
    if (reason) return { ok: false, reason };
    const draft = new PlanDraft(level, storey);
    const start = placeJoint(draft, from);
    const end = placeJoint(draft, to, [start]);
    if (equals(start, end)) {
      return {
        ok: false,
        reason: { code: 'walls.too-short', params: { length: toLattice(JOINT_MERGE_DISTANCE) } },
      };
    }
    const step = drawWalls(draft, [start, end], givenStyle(style));
    return step.ok ? finishPlan(level, draft, context, step.touched) : step;
  },
};
