import type RBush from 'rbush';
import type { BBox } from 'rbush';
import type { Footprint } from './footprint.ts';

/** Cells that lie together without a seam, by their first and last step (x) and line (y): boxes that touch are apart. */
export interface CellBox extends BBox {
  readonly owner: string;
}

/** The boxes of a footprint: two where it lies over the seam, the whole turn where it is as long as the ring. */
export function boxesOf(
  { cell, extent }: Omit<Footprint, 'ring'>,
  steps: number,
  owner: string,
): readonly CellBox[] {
  const [line, step] = cell;
  const lines = { minY: line, maxY: line + extent[1] - 1, owner };
  if (extent[0] >= steps) return [{ minX: 0, maxX: steps - 1, ...lines }];
  const last = step + extent[0] - 1;
  if (last < steps) return [{ minX: step, maxX: last, ...lines }];
  return [
    { minX: step, maxX: steps - 1, ...lines },
    { minX: 0, maxX: last - steps, ...lines },
  ];
}

/** The boxes of a tree that any of these meet. */
export const findMet = (tree: RBush<CellBox>, boxes: readonly CellBox[]): CellBox[] =>
  boxes.flatMap((box) => tree.search(box));

/**
 * One box of a tree that any of these meet: that on the lowest line, and there on the first step, of the first of them
 * that meets one. Asks a logarithm of times, while all that large ones meet can be thousands.
 */
export function findFirstMet(tree: RBush<CellBox>, boxes: readonly CellBox[]): CellBox | undefined {
  const box = boxes.find((candidate) => tree.collides(candidate));
  if (!box) return undefined;
  const { minX, maxX } = box;
  const line = findLeast(box.minY, box.maxY, (minY, maxY) => tree.collides({ minX, maxX, minY, maxY }));
  const on = { minY: line, maxY: line };
  const step = findLeast(minX, maxX, (from, to) => tree.collides({ minX: from, maxX: to, ...on }));
  return tree.search({ minX: step, maxX: step, ...on })[0];
}

/** The least whole number of a range for which a test of ranges is true, by halving; it is true for the whole. */
function findLeast(from: number, to: number, test: (from: number, to: number) => boolean): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (test(low, middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
