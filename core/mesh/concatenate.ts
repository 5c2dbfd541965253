import type { MeshData } from './mesh-data.ts';

/** One mesh that holds all the given ones, in their order. Tangents are kept if every mesh has them. */
export function concatenate(meshes: readonly MeshData[]): MeshData {
  const vertices = meshes.reduce((sum, { positions }) => sum + positions.length / 3, 0);
  const corners = meshes.reduce((sum, { indices }) => sum + indices.length, 0);
  const positions = new Float32Array(vertices * 3);
  const normals = new Float32Array(vertices * 3);
  const uvs = new Float32Array(vertices * 2);
  const indices = new Uint32Array(corners);
  let vertex = 0;
  let corner = 0;
  for (const mesh of meshes) {
    positions.set(mesh.positions, vertex * 3);
    normals.set(mesh.normals, vertex * 3);
    uvs.set(mesh.uvs, vertex * 2);
    for (let index = 0; index < mesh.indices.length; index += 1) {
      indices[corner + index] = vertex + (mesh.indices[index] ?? 0);
    }
    vertex += mesh.positions.length / 3;
    corner += mesh.indices.length;
  }
  const tangents = concatenateTangents(meshes, vertices);
  return { positions, normals, uvs, indices, ...(tangents && { tangents }) };
}

function concatenateTangents(meshes: readonly MeshData[], vertices: number): Float32Array | undefined {
  if (meshes.some(({ tangents }) => !tangents)) return undefined;
  const all = new Float32Array(vertices * 4);
  let vertex = 0;
  for (const { tangents } of meshes) {
    if (!tangents) continue;
    all.set(tangents, vertex * 4);
    vertex += tangents.length / 4;
  }
  return all;
}
