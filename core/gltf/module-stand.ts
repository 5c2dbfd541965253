import type { Vec3 } from '../math/vec3.ts';
import type { ModuleVertices } from '../modules/module-model.ts';
import type { Pivot } from '../polar/pivot.ts';

/** How a shape is moved to where a module stands, from the centre of its ring: scaled, turned, then moved. */
export interface Stand {
  /** In metres. */
  readonly translation: Vec3;
  /** A quaternion x, y, z, w about +Y. */
  readonly rotation: readonly [number, number, number, number];
  /** Along û, ŷ and v̂; above 0. */
  readonly scale: Vec3;
}

/**
 * Where the frame (û, ŷ, v̂) of a pivot comes to. û = (−sin θ, 0, cos θ) and v̂ = (−cos θ, 0, −sin θ) are what a turn about
 * +Y by −(θ + 90°) makes of x and z.
 */
export function standOf({ radius, angle }: Pivot, scale: Vec3): Stand {
  const half = -(angle + Math.PI / 2) / 2;
  return {
    translation: [radius * Math.cos(angle), 0, radius * Math.sin(angle)],
    rotation: [0, Math.sin(half), 0, Math.cos(half)],
    scale,
  };
}

/**
 * The vertices of a shape where a module stands, from the centre of its ring. Normals go through the inverse transpose,
 * tangents with the surface; both come out with unit length.
 */
export function standVertices(vertices: ModuleVertices, stand: Stand): ModuleVertices {
  const { translation, scale } = stand;
  const inverse: Vec3 = [1 / scale[0], 1 / scale[1], 1 / scale[2]];
  const { positions, normals, tangents } = vertices;
  return {
    ...vertices,
    positions: turned(positions, 3, stand, scale).map(
      (value, index) => value + (translation[index % 3] ?? 0),
    ),
    normals: unit(turned(normals, 3, stand, inverse), 3),
    ...(tangents && { tangents: unit(turned(tangents, 4, stand, scale), 4) }),
  };
}

/** Scaled and turned; numbers past the third stay. */
function turned(
  values: Float32Array,
  size: 3 | 4,
  { rotation: [, sine, , cosine] }: Stand,
  [sx, sy, sz]: Vec3,
): Float32Array {
  const c = cosine * cosine - sine * sine;
  const s = 2 * sine * cosine;
  const result = values.slice();
  for (let at = 0; at < values.length; at += size) {
    const x = (values[at] ?? 0) * sx;
    const z = (values[at + 2] ?? 0) * sz;
    result[at] = c * x + s * z;
    result[at + 1] = (values[at + 1] ?? 0) * sy;
    result[at + 2] = c * z - s * x;
  }
  return result;
}

/** In place. */
function unit(values: Float32Array, size: 3 | 4): Float32Array {
  for (let at = 0; at < values.length; at += size) {
    const x = values[at] ?? 0;
    const y = values[at + 1] ?? 0;
    const z = values[at + 2] ?? 0;
    const length = Math.hypot(x, y, z) || 1;
    values[at] = x / length;
    values[at + 1] = y / length;
    values[at + 2] = z / length;
  }
  return values;
}
