import type { LevelReader } from '../document/level.ts';
import { inNaturalOrder } from '../document/natural-order.ts';
import type { Asset } from '../document/schema/asset.ts';
import type { Bounds } from '../modules/module-model.ts';

/** As many as an asset may have. */
const MOST_CELLS = 4096;

/**
 * How many cells along and across the ring a module seems to be made for: its size in whole cells, rounded, at least
 * one each way, so that what stands out a little over its cells is not given more of them.
 * @param bounds of the module in metres of its file
 * @param cellSize side of a cell in metres
 * @param scale metres of the level a metre of the file
 */
export function guessFootprint(
  { min, max }: Bounds,
  cellSize: number,
  scale: number,
): NonNullable<Asset['footprint']> {
  const cells = (size: number): number =>
    Math.min(MOST_CELLS, Math.max(1, Math.round((size * scale) / cellSize)));
  return [cells(max[0] - min[0]), cells(max[2] - min[2])];
}

/** The side of the cells that new modules are measured by, in metres: those of the first ring; null without a ring. */
export function findCellSize(level: LevelReader): number | null {
  return inNaturalOrder([...level.ofKind('ring')])[0]?.cellSize ?? null;
}
