import type { MeshData } from '../mesh/mesh-data.ts';
import type { BlobField } from './blob-field.ts';
import { deformVertices } from './deformer.ts';
import { buildFlatMesh } from './flat-normals.ts';

/** How the surface of a blob is shaded: by the exact normals of its field, or triangle by triangle. */
export type NormalLook = 'exact' | 'flat';

/**
 * The mesh as a field moves it (see deformVertices), with normals of that look. Texture coordinates and triangles stay.
 * @param mesh around the origin, in metres
 */
export function buildDeformedMesh(mesh: MeshData, field: BlobField, look: NormalLook): MeshData {
  const moved = {
    positions: new Float32Array(mesh.positions.length),
    normals: new Float32Array(mesh.normals.length),
    ...(mesh.tangents && { tangents: new Float32Array(mesh.tangents.length) }),
  };
  deformVertices(mesh, field, moved);
  const deformed = { ...moved, uvs: mesh.uvs, indices: mesh.indices };
  return look === 'flat' ? buildFlatMesh(deformed) : deformed;
}
