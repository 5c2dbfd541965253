import type { LevelReader } from '../document/level.ts';
import { concatenate } from '../mesh/concatenate.ts';
import type { MeshData } from '../mesh/mesh-data.ts';
import { wallPieces } from './pieces/wall-pieces.ts';

/**
 * All walls of a storey as one mesh a material, null being the default material. Together the meshes are one closed
 * surface. Pieces follow one another by their keys, so that the same level gives the same bytes.
 */
export function buildStoreyMeshes(level: LevelReader, storey: string): ReadonlyMap<string | null, MeshData> {
  const parts = new Map<string | null, MeshData[]>();
  for (const { meshes } of level.derived(wallPieces).ofStorey(storey)) {
    for (const [material, mesh] of meshes) {
      const sameMaterial = parts.get(material);
      if (sameMaterial) sameMaterial.push(mesh);
      else parts.set(material, [mesh]);
    }
  }
  return new Map([...parts].map(([material, meshes]) => [material, concatenate(meshes)]));
}
