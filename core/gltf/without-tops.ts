import type { MeshData } from '../mesh/mesh-data.ts';
import type { Surface } from '../walls/surface.ts';

/** A face that leans more than this is no top: wall tops lie level but for rounding. */
const LEVEL = 0.999;

/**
 * The meshes of a wall without the faces at its very top, so that one looks in from above. Sills, which face upwards
 * too, stay.
 */
export function withoutTops(meshes: Surface['meshes']): Surface['meshes'] {
  let top = Number.NEGATIVE_INFINITY;
  for (const { positions } of meshes.values()) {
    for (let at = 1; at < positions.length; at += 3) top = Math.max(top, positions[at] ?? top);
  }
  return new Map([...meshes].map(([material, mesh]) => [material, keepVertices(mesh, isBelow(mesh, top))]));
}

const isBelow =
  ({ positions, normals }: MeshData, top: number) =>
  (vertex: number): boolean =>
    positions[vertex * 3 + 1] !== top || (normals[vertex * 3 + 1] ?? 0) < LEVEL;

/** The triangles all of whose corners are kept; faces have their own vertices, so that none loses a single corner. */
function keepVertices(mesh: MeshData, isKept: (vertex: number) => boolean): MeshData {
  const { positions, normals, uvs, indices } = mesh;
  const kept: number[] = [];
  const numbers = new Map<number, number>();
  for (let vertex = 0; vertex < positions.length / 3; vertex += 1) {
    if (isKept(vertex)) numbers.set(vertex, kept.push(vertex) - 1);
  }
  if (kept.length === positions.length / 3) return mesh;
  const pick = (values: Float32Array, size: number): Float32Array =>
    Float32Array.from(kept.flatMap((vertex) => [...values.subarray(vertex * size, (vertex + 1) * size)]));
  const corners: number[] = [];
  for (let at = 0; at < indices.length; at += 3) {
    const triangle = [...indices.subarray(at, at + 3)].flatMap((vertex) => numbers.get(vertex) ?? []);
    if (triangle.length === 3) corners.push(...triangle);
  }
  return {
    positions: pick(positions, 3),
    normals: pick(normals, 3),
    uvs: pick(uvs, 2),
    indices: Uint32Array.from(corners),
  };
}
