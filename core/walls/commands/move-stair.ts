import { type Command, refuse } from '../../document/command.ts';
import { stairSchema } from '../../document/schema/stair.ts';
import { z } from '../../document/schema/zod.ts';
import { pointToLattice } from '../../math/tolerance.ts';
import { findStairFault } from '../stairs/stair-style.ts';

const { id, storey, start, end } = stairSchema.shape;

const args = z.object({
  stair: id,
  start: start.optional(),
  end: end.optional(),
  storey: storey.optional(),
});

/**
 * Puts foot and head of a stair somewhere else, plan points in metres, or the stair on another storey; what is left
 * out stays. Refuses one of no length and one steeper than 45°.
 */
export const moveStair: Command<z.infer<typeof args>> = {
  id: 'stair.move',
  label: 'building.move-stair',
  args,
  run(level, to) {
    const record = level.findKind('stair', to.stair);
    if (!record) return refuse('records.no-such-record', { kind: 'stair', record: to.stair });
    const stair = {
      ...record,
      storey: to.storey ?? record.storey,
      start: pointToLattice(to.start ?? record.start),
      end: pointToLattice(to.end ?? record.end),
    };
    const reason = findStairFault(level, stair);
    return reason ? { ok: false, reason } : { ok: true, edit: { put: [stair] }, select: [record.id] };
  },
};
