import { type Command, refuse } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { gridCell } from '../../document/schema/fields.ts';
import { MODULE_DEFAULTS, type Module, moduleSchema } from '../../document/schema/module.ts';
import { z } from '../../document/schema/zod.ts';
import { extentOf } from '../footprint.ts';
import { findSpotFault, refuseSpots } from '../spot-fault.ts';
import { findSymmetryFault, symmetricCells } from '../symmetry.ts';

const { ring, asset, quarterTurns, mirrored } = moduleSchema.shape;

const args = z.object({
  ring,
  asset,
  /** The lowest cell of each copy: one, or all of a run. Steps beyond the seam are wrapped. */
  cells: z.array(gridCell).min(1),
  quarterTurns,
  mirrored,
  /** Copies around the ring of each of them, evenly spread: 1 if not given. What is wrong with it is refused in words. */
  copies: z.number().optional(),
});

/**
 * Places modules of an asset, one a cell that is named, and `copies` of each around the ring (see symmetricCells).
 * Refuses all of them where one would lie outside the interval, is longer than the ring, or takes a cell that is taken.
 */
export const placeModules: Command<z.infer<typeof args>> = {
  id: 'module.place',
  label: 'polar.place-module',
  args,
  run(level, { ring, asset, cells, copies = 1, ...style }, context) {
    const record = level.findKind('ring', ring);
    if (!record) return refuse('records.no-such-record', { kind: 'ring', record: ring });
    if (!level.findKind('asset', asset)) {
      return refuse('records.no-such-record', { kind: 'asset', record: asset });
    }
    const extent = extentOf(level, asset, style.quarterTurns ?? MODULE_DEFAULTS.quarterTurns);
    const reason = findSymmetryFault(copies, record.steps);
    if (reason) return { ok: false, reason };
    const spots = cells
      .flatMap((cell) => symmetricCells(cell, copies, record.steps))
      .map((cell) => ({ cell, extent }));
    const fault = findSpotFault(level, record, spots);
    if (fault) return refuseSpots(record, fault);
    const put = spots.map(({ cell }): Module => {
      const module: Module = { kind: 'module', id: context.newId('module'), ring, asset, cell };
      return withChanges(module, style);
    });
    return { ok: true, edit: { put }, select: put.map(({ id }) => id) };
  },
};
