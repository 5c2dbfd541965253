import { type Command, refuse } from '../../document/command.ts';
import { storeySchema } from '../../document/schema/storey.ts';
import { z } from '../../document/schema/zod.ts';
import { ceilingOf, withFloor } from '../storeys/stack.ts';
import { floorOf, storeyAbove, storeyBelow } from '../storeys.ts';

const args = z.object({ storey: storeySchema.shape.id, direction: z.enum(['up', 'down']) });

/**
 * Swaps a storey with the next one above or below: each keeps its height, both together keep theirs, and so does the
 * slab between them. Refuses to move the topmost up and the lowest down.
 */
export const reorderStorey: Command<z.infer<typeof args>> = {
  id: 'storey.reorder',
  label: 'building.reorder-storey',
  args,
  run(level, { storey, direction }) {
    const record = level.findKind('storey', storey);
    if (!record) return refuse('records.no-such-record', { kind: 'storey', record: storey });
    const next = direction === 'up' ? storeyAbove(level, storey) : storeyBelow(level, storey);
    if (!next) return refuse(direction === 'up' ? 'building.is-topmost' : 'building.is-lowest');
    const [lower, upper] = direction === 'up' ? [record, next] : [next, record];
    const top = Math.max(ceilingOf(upper), ceilingOf(lower));
    const put = [
      withFloor(upper, floorOf(lower)),
      withFloor(lower, top - (ceilingOf(lower) - floorOf(lower))),
    ];
    return { ok: true, edit: { put }, select: [storey] };
  },
};
