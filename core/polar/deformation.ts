import type { Vec3 } from '../math/vec3.ts';
import type { MeshData } from '../mesh/mesh-data.ts';
import { flipWinding } from './flip-winding.ts';
import type { PolarGrid } from './polar-grid.ts';

/** How a module stands on a ring, as far as its shape depends on it. */
export interface Bend {
  readonly grid: PolarGrid;
  /** In metres, of the point of the ring that the module's origin comes to. */
  readonly pivotRadius: number;
  /** Counter-clockwise, seen with u to the right and v up: 0 to 3. */
  readonly quarterTurns: number;
  /** x is turned round before the quarter turns. */
  readonly mirrored: boolean;
  /** Heights grow with the radius as the plan does. */
  readonly scaleHeight: boolean;
}

/** What is deformed: x, y, z a vertex; tangents with the sign of the bitangent as a fourth number, as in glTF. */
export interface VertexArrays {
  readonly positions: Float32Array | Float64Array;
  readonly normals?: Float32Array | Float64Array;
  readonly tangents?: Float32Array | Float64Array;
}

const COSINES = [1, 0, -1, 0] as const;
const SINES = [0, 1, 0, -1] as const;

/** The numbers that all vertices of a bend share. */
interface Terms {
  /** u = ux·x + uz·z, v = vx·x + vz·z: mirror and quarter turn. */
  readonly ux: number;
  readonly uz: number;
  readonly vx: number;
  readonly vz: number;
  /** φ = turn·u, in radians a metre. */
  readonly turn: number;
  /** R = pivotRadius·e^(−rate·v), in 1/m. */
  readonly rate: number;
  readonly pivotRadius: number;
  readonly height: number;
}

function termsOf({ grid, pivotRadius, quarterTurns, mirrored, scaleHeight }: Bend): Terms {
  if (!(pivotRadius > 0 && pivotRadius < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`A module cannot be bent at a radius of ${pivotRadius} m.`);
  }
  const cosine = COSINES[quarterTurns];
  const sine = SINES[quarterTurns];
  if (cosine === undefined || sine === undefined) {
    throw new RangeError(`A module is turned by 0 to 3 quarters, not by ${quarterTurns}.`);
  }
  const side = mirrored ? -1 : 1;
  return {
    ux: cosine * side,
    uz: -sine,
    vx: sine * side,
    vz: cosine,
    turn: 1 / grid.r0,
    rate: Math.log(grid.growth) / grid.cellSize,
    pivotRadius,
    height: scaleHeight ? pivotRadius / grid.r0 : 1,
  };
}

/**
 * Lays vertices authored on a flat grid onto a ring: mirror, quarter turn, stretch by A^ρ and bend with the radius of the
 * pivot. Stretch and bend together are a log-polar map, which is how they are computed: with R = r_P·A^(−v/l0) and
 * φ = u/r0 a vertex comes to (R·sin φ, y, r_P − R·cos φ). Normals go through the inverse transpose of its Jacobian
 * (R/r0)(cos φ, sin φ), (R·ln A/l0)(−sin φ, cos φ), tangents through the Jacobian; both come out with unit length, those
 * without a direction as zeros. The sign of bitangents changes where the bend mirrors.
 * @param source in metres; x along the ring, y up, z towards its centre where the module is not turned
 * @param target written to, in the frame (û along the ring, ŷ up, v̂ towards the centre) of the pivot; has arrays of the
 *   lengths that the source's have, which may be the same arrays
 * Throws a RangeError for a bend that is none, and for arrays that do not fit together.
 */
export function deformVertices(source: VertexArrays, bend: Bend, target: VertexArrays): void {
  const terms = termsOf(bend);
  requireFit(source, target);
  if (source.tangents && target.tangents) {
    deformTangents(source.positions, source.tangents, target.tangents, terms, bend.mirrored);
  }
  if (source.normals && target.normals) {
    deformWithNormals(source.positions, source.normals, target.positions, target.normals, terms);
  } else deformPositions(source.positions, target.positions, terms);
}

