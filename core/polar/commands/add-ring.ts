import type { Command } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { type Ring, ringSchema } from '../../document/schema/ring.ts';
import { z } from '../../document/schema/zod.ts';
import { findRingFault } from '../ring-limits.ts';

const { name, centre, scaleHeight } = ringSchema.shape;

const args = z.object({
  name,
  centre,
  scaleHeight,
  // Any numbers: what is wrong with them is refused in words.
  steps: z.number(),
  cellSize: z.number(),
  innerRing: z.number().optional(),
  outerRing: z.number().optional(),
});

/**
 * Adds a ring of so many steps, whose cells are `cellSize` metres wide at the threshold radius; fields left out keep
 * their defaults. Refuses what gives no ring, one through its centre, and one that reaches farther than levels do.
 */
export const addRing: Command<z.infer<typeof args>> = {
  id: 'ring.add',
  label: 'polar.add-ring',
  args,
  run(_, fields, context) {
    const reason = findRingFault(fields);
    if (reason) return { ok: false, reason };
    const { steps, cellSize, ...more } = fields;
    const id = context.newId('ring');
    const ring: Ring = withChanges({ kind: 'ring', id, steps, cellSize }, more);
    return { ok: true, edit: { put: [ring] }, select: [id] };
  },
};
