import { type Command, refuse } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { intervalOf, type Ring, ringSchema } from '../../document/schema/ring.ts';
import { z } from '../../document/schema/zod.ts';
import { carryModules } from '../carry-modules.ts';
import { findRingFault } from '../ring-limits.ts';

const { id, name, centre, scaleHeight } = ringSchema.shape;

const args = z.object({
  ring: id,
  /** Null goes back to the default; of numbers, what is wrong with them is refused in words. */
  changes: z.object({
    name: name.nullish(),
    centre: centre.nullish(),
    scaleHeight: scaleHeight.nullish(),
    steps: z.number().optional(),
    cellSize: z.number().optional(),
    innerRing: z.number().nullish(),
    outerRing: z.number().nullish(),
  }),
});

/**
 * Changes a ring. Its modules stay on their cells; those that no longer fit keep their records without a cell, in the
 * same step, and the result selects them together with the ring. Refuses what ring.add does.
 */
export const changeRing: Command<z.infer<typeof args>> = {
  id: 'ring.change',
  label: 'polar.change-ring',
  args,
  run(level, { ring, changes }) {
    const before = level.findKind('ring', ring);
    if (!before) return refuse('records.no-such-record', { kind: 'ring', record: ring });
    const after = withChanges(before, changes);
    const reason = findRingFault(after);
    if (reason) return { ok: false, reason };
    const moved = isSameGrid(before, after) ? [] : carryModules(level, before, after);
    const misfits = moved.filter(({ cell }) => cell === null).map((module) => module.id);
    return { ok: true, edit: { put: [after, ...moved] }, select: [ring, ...misfits] };
  },
};

const isSameGrid = (a: Ring, b: Ring): boolean =>
  a.steps === b.steps && String(intervalOf(a)) === String(intervalOf(b));
