import { type Command, type Refusal, refuse } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { compareNaturally } from '../../document/natural-order.ts';
import { withChanges } from '../../document/record-changes.ts';
import { OPENING_DEFAULTS, type Opening } from '../../document/schema/opening.ts';
import { type Storey, storeySchema } from '../../document/schema/storey.ts';
import { z } from '../../document/schema/zod.ts';
import { toLattice } from '../../math/tolerance.ts';
import { openingsOnWall } from '../openings/openings-on-wall.ts';
import { ceilingOf, findOffLimits, moveFloors } from '../storeys/stack.ts';
import { clearHeightOf, floorOf } from '../storeys.ts';
import { wallGraph } from '../wall-graph.ts';

const { id, name, elevation, height } = storeySchema.shape;

const args = z.object({
  storey: id,
  /** Null goes back to the default. */
  changes: z.object({ name: name.nullish(), elevation: elevation.nullish(), height: height.nullish() }),
});

/**
 * Changes name, elevation or height (metres) of a storey; null resets a field to its default. The storeys above
 * follow its ceiling, so that the stack stays as closed as it was. Refuses a height that is too low for the openings
 * of its walls.
 */
export const setStoreyProperties: Command<z.infer<typeof args>> = {
  id: 'storey.setProperties',
  label: 'building.set-storey',
  args,
  run(level, { storey, changes }) {
    const record = level.findKind('storey', storey);
    if (!record) return refuse('records.no-such-record', { kind: 'storey', record: storey });
    const changed = withChanges(record, changes);
    const by = ceilingOf(changed) - ceilingOf(record);
    const put = [changed, ...moveFloors(level, by, (other) => floorOf(other) > floorOf(record))];
    const reason = findOffLimits(put) ?? findTooHighOpening(level, record, clearHeightOf(changed));
    return reason ? { ok: false, reason } : { ok: true, edit: { put }, select: [storey] };
  },
};

/** Why a storey cannot be that low: an opening that fits now would stand out over its wall. */
function findTooHighOpening(level: LevelReader, storey: Storey, height: number): Refusal | null {
  if (height >= clearHeightOf(storey)) return null;
  const tooHigh = level
    .derived(wallGraph)
    .wallsOf(storey.id)
    .filter((wall) => wall.height === undefined)
    .flatMap((wall) => openingsOnWall(level, wall.id))
    .filter((opening) => topOf(opening) > height && topOf(opening) <= clearHeightOf(storey))
    .sort((a, b) => topOf(b) - topOf(a) || compareNaturally(a.id, b.id));
  const [first] = tooHigh;
  if (!first) return null;
  const { id: opening, type } = first;
  return {
    code: 'building.openings-too-high',
    params: { type, opening, top: topOf(first), count: tooHigh.length },
    records: tooHigh.map((each) => each.id),
  };
}

const topOf = (opening: Opening): number =>
  toLattice((opening.sill ?? OPENING_DEFAULTS.sill) + opening.height);
