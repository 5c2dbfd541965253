import type { GLTF } from '@gltf-transform/core';
import type { Vec3 } from '../../math/vec3.ts';
import type { SoundSurface } from './heal-surface.ts';
import { isObject } from './shape.ts';
import { gatherVertices } from './surface.ts';

/** The set of texture coordinates along which a material's bumps lie; undefined for one without any. */
export function findBumpSet({ normalTexture, extensions }: GLTF.IMaterial): number | undefined {
  const clearcoat = extensions?.KHR_materials_clearcoat;
  const coat = isObject(clearcoat) ? clearcoat.clearcoatNormalTexture : undefined;
  const texture: unknown = normalTexture ?? coat;
  if (!isObject(texture)) return undefined;
  return typeof texture.texCoord === 'number' ? texture.texCoord : 0;
}

/**
 * A surface with tangents: those that it has, else along growing u of a set, square to the normals, the faces around a
 * vertex weighed by their area on the picture. Vertices at which mirrored and plain parts of the picture meet are split, as the sign of
 * the bitangent differs there. Where the set is missing or does not spread, any direction along the surface does.
 * The formula is that of the chain rule: positions as a function of (u, v), solved for the derivative along u.
 */
export function withTangents(surface: SoundSurface, set: number): SoundSurface {
  if (surface.tangents) return surface;
  const uv = surface.uvs[set] ?? new Float32Array((surface.positions.length / 3) * 2);
  const { order, indices, signs } = splitMirrored(surface, uv);
  const { positions, normals = surface.normals, uvs, colors } = gatherVertices(surface, order, indices);
  const sums = sumTangents(surface.positions, uv, surface.indices, indices, order.length);
  return { positions, normals, uvs, colors, indices, tangents: settle(sums, normals, signs) };
}

interface Split {
  /** Which vertex of the surface each one is. */
  readonly order: Uint32Array;
  readonly indices: Uint32Array;
  /** Of the bitangents. */
  readonly signs: Int8Array;
}

/** Gives each vertex one sign: the second that is asked of it gets a vertex of its own. */
function splitMirrored({ positions, indices }: SoundSurface, uv: Float32Array): Split {
  const count = positions.length / 3;
  const signs: number[] = Array.from({ length: count }, () => 0);
  const order: number[] = Array.from({ length: count }, (_, vertex) => vertex);
  const twins = new Map<number, number>();
  const split = Uint32Array.from(indices);
  for (let at = 0; at < indices.length; at += 3) {
    const sign = spreadOf(uv, indices, at) < 0 ? -1 : 1;
    for (let corner = at; corner < at + 3; corner += 1) {
      const vertex = indices[corner] ?? 0;
      if (signs[vertex] === 0) signs[vertex] = sign;
      if (signs[vertex] === sign) continue;
      const twin = twins.get(vertex) ?? order.length;
      if (twin === order.length) {
        order.push(vertex);
        signs.push(sign);
        twins.set(vertex, twin);
      }
      split[corner] = twin;
    }
  }
  // glTF's v runs down the picture, so a picture that is not mirrored has its bitangent against growing v.
  return {
    order: Uint32Array.from(order),
    indices: split,
    signs: Int8Array.from(signs, (sign) => -sign || 1),
  };
}

/** Twice the area of a triangle on the picture, with the sign of its winding there. */
function spreadOf(uv: Float32Array, indices: Uint32Array, at: number): number {
  const [a = 0, b = 0, c = 0] = [indices[at], indices[at + 1], indices[at + 2]].map(
    (index) => (index ?? 0) * 2,
  );
  const [ux, uy] = [(uv[b] ?? 0) - (uv[a] ?? 0), (uv[b + 1] ?? 0) - (uv[a + 1] ?? 0)];
  const [vx, vy] = [(uv[c] ?? 0) - (uv[a] ?? 0), (uv[c + 1] ?? 0) - (uv[a + 1] ?? 0)];
  return ux * vy - vx * uy;
}

/** The derivatives along u of the faces around each vertex, each as long as its face is large. */
function sumTangents(
  positions: Float32Array,
  uv: Float32Array,
  corners: Uint32Array,
  split: Uint32Array,
  count: number,
): Float64Array {
  const sums = new Float64Array(count * 3);
  for (let at = 0; at < corners.length; at += 3) {
    const spread = spreadOf(uv, corners, at);
    if (spread === 0) continue;
    const [a = 0, b = 0, c = 0] = [corners[at], corners[at + 1], corners[at + 2]];
    const down = (uv[c * 2 + 1] ?? 0) - (uv[a * 2 + 1] ?? 0);
    const across = (uv[b * 2 + 1] ?? 0) - (uv[a * 2 + 1] ?? 0);
    for (let axis = 0; axis < 3; axis += 1) {
      const start = positions[a * 3 + axis] ?? 0;
      const first = (positions[b * 3 + axis] ?? 0) - start;
      const second = (positions[c * 3 + axis] ?? 0) - start;
      const along = (first * down - second * across) * Math.sign(spread);
      for (let corner = at; corner < at + 3; corner += 1) {
        const place = (split[corner] ?? 0) * 3 + axis;
        sums[place] = (sums[place] ?? 0) + along;
      }
    }
  }
  return sums;
}

/** Square to the normals, one long, with the signs. */
function settle(sums: Float64Array, normals: Float32Array, signs: Int8Array): Float32Array {
  const tangents = new Float32Array(signs.length * 4);
  for (let vertex = 0; vertex < signs.length; vertex += 1) {
    const [x = 0, y = 0, z = 0] = sums.subarray(vertex * 3, vertex * 3 + 3);
    const [nx = 0, ny = 0, nz = 0] = normals.subarray(vertex * 3, vertex * 3 + 3);
    const over = x * nx + y * ny + z * nz;
    tangents.set(unitOr([x - over * nx, y - over * ny, z - over * nz], [nx, ny, nz]), vertex * 4);
    tangents[vertex * 4 + 3] = signs[vertex] ?? 1;
  }
  return tangents;
}

/** Less than this part of a vector is what its rounding leaves. */
const SHORTEST = 1e-12;

/** The vector one long; for one without a direction any that is square to the normal. */
function unitOr(vector: Vec3, normal: Vec3): Vec3 {
  const length = Math.hypot(...vector);
  if (length > SHORTEST) return [vector[0] / length + 0, vector[1] / length + 0, vector[2] / length + 0];
  const [x, y, z] = normal;
  const across: Vec3 = Math.abs(x) < Math.abs(z) ? [0, z, -y] : [y, -x, 0];
  const size = Math.hypot(...across) || 1;
  return [across[0] / size + 0, across[1] / size + 0, across[2] / size + 0];
}
