import { cross3, dot3, normalize3, type Vec3 } from '../../../core/math/vec3.ts';

/** The images of x, y and z under a linear map. */
export type Columns = readonly [Vec3, Vec3, Vec3];

export const vec3Of = (part: (axis: 0 | 1 | 2) => number): Vec3 => [part(0), part(1), part(2)];

/** Three numbers of many, those of the given place where each has `size`. */
export const tripleAt = (values: ArrayLike<number>, place: number, size: number): Vec3 =>
  vec3Of((axis) => values[size * place + axis] ?? 0);

/** The sum of vectors times numbers: a direction through a linear map. */
export const combine = (vectors: Columns, factors: ArrayLike<number>): Vec3 =>
  vec3Of((axis) => vectors.reduce((sum, vector, k) => sum + vector[axis] * (factors[k] ?? 0), 0));

/** A unit normal through the inverse transpose of a linear map, which cofactors are but for a factor. */
export function throughInverse([x, y, z]: Columns, normal: Vec3): Vec3 {
  const cofactors: Columns = [cross3(y, z), cross3(z, x), cross3(x, y)];
  const sign = Math.sign(dot3(x, cofactors[0]));
  const moved = combine(cofactors, normal);
  return normalize3(vec3Of((axis) => sign * moved[axis]));
}

/** In degrees, also where it is so small that its cosine is 1. */
export const angleBetween = (a: Vec3, b: Vec3): number =>
  (Math.atan2(Math.hypot(...cross3(a, b)), dot3(a, b)) * 180) / Math.PI;
