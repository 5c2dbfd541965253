import type { Command } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { planPoint } from '../../document/schema/fields.ts';
import { type Stair, stairSchema } from '../../document/schema/stair.ts';
import { z } from '../../document/schema/zod.ts';
import { pointToLattice } from '../../math/tolerance.ts';
import { findStairFault, stairStyleShape } from '../stairs/stair-style.ts';

const args = z.object({
  storey: stairSchema.shape.storey,
  from: planPoint,
  to: planPoint,
  ...stairStyleShape,
});

/**
 * Places a straight flight from its foot to its head, plan points in metres. It climbs to the next floor, or where
 * there is none, as high as its storey. Refuses one of no length and one steeper than 45°.
 */
export const placeStair: Command<z.infer<typeof args>> = {
  id: 'stair.place',
  label: 'building.place-stair',
  args,
  run(level, { storey, from, to, ...style }, context) {
    const bare: Stair = {
      kind: 'stair',
      id: '',
      storey,
      start: pointToLattice(from),
      end: pointToLattice(to),
    };
    const stair = withChanges(bare, style);
    const reason = findStairFault(level, stair);
    if (reason) return { ok: false, reason };
    const id = context.newId('stair');
    return { ok: true, edit: { put: [{ ...stair, id }] }, select: [id] };
  },
};
