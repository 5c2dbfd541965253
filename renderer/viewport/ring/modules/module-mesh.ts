import { VertexBuffer } from '@babylonjs/core/Buffers/buffer.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { ModuleVertices } from '../../../../core/modules/module-model.ts';
import { flipWinding } from '../../../../core/polar/flip-winding.ts';
import type { MeshLayout } from '../../../materials/module/surface-graph.ts';

const UV_KINDS = [VertexBuffer.UVKind, VertexBuffer.UV2Kind] as const;

/** A mesh whose copies bend: straight, as the materials of modules take it. */
export function buildModuleMesh(
  name: string,
  scene: Scene,
  vertices: ModuleVertices,
  isMirrored: boolean,
): Mesh {
  const mesh = new Mesh(name, scene);
  setVertices(mesh, vertices);
  mesh.setIndices(isMirrored ? flipWinding(vertices.indices) : vertices.indices);
  mesh.isPickable = false;
  // The engine would take the straight shape for what is drawn.
  mesh.doNotSyncBoundingInfo = true;
  return mesh;
}

export const layoutOf = ({ tangents, colors, uvs }: ModuleVertices): MeshLayout => ({
  hasTangents: tangents !== undefined,
  hasColors: colors !== undefined,
  uvSets: uvs.length,
});

function setVertices(mesh: Mesh, { positions, normals, tangents, uvs, colors }: ModuleVertices): void {
  mesh.setVerticesData(VertexBuffer.PositionKind, positions);
  mesh.setVerticesData(VertexBuffer.NormalKind, normals);
  if (tangents) mesh.setVerticesData(VertexBuffer.TangentKind, tangents);
  if (colors) mesh.setVerticesData(VertexBuffer.ColorKind, colors);
  for (const [set, kind] of UV_KINDS.entries()) {
    const data = uvs[set];
    if (data) mesh.setVerticesData(kind, data);
  }
}
