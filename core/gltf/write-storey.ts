import type { Node } from '@gltf-transform/core';
import type { LevelReader } from '../document/level.ts';
import type { Storey } from '../document/schema/storey.ts';
import { text } from '../text/text.ts';
import { rooms } from '../walls/rooms/rooms.ts';
import type { Surface } from '../walls/surface.ts';
import { wallBodies } from '../walls/wall-bodies.ts';
import type { ExportPart } from './export-parts.ts';
import { type Lattice, middleOf } from './lattice.ts';
import type { LevelMaterials } from './level-materials.ts';
import { type MeshWriter, trianglesOf } from './mesh-writer.ts';
import { describeRoom } from './room-facts.ts';
import { describeStorey } from './storey-facts.ts';
import { StoreySurfaces, type SurfaceGroup } from './storey-surfaces.ts';
import type { UniqueNames } from './unique-names.ts';

/** The file that a storey is written to. */
export interface StoreyTarget {
  readonly meshes: MeshWriter;
  readonly materials: LevelMaterials;
  readonly names: UniqueNames;
  readonly without: readonly ExportPart[];
}

/** What of a storey is in the file. */
export interface StoreyCounts {
  readonly walls: number;
  readonly rooms: number;
  readonly openings: number;
  readonly triangles: number;
}

/**
 * Writes a storey as a node in world metres: a mesh for each layer and material, and a node for each room with its
 * floor and ceiling.
 * @param onSurface called with each surface that has been built
 */
export async function writeStorey(
  level: LevelReader,
  storey: Storey,
  target: StoreyTarget,
  onSurface: (surface: Surface) => Promise<void>,
): Promise<{ readonly node: Node; readonly counts: StoreyCounts }> {
  const surfaces = new StoreySurfaces(level, storey.id, target.without);
  let walls = 0;
  for (const surface of surfaces.collect()) {
    if (surface.layer === 'walls') walls += surface.sources.length;
    await onSurface(surface);
  }
  const name = target.names.take(storey.name || storey.id);
  const facts = describeStorey(level, storey);
  const { document } = target.meshes;
  const node = document.createNode(name).setExtras({ ...facts });
  const gathered = surfaces.all().map(({ mesh }) => mesh);
  const lattice = target.meshes.latticeFor(middleOf(gathered), gathered);
  for (const group of surfaces.ofStorey()) node.addChild(writeGroup(group, name, lattice, target));
  const faces = level.derived(rooms).ofStorey(storey.id);
  for (const face of faces) {
    const called = face.record?.name || text('export.room-node', { storey: name });
    const room = document.createNode(target.names.take(called)).setExtras({ ...describeRoom(face) });
    for (const group of surfaces.ofRoom(face.id))
      room.addChild(writeGroup(group, room.getName(), lattice, target));
    node.addChild(room);
  }
  level.derived(wallBodies).forgetStorey(storey.id);
  const triangles = trianglesOf(surfaces.all());
  return { node, counts: { walls, rooms: faces.length, openings: facts.openings.length, triangles } };
}

function writeGroup(
  { layer, material: id, room, mesh }: SurfaceGroup,
  place: string,
  lattice: Lattice,
  { meshes, materials, names }: StoreyTarget,
): Node {
  const material = materials.get(id, layer);
  // A room has one floor and one ceiling: their material need not be told.
  const isPlain = id === null || room !== null;
  const params = { place, layer: text(`export.layer.${layer}`), material: material.getName() };
  const name = names.take(text(isPlain ? 'export.plain-node' : 'export.material-node', params));
  const extras = { kind: layer, ...(id !== null && { material: id }) };
  return meshes
    .createNode(name, meshes.write(name, [{ mesh, material }], lattice), lattice)
    .setExtras(extras);
}
