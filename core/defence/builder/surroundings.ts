import type { BuiltPath } from './build-path.ts';
import type { TileCell } from './trace.ts';

/** The rectangle of all tiles, both corners included. */
export interface TileBounds {
  readonly min: TileCell;
  readonly max: TileCell;
}

/** What lies around a path. Cells as pairs x, y, row by row from the smallest y, each from the smallest x. */
export interface Surroundings {
  readonly bounds: TileBounds;
  /** Every cell that is none of the path. */
  readonly blanks: Int32Array;
  /** Every cell at the edge of the rectangle, those of the path too. */
  readonly walls: Int32Array;
}

/** The most cells of a level: more than any player sees, and what is held without a thought of memory. */
export const MOST_CELLS = 16_777_216;

/** The rectangle around a path with so many cells between it and the edge. */
export function boundsOf({ xs, ys }: BuiltPath, border: number): TileBounds {
  let [minX, minY, maxX, maxY] = [0, 0, 0, 0];
  for (let tile = 0; tile < xs.length; tile += 1) {
    const x = xs[tile] ?? 0;
    const y = ys[tile] ?? 0;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { min: [minX - border, minY - border], max: [maxX + border, maxY + border] };
}

export const widthOf = ({ min, max }: TileBounds): number => max[0] - min[0] + 1;
export const depthOf = ({ min, max }: TileBounds): number => max[1] - min[1] + 1;

/**
 * Blank tiles and walls around a path.
 * @param bounds of at most MOST_CELLS cells
 */
export function surround(path: BuiltPath, bounds: TileBounds): Surroundings {
  const [left, top] = bounds.min;
  const width = widthOf(bounds);
  const isPath = new Uint8Array(width * depthOf(bounds));
  for (let tile = 0; tile < path.xs.length; tile += 1) {
    isPath[((path.ys[tile] ?? 0) - top) * width + (path.xs[tile] ?? 0) - left] = 1;
  }
  const blanks = new Int32Array(2 * isPath.reduce((sum, taken) => sum + 1 - taken, 0));
  let next = 0;
  for (let index = 0; index < isPath.length; index += 1) {
    if (isPath[index] !== 0) continue;
    blanks[next] = (index % width) + left;
    blanks[next + 1] = Math.floor(index / width) + top;
    next += 2;
  }
  return { bounds, blanks, walls: edgeOf(bounds) };
}

/** The cells at the edge of a rectangle, each once. */
function edgeOf({ min, max }: TileBounds): Int32Array {
  const cells: number[] = [];
  for (let y = min[1]; y <= max[1]; y += 1) {
    const isRow = y === min[1] || y === max[1];
    const step = isRow ? 1 : Math.max(1, max[0] - min[0]);
    for (let x = min[0]; x <= max[0]; x += step) cells.push(x, y);
  }
  return Int32Array.from(cells);
}

export const isAtEdge = ({ min, max }: TileBounds, [x, y]: TileCell): boolean =>
  x === min[0] || x === max[0] || y === min[1] || y === max[1];
