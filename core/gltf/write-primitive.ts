import type { Document, Material, Primitive } from '@gltf-transform/core';
import type { MeshData } from '../mesh/mesh-data.ts';

/** The largest number of vertices that 16-bit indices can name; glTF keeps the highest index for itself. */
const MAX_SHORT_VERTICES = 65_535;

/**
 * Writes a mesh of at least one triangle as a primitive of the file. Texture coordinates stay as they are, v growing
 * with height; glTF counts v downwards, so a texture has to be turned by its transform, not by the mesh.
 */
export function writePrimitive(document: Document, mesh: MeshData, material: Material): Primitive {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const accessor = (type: 'VEC2' | 'VEC3' | 'SCALAR', values: Float32Array | Uint32Array | Uint16Array) =>
    // The library's type asks for arrays that are not shared between threads; none of ours is.
    document
      .createAccessor()
      .setType(type)
      .setBuffer(buffer)
      .setArray(values as Float32Array<ArrayBuffer>);
  const isShort = mesh.positions.length / 3 <= MAX_SHORT_VERTICES;
  return document
    .createPrimitive()
    .setMaterial(material)
    .setAttribute('POSITION', accessor('VEC3', mesh.positions))
    .setAttribute('NORMAL', accessor('VEC3', mesh.normals))
    .setAttribute('TEXCOORD_0', accessor('VEC2', mesh.uvs))
    .setIndices(accessor('SCALAR', isShort ? Uint16Array.from(mesh.indices) : mesh.indices));
}
