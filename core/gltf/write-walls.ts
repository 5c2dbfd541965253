import type { Document, Node } from '@gltf-transform/core';
import type { LevelReader } from '../document/level.ts';
import { compareNaturally, compareTexts } from '../document/natural-order.ts';
import { concatenate } from '../mesh/concatenate.ts';
import type { MeshData } from '../mesh/mesh-data.ts';
import { text } from '../text/text.ts';
import { wallBodies } from '../walls/wall-bodies.ts';
import { wallGraph } from '../walls/wall-graph.ts';
import { ExportError } from './export-error.ts';
import type { LevelMaterials } from './level-materials.ts';
import type { UniqueNames } from './unique-names.ts';
import { writePrimitive } from './write-primitive.ts';

/** Where in the file the walls of one storey go. */
export interface WallTarget {
  readonly document: Document;
  readonly materials: LevelMaterials;
  readonly names: UniqueNames;
  readonly storeyNode: Node;
}

/**
 * Writes the walls of a storey: one mesh a material, in one node each, in world metres.
 * @param onWall called after each wall has been looked at
 * @returns how many walls have a body
 */
export async function writeWalls(
  level: LevelReader,
  storey: string,
  target: WallTarget,
  onWall: () => Promise<void>,
): Promise<number> {
  const ids = level
    .derived(wallGraph)
    .wallsOf(storey)
    .map(({ id }) => id);
  const meshes = new Map<string | null, MeshData[]>();
  let walls = 0;
  for (const id of ids.sort(compareNaturally)) {
    const body = level.derived(wallBodies).find(id);
    if (body) walls += 1;
    for (const [material, mesh] of body?.meshes ?? []) {
      refuseNonFinite(mesh, id);
      const sameMaterial = meshes.get(material);
      if (sameMaterial) sameMaterial.push(mesh);
      else meshes.set(material, [mesh]);
    }
    await onWall();
  }
  const byMaterial = [...meshes].sort(([a], [b]) => compareTexts(a ?? '', b ?? ''));
  for (const [material, parts] of byMaterial) writeSurface(concatenate(parts), material, target);
  return walls;
}

function refuseNonFinite({ positions, normals, uvs }: MeshData, wall: string): void {
  for (const values of [positions, normals, uvs]) {
    if (!values.every(Number.isFinite)) throw new ExportError('export.not-finite', { wall });
  }
}

function writeSurface(
  mesh: MeshData,
  materialId: string | null,
  { document, materials, names, storeyNode }: WallTarget,
): void {
  const material = materials.get(materialId);
  const params = { storey: storeyNode.getName(), material: material.getName() };
  const name = names.take(text('export.walls-node', params));
  const gltfMesh = document.createMesh(name).addPrimitive(writePrimitive(document, mesh, material));
  const extras = { kind: 'walls', ...(materialId !== null && { material: materialId }) };
  storeyNode.addChild(document.createNode(name).setMesh(gltfMesh).setExtras(extras));
}
