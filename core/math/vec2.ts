/**
 * A plan point or direction [x, z] in metres. The plan is seen from above with x to the right and z
 * downwards (right-handed, +Y towards the viewer).
 */
export type Vec2 = readonly [number, number];

export const add = (a: Vec2, b: Vec2): Vec2 => [a[0] + b[0], a[1] + b[1]];
export const sub = (a: Vec2, b: Vec2): Vec2 => [a[0] - b[0], a[1] - b[1]];
export const scale = (a: Vec2, k: number): Vec2 => [a[0] * k, a[1] * k];
/** The point a + k·d. */
export const along = (a: Vec2, d: Vec2, k: number): Vec2 => [a[0] + d[0] * k, a[1] + d[1] * k];
export const dot = (a: Vec2, b: Vec2): number => a[0] * b[0] + a[1] * b[1];
/** x·z' − z·x': positive when b lies clockwise of a seen from above (towards +z from +x). */
export const cross = (a: Vec2, b: Vec2): number => a[0] * b[1] - a[1] * b[0];
/** What Math.hypot returns, to the bit, at a tenth of its cost along an axis, which is where most of a plan runs. */
export const hypotenuse = (x: number, z: number): number =>
  x === 0 || z === 0 ? Math.abs(x + z) : Math.hypot(x, z);
export const length = (a: Vec2): number => hypotenuse(a[0], a[1]);
export const distance = (a: Vec2, b: Vec2): number => hypotenuse(b[0] - a[0], b[1] - a[1]);
export const midpoint = (a: Vec2, b: Vec2): Vec2 => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
export const equals = (a: Vec2, b: Vec2): boolean => a[0] === b[0] && a[1] === b[1];

/** Orders points by x, then by z: negative when a comes first. */
export const comparePoints = (a: Vec2, b: Vec2): number => a[0] - b[0] || a[1] - b[1];

/** The unit vector of a. Throws a RangeError for the zero vector. */
export function normalize(a: Vec2): Vec2 {
  const size = length(a);
  if (!(size > 0)) throw new RangeError('normalize: the vector has no direction');
  return [a[0] / size, a[1] / size];
}

/**
 * Left of a direction d, as the level document defines it: ŷ × d. Heading +x, left is −z.
 * (0,1,0) × (dx,0,dz) = (dz, 0, −dx).
 */
export const leftOf = (d: Vec2): Vec2 => [d[1], -d[0]];
