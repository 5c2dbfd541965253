import type { BlobField } from './blob-field.ts';
import { FieldSampler } from './field-sampler.ts';

type Numbers = Float32Array | Float64Array;

/** What is deformed: x, y, z a vertex; tangents with the sign of the bitangent as a fourth number, as in glTF. */
export interface BlobVertices {
  readonly positions: Numbers;
  readonly normals?: Numbers;
  readonly tangents?: Numbers;
}

/** What a deformation could not do as asked. */
export interface DeformNotices {
  /** Vertices at the origin, which have no direction and stay where they are. */
  readonly atOrigin: number;
}

/**
 * Moves each vertex v by the field: v + Σ α·Δ (see FieldSampler). Normals go through the cofactors of the Jacobian of
 * that map, which is its inverse transpose times its determinant: exact, and outward by the winding of the triangles
 * also where the field turns the surface inside out. Tangents go through the Jacobian. Both come out with unit length;
 * where the surface is squashed to a line they stay as they were. Vertices in one place stay in one place, bit by bit.
 * @param source in metres, around the origin
 * @param target written to; has arrays of the lengths that the source's have, which may be the same arrays
 * Throws a RangeError for arrays that do not fit together and for a field that is not sound.
 */
export function deformVertices(source: BlobVertices, field: BlobField, target: BlobVertices): DeformNotices {
  requireFit(source, target);
  const sampler = new FieldSampler(field);
  const { positions, normals, tangents } = source;
  const turns = normals !== undefined || tangents !== undefined;
  let atOrigin = 0;
  for (let i = 0, j = 0; i < positions.length; i += 3, j += 4) {
    const x = positions[i] ?? 0;
    const y = positions[i + 1] ?? 0;
    const z = positions[i + 2] ?? 0;
    const r = sampler.moveTo(x, y, z);
    if (r === 0) atOrigin += 1;
    if (turns) {
      const isTurned = r > 0 && takeJacobian(sampler, r);
      if (normals && target.normals) turnNormal(normals, target.normals, i, isTurned);
      if (tangents && target.tangents) turnTangent(tangents, target.tangents, j, isTurned);
    }
    place(target.positions, i, x, y, z, sampler.offset);
  }
  return { atOrigin };
}

function requireFit(source: BlobVertices, target: BlobVertices): void {
  const count = source.positions.length / 3;
  const fits =
    Number.isInteger(count) &&
    target.positions.length === source.positions.length &&
    isPair(source.normals, target.normals, count * 3) &&
    isPair(source.tangents, target.tangents, count * 4);
  if (!fits) throw new RangeError('deformVertices: the arrays are not of one number of vertices');
}

const isPair = (
  a: ArrayLike<number> | undefined,
  b: ArrayLike<number> | undefined,
  length: number,
): boolean => a?.length === b?.length && (a === undefined || a.length === length);

function place(to: Numbers, at: number, x: number, y: number, z: number, offset: Float64Array): void {
  to[at] = x + (offset[0] ?? 0);
  to[at + 1] = y + (offset[1] ?? 0);
  to[at + 2] = z + (offset[2] ?? 0);
}

/** r times the Jacobian of the vertex at hand, row by row. */
const jacobian = new Float64Array(9);

/** @returns whether the Jacobian is another than that of a mesh that does not move */
function takeJacobian(sampler: FieldSampler, r: number): boolean {
  if (!sampler.computeSlope()) return false;
  for (let k = 0; k < 9; k += 1) jacobian[k] = sampler.slope[k] ?? 0;
  jacobian[0] = (jacobian[0] ?? 0) + r;
  jacobian[4] = (jacobian[4] ?? 0) + r;
  jacobian[8] = (jacobian[8] ?? 0) + r;
  return true;
}

function turnNormal(from: Numbers, to: Numbers, at: number, isTurned: boolean): void {
  const x = from[at] ?? 0;
  const y = from[at + 1] ?? 0;
  const z = from[at + 2] ?? 0;
  const nx = cofactor(1, 2, 1, 2) * x + cofactor(1, 2, 2, 0) * y + cofactor(1, 2, 0, 1) * z;
  const ny = cofactor(2, 0, 1, 2) * x + cofactor(2, 0, 2, 0) * y + cofactor(2, 0, 0, 1) * z;
  const nz = cofactor(0, 1, 1, 2) * x + cofactor(0, 1, 2, 0) * y + cofactor(0, 1, 0, 1) * z;
  const size = isTurned ? Math.sqrt(nx * nx + ny * ny + nz * nz) : 0;
  if (isUsable(size)) write(to, at, nx, ny, nz, size);
  else write(to, at, x, y, z, 1);
}

/** The minor of the Jacobian of two rows and two columns: with these in turn, a cofactor. */
const cofactor = (row: number, nextRow: number, column: number, nextColumn: number): number =>
  (jacobian[3 * row + column] ?? 0) * (jacobian[3 * nextRow + nextColumn] ?? 0) -
  (jacobian[3 * row + nextColumn] ?? 0) * (jacobian[3 * nextRow + column] ?? 0);

function turnTangent(from: Numbers, to: Numbers, at: number, isTurned: boolean): void {
  const x = from[at] ?? 0;
  const y = from[at + 1] ?? 0;
  const z = from[at + 2] ?? 0;
  const tx = rowTimes(0, x, y, z);
  const ty = rowTimes(3, x, y, z);
  const tz = rowTimes(6, x, y, z);
  const size = isTurned ? Math.sqrt(tx * tx + ty * ty + tz * tz) : 0;
  if (isUsable(size)) write(to, at, tx, ty, tz, size);
  else write(to, at, x, y, z, 1);
  to[at + 3] = from[at + 3] ?? 0;
}

/** Below it squares have lost their digits, and the surface is squashed but for rounding. */
const LEAST_SIZE = 1e-140;

/** Beyond all numbers is a size where a field is steeper than they reach. */
const isUsable = (size: number): boolean => size > LEAST_SIZE && size < Number.POSITIVE_INFINITY;

const rowTimes = (row: number, x: number, y: number, z: number): number =>
  (jacobian[row] ?? 0) * x + (jacobian[row + 1] ?? 0) * y + (jacobian[row + 2] ?? 0) * z;

function write(to: Numbers, at: number, x: number, y: number, z: number, size: number): void {
  to[at] = x / size;
  to[at + 1] = y / size;
  to[at + 2] = z / size;
}
