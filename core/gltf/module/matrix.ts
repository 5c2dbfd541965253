import { cross3, dot3, type Vec3 } from '../../math/vec3.ts';

/** 4 × 4, column by column as in glTF; its last row is 0 0 0 1. */
export type Matrix = readonly number[];

export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** The matrix that does b, then a. */
export function multiplyMatrices(a: Matrix, b: Matrix): Matrix {
  const product: number[] = [];
  for (let column = 0; column < 4; column += 1) {
    for (let row = 0; row < 4; row += 1) {
      let sum = 0;
      for (let at = 0; at < 4; at += 1) sum += (a[at * 4 + row] ?? 0) * (b[column * 4 + at] ?? 0);
      product.push(sum);
    }
  }
  return product;
}

/**
 * Scaled, then turned, then moved.
 * @param rotation a quaternion x, y, z, w; of any length but zero, which turns nothing
 */
export function composeMatrix(
  translation: readonly number[],
  rotation: readonly number[],
  scale: readonly number[],
): Matrix {
  const length = Math.hypot(...rotation);
  const [x = 0, y = 0, z = 0, w = 1] = length > 0 ? rotation.map((value) => value / length) : [0, 0, 0, 1];
  const [sx = 1, sy = 1, sz = 1] = scale;
  const [tx = 0, ty = 0, tz = 0] = translation;
  return [
    ...[(1 - 2 * (y * y + z * z)) * sx, 2 * (x * y + w * z) * sx, 2 * (x * z - w * y) * sx, 0],
    ...[2 * (x * y - w * z) * sy, (1 - 2 * (x * x + z * z)) * sy, 2 * (y * z + w * x) * sy, 0],
    ...[2 * (x * z + w * y) * sz, 2 * (y * z - w * x) * sz, (1 - 2 * (x * x + y * y)) * sz, 0],
    ...[tx, ty, tz, 1],
  ];
}

const columnOf = (matrix: Matrix, column: number): Vec3 => [
  matrix[column * 4] ?? 0,
  matrix[column * 4 + 1] ?? 0,
  matrix[column * 4 + 2] ?? 0,
];

/** Negative for an odd number of reflections. */
export function computeDeterminant(matrix: Matrix): number {
  const [a, b, c] = [columnOf(matrix, 0), columnOf(matrix, 1), columnOf(matrix, 2)];
  return dot3(a, cross3(b, c));
}

/**
 * What turns normals as the matrix turns surfaces: its inverse transpose but for a positive factor, its largest number
 * 1. Made of cofactors, so that it stands for matrices that flatten, too.
 */
export function normalMatrix(matrix: Matrix): Matrix {
  const [a, b, c] = [columnOf(matrix, 0), columnOf(matrix, 1), columnOf(matrix, 2)];
  const columns = [cross3(b, c), cross3(c, a), cross3(a, b)];
  const largest = Math.max(...columns.flat().map(Math.abs)) || 1;
  const factor = (computeDeterminant(matrix) < 0 ? -1 : 1) / largest;
  return [...columns.flatMap(([x, y, z]) => [factor * x, factor * y, factor * z, 0]), 0, 0, 0, 1];
}
