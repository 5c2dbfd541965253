import { type Command, refuse } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { MODULE_DEFAULTS, type Module, moduleSchema } from '../../document/schema/module.ts';
import { intervalOf } from '../../document/schema/ring.ts';
import { z } from '../../document/schema/zod.ts';
import { extentOf } from '../footprint.ts';
import { freeSpots } from '../free-spots.ts';
import type { Cell } from '../polar-grid.ts';

const { ring, asset, quarterTurns, mirrored } = moduleSchema.shape;

/** More are a slip of the mouse, and would be waited for. */
const MOST_FILLED = 20_000;

const args = z.object({
  ring,
  asset,
  /** The first and the last line that modules may take; if not given, all of the ring. Lines beyond it are left out. */
  lines: z.tuple([z.int(), z.int()]).readonly().optional(),
  quarterTurns,
  mirrored,
});

/**
 * Fills the free cells of a ring with modules of an asset, as many as fit (see freeSpots). Refuses where none fits, and
 * more than 20,000.
 */
export const fillRing: Command<z.infer<typeof args>> = {
  id: 'ring.fill',
  label: 'polar.fill-ring',
  args,
  run(level, { ring, asset, lines, ...style }, context) {
    const record = level.findKind('ring', ring);
    if (!record) return refuse('records.no-such-record', { kind: 'ring', record: ring });
    if (!level.findKind('asset', asset)) {
      return refuse('records.no-such-record', { kind: 'asset', record: asset });
    }
    const [inner, outer] = intervalOf(record);
    const first = Math.max(inner, lines?.[0] ?? inner);
    const last = Math.min(outer - 1, lines?.[1] ?? outer - 1);
    const extent = extentOf(level, asset, style.quarterTurns ?? MODULE_DEFAULTS.quarterTurns);
    const cells: Cell[] = [];
    for (const cell of freeSpots(level, record, extent, [first, last])) {
      if (cells.length === MOST_FILLED) return refuse('polar.too-many', { most: MOST_FILLED });
      cells.push(cell);
    }
    if (cells.length === 0) return refuse('polar.nothing-free', { first, last });
    const put = cells.map((cell): Module => {
      const module: Module = { kind: 'module', id: context.newId('module'), ring, asset, cell };
      return withChanges(module, style);
    });
    return { ok: true, edit: { put }, select: put.map(({ id }) => id) };
  },
};
