import RBush from 'rbush';
import type { LevelReader } from '../document/level.ts';
import { intervalOf, type Ring } from '../document/schema/ring.ts';
import { boxesOf, type CellBox, findMet } from './cell-boxes.ts';
import type { Extent } from './pivot.ts';
import { placement } from './placement.ts';
import type { Cell } from './polar-grid.ts';

const NOBODY: ReadonlySet<string> = new Set();

/**
 * For each of these extents the first cell, line by line from the inside and along the ring, at which it is free of
 * modules and of those before it; undefined where one finds none. What is in the way is jumped over, so the work
 * follows the number of modules, not of cells.
 */
export function findFreeCells(
  level: LevelReader,
  ring: Ring,
  extents: readonly Extent[],
): readonly Cell[] | undefined {
  const model = level.derived(placement);
  const own = new RBush<CellBox>();
  const found: Cell[] = [];
  for (const extent of extents) {
    const cell = findFreeCell(ring, extent, (boxes) => [
      ...model.findInTheWay(ring.id, boxes, NOBODY),
      ...findMet(own, boxes),
    ]);
    if (!cell) return undefined;
    found.push(cell);
    for (const box of boxesOf({ cell, extent }, ring.steps, '')) own.insert(box);
  }
  return found;
}

function findFreeCell(
  ring: Ring,
  extent: Extent,
  findInTheWay: (boxes: readonly CellBox[]) => readonly CellBox[],
): Cell | undefined {
  const [inner, outer] = intervalOf(ring);
  if (extent[0] > ring.steps) return undefined;
  for (let line = inner; line + extent[1] <= outer; line += 1) {
    for (let step = 0; step < ring.steps; ) {
      const met = findInTheWay(boxesOf({ cell: [line, step], extent }, ring.steps, ''));
      if (met.length === 0) return [line, step];
      // No start up to the end of a box comes clear of it; one met beyond the seam ends before the start.
      step = Math.max(step + 1, ...met.map(({ maxX }) => maxX + 1));
    }
  }
  return undefined;
}