function requireFit(source: VertexArrays, target: VertexArrays): void {
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

type Numbers = Float32Array | Float64Array;

function deformPositions(from: Numbers, to: Numbers, terms: Terms): void {
  const { ux, uz, vx, vz, turn, rate, pivotRadius, height } = terms;
  for (let i = 0; i < from.length; i += 3) {
    const x = from[i] ?? 0;
    const z = from[i + 2] ?? 0;
    const radius = pivotRadius * Math.exp(-rate * (vx * x + vz * z));
    const angle = turn * (ux * x + uz * z);
    to[i] = radius * Math.sin(angle);
    to[i + 1] = height * (from[i + 1] ?? 0);
    to[i + 2] = pivotRadius - radius * Math.cos(angle);
  }
}

/** One loop for both, because they share the exponential, the sine and the cosine, which are most of the work. */
function deformWithNormals(
  from: Numbers,
  normals: Numbers,
  to: Numbers,
  toNormals: Numbers,
  terms: Terms,
): void {
  const { ux, uz, vx, vz, turn, rate, pivotRadius, height } = terms;
  // The inverse transpose times R/r0, which normalising takes away again.
  const across = turn / rate;
  const up = turn / height;
  for (let i = 0; i < from.length; i += 3) {
    const x = from[i] ?? 0;
    const z = from[i + 2] ?? 0;
    const radius = pivotRadius * Math.exp(-rate * (vx * x + vz * z));
    const angle = turn * (ux * x + uz * z);
    const sine = Math.sin(angle);
    const cosine = Math.cos(angle);
    const nx = normals[i] ?? 0;
    const nz = normals[i + 2] ?? 0;
    const along = ux * nx + uz * nz;
    const inwards = across * (vx * nx + vz * nz);
    const upwards = up * radius * (normals[i + 1] ?? 0);
    const size = Math.sqrt(along * along + inwards * inwards + upwards * upwards) || 1;
    to[i] = radius * sine;
    to[i + 1] = height * (from[i + 1] ?? 0);
    to[i + 2] = pivotRadius - radius * cosine;
    toNormals[i] = (cosine * along - sine * inwards) / size;
    toNormals[i + 1] = upwards / size;
    toNormals[i + 2] = (sine * along + cosine * inwards) / size;
  }
}

function deformTangents(
  from: Numbers,
  tangents: Numbers,
  to: Numbers,
  terms: Terms,
  isMirrored: boolean,
): void {
  const { ux, uz, vx, vz, turn, rate, pivotRadius, height } = terms;
  // The Jacobian divided by R/r0.
  const across = rate / turn;
  const up = height / turn;
  for (let i = 0, j = 0; i < from.length; i += 3, j += 4) {
    const x = from[i] ?? 0;
    const z = from[i + 2] ?? 0;
    const angle = turn * (ux * x + uz * z);
    const sine = Math.sin(angle);
    const cosine = Math.cos(angle);
    const radius = pivotRadius * Math.exp(-rate * (vx * x + vz * z));
    const tx = tangents[j] ?? 0;
    const tz = tangents[j + 2] ?? 0;
    const along = ux * tx + uz * tz;
    const inwards = across * (vx * tx + vz * tz);
    const upwards = (up / radius) * (tangents[j + 1] ?? 0);
    const size = Math.sqrt(along * along + inwards * inwards + upwards * upwards) || 1;
    to[j] = (cosine * along - sine * inwards) / size;
    to[j + 1] = upwards / size;
    to[j + 2] = (sine * along + cosine * inwards) / size;
    to[j + 3] = (tangents[j + 3] ?? 0) * (isMirrored ? -1 : 1);
  }
}

/**
 * The mesh of a module as it lies on a ring, in the frame of its pivot (see deformVertices). A mirrored one keeps its
 * front faces outside: its triangles are wound the other way. Texture coordinates stay.
 */
export function deformMesh(mesh: MeshData, bend: Bend): MeshData {
  const deformed = {
    positions: new Float32Array(mesh.positions.length),
    normals: new Float32Array(mesh.normals.length),
    ...(mesh.tangents && { tangents: new Float32Array(mesh.tangents.length) }),
  };
  deformVertices(mesh, bend, deformed);
  return { ...deformed, uvs: mesh.uvs, indices: bend.mirrored ? flipWinding(mesh.indices) : mesh.indices };
}

/**
 * Where a point of the frame of the pivot lies in the module as it was authored: the inverse of the map, for picking.
 * φ is taken within half a turn, so modules longer than half a ring have no single answer.
 * @param point (B_u, y, B_v) in metres
 * Undefined for the axis of the ring, which no point of a module comes to. Throws as deformVertices does.
 */
export function undeformPoint([bu, y, bv]: Vec3, bend: Bend): Vec3 | undefined {
  const { ux, uz, vx, vz, turn, rate, pivotRadius, height } = termsOf(bend);
  const radius = Math.hypot(bu, pivotRadius - bv);
  if (!(radius > 0)) return undefined;
  const u = Math.atan2(bu, pivotRadius - bv) / turn;
  const v = -Math.log(radius / pivotRadius) / rate;
  // Turns and mirrors are orthogonal: their transpose takes them back.
  return [ux * u + vx * v, y / height, uz * u + vz * v];
}
