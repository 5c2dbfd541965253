import { cross3, sub3, type Vec3 } from '../math/vec3.ts';
import type { MeshData } from '../mesh/mesh-data.ts';

/**
 * The mesh with a vertex of its own for each corner of each triangle, which all have the normal of the triangle: the look
 * of the article, whose shader takes normals from the derivatives of the surface on the screen. Triangles without an
 * area take the normals of the vertices that they had. Tangents are left out: they lie in no plane of these.
 */
export function buildFlatMesh({ positions, normals, uvs, indices }: MeshData): MeshData {
  const count = indices.length;
  const flat = {
    positions: new Float32Array(3 * count),
    normals: new Float32Array(3 * count),
    uvs: new Float32Array(2 * count),
    indices: Uint32Array.from({ length: count }, (_, index) => index),
  };
  const cornerAt = (values: Float32Array, corner: number): Vec3 => {
    const at = 3 * (indices[corner] ?? 0);
    return [values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0];
  };
  for (let first = 0; first < count; first += 3) {
    const a = cornerAt(positions, first);
    const b = cornerAt(positions, first + 1);
    const c = cornerAt(positions, first + 2);
    const across = cross3(sub3(b, a), sub3(c, a));
    const size = Math.hypot(...across);
    for (let corner = first; corner < first + 3; corner += 1) {
      const [x, y, z] = size > 0 ? across : cornerAt(normals, corner);
      const scale = size > 0 ? size : 1;
      flat.positions.set(cornerAt(positions, corner), 3 * corner);
      flat.normals.set([x / scale, y / scale, z / scale], 3 * corner);
      const uv = 2 * (indices[corner] ?? 0);
      flat.uvs.set([uvs[uv] ?? 0, uvs[uv + 1] ?? 0], 2 * corner);
    }
  }
  return flat;
}
