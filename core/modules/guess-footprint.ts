import type { Bounds } from './module-model.ts';

/** What a module may be over a cell's edge and still fill that cell alone: exporters round. Part of a cell. */
const TOLERANCE = 1e-3;

/**
 * The cells that a module covers, along (x) and across (z) the ring; at least one each way.
 * @param bounds of the module, in the unit of the cell
 * @param cellSize side of a cell; more than 0
 */
export function guessFootprint({ min, max }: Bounds, cellSize: number): readonly [number, number] {
  const cells = (axis: 0 | 2): number =>
    Math.max(1, Math.ceil((max[axis] - min[axis]) / cellSize - TOLERANCE));
  return [cells(0), cells(2)];
}
