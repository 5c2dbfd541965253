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
