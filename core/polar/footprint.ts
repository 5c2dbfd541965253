import type { LevelReader } from '../document/level.ts';
import { ASSET_DEFAULTS, type Asset } from '../document/schema/asset.ts';
import { MODULE_DEFAULTS, type Module } from '../document/schema/module.ts';
import type { Extent } from './pivot.ts';
import { type Cell, wrapStep } from './polar-grid.ts';

/** The cells that something takes: from its lowest one outwards and on along the ring, over the seam too. */
export interface Footprint {
  readonly ring: string;
  /** The lowest cell, its step wrapped. */
  readonly cell: Cell;
  readonly extent: Extent;
}

/** Cells of an asset along and across the ring where it stands: an odd number of quarter turns swaps them. */
export const extentOf = (level: LevelReader, asset: string, quarterTurns: number): Extent =>
  footprintExtent(level.findKind('asset', asset), quarterTurns);

/** The same of an asset that the level need not have; of none it is that of one cell. */
export function footprintExtent(asset: Pick<Asset, 'footprint'> | undefined, quarterTurns: number): Extent {
  const [along, across] = asset?.footprint ?? ASSET_DEFAULTS.footprint;
  return quarterTurns % 2 === 0 ? [along, across] : [across, along];
}

/** Where a module stands; undefined for one that has no place. */
export function footprintOf(level: LevelReader, module: Module): Footprint | undefined {
  const { ring, asset, cell, quarterTurns = MODULE_DEFAULTS.quarterTurns } = module;
  const steps = level.findKind('ring', ring)?.steps;
  if (cell === null || steps === undefined) return undefined;
  return {
    ring,
    cell: [cell[0], wrapStep(cell[1], steps)],
    extent: extentOf(level, asset, quarterTurns),
  };
}

/** The cells of a footprint, line by line from the lowest, each along the ring; steps wrapped, none twice. */
export function* cellsOf({ cell, extent }: Omit<Footprint, 'ring'>, steps: number): Generator<Cell> {
  for (let line = 0; line < extent[1]; line += 1) {
    for (let step = 0; step < Math.min(extent[0], steps); step += 1) {
      yield [cell[0] + line, wrapStep(cell[1] + step, steps)];
    }
  }
}
