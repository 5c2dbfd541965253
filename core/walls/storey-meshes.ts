import type { LevelReader } from '../document/level.ts';
import type { MeshData } from '../mesh/mesh-data.ts';
import { MeshSorter } from '../mesh/mesh-sorter.ts';
import { wallBodies } from './wall-bodies.ts';
import { wallGraph } from './wall-graph.ts';
import { writeWallMesh } from './wall-mesh.ts';

/**
 * All walls of a storey as one mesh a material, null being the default material. Together the meshes are one closed
 * surface. Walls are written by id, so that the same level gives the same bytes.
 * @param isShown leaves walls out; the surface is then open where they stood against others
 */
export function buildStoreyMeshes(
  level: LevelReader,
  storey: string,
  isShown: (wall: string) => boolean = () => true,
): ReadonlyMap<string | null, MeshData> {
  const bodies = level.derived(wallBodies);
  const sorter = new MeshSorter();
  const walls = level.derived(wallGraph).wallsOf(storey);
  for (const { id } of [...walls].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const body = isShown(id) ? bodies.find(id) : undefined;
    if (body) writeWallMesh(body, sorter.writerOf);
  }
  return sorter.take();
}
