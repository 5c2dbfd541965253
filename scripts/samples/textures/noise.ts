/** A number from 0 to 1 that looks random and is always the same for the same place and seed. */
export function hashOf(x: number, y: number, seed: number): number {
  let state = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  state = Math.imul(state ^ (state >>> 15), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 0xffffffff;
}

/** How many cells of noise an image has along each side; it repeats after them. */
export interface Cells {
  readonly x: number;
  readonly y: number;
}

const wrap = (value: number, period: number): number => ((value % period) + period) % period;
const smooth = (t: number): number => t * t * (3 - 2 * t);
const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/**
 * Smooth noise from 0 to 1 that repeats with the image, so that no seam is seen.
 * @param u along the image from 0 to 1
 * @param v down the image from 0 to 1
 */
export function noise(u: number, v: number, cells: Cells, seed: number): number {
  const [x, y] = [u * cells.x, v * cells.y];
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (dx: number, dy: number): number =>
    hashOf(wrap(left + dx, cells.x), wrap(top + dy, cells.y), seed);
  const across = smooth(x - left);
  return mix(mix(at(0, 0), at(1, 0), across), mix(at(0, 1), at(1, 1), across), smooth(y - top));
}
