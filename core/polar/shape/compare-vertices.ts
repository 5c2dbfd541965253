import type { ModuleVertices } from '../../modules/module-model.ts';

/** How far two shapes of the same vertices are from each other where they differ most. */
export interface ShapeDifference {
  /** In metres. */
  readonly distance: number;
  /** Between normals, in radians. */
  readonly angle: number;
}

type Compared = Pick<ModuleVertices, 'positions' | 'normals'>;

/**
 * The largest differences between two meshes, vertex by vertex. Normals without a direction are not compared.
 * Throws a RangeError where they are not of one number of vertices, and for a position that is no number: a largest
 * difference would not show it.
 */
export function compareVertices(a: Compared, b: Compared): ShapeDifference {
  if (a.positions.length !== b.positions.length || a.normals.length !== b.normals.length) {
    throw new RangeError('compareVertices: the meshes are not of one number of vertices');
  }
  let distance = 0;
  for (let at = 0; at < a.positions.length; at += 3) {
    const away = distanceAt(a.positions, b.positions, at);
    if (!Number.isFinite(away)) throw new RangeError(`compareVertices: vertex ${at / 3} is nowhere`);
    distance = Math.max(distance, away);
  }
  let angle = 0;
  for (let at = 0; at < a.normals.length; at += 3) angle = Math.max(angle, angleAt(a.normals, b.normals, at));
  return { distance, angle };
}

const distanceAt = (a: Float32Array, b: Float32Array, at: number): number =>
  Math.hypot(
    (a[at] ?? 0) - (b[at] ?? 0),
    (a[at + 1] ?? 0) - (b[at + 1] ?? 0),
    (a[at + 2] ?? 0) - (b[at + 2] ?? 0),
  );

/** By the chord 2·sin(α/2) of unit vectors: an arc cosine would lose small angles in rounding. */
function angleAt(a: Float32Array, b: Float32Array, at: number): number {
  const [sizeA, sizeB] = [sizeAt(a, at), sizeAt(b, at)];
  if (!(sizeA > 0 && sizeB > 0)) return 0;
  const chord = Math.hypot(
    (a[at] ?? 0) / sizeA - (b[at] ?? 0) / sizeB,
    (a[at + 1] ?? 0) / sizeA - (b[at + 1] ?? 0) / sizeB,
    (a[at + 2] ?? 0) / sizeA - (b[at + 2] ?? 0) / sizeB,
  );
  return 2 * Math.asin(Math.min(1, chord / 2));
}

const sizeAt = (values: Float32Array, at: number): number =>
  Math.hypot(values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0);
