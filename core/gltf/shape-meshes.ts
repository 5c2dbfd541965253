import type { Mesh } from '@gltf-transform/core';
import { GatheredMesh } from './gathered-mesh.ts';
import { type Lattice, METRES } from './lattice.ts';
import { type MeshWriter, trianglesOf } from './mesh-writer.ts';
import type { ModuleShapes, ShapePlace } from './module-shapes.ts';
import { layoutOf, valuesOf } from './module-vertices.ts';
import type { PlacedModule } from './ring-modules.ts';
import type { UniqueNames } from './unique-names.ts';

/** A shape as a mesh of the file. */
export interface ShapeMesh {
  readonly mesh: Mesh;
  readonly lattice: Lattice;
  readonly triangles: number;
}

/** The meshes of shapes, each written once for all rings. */
export class ShapeMeshes {
  private readonly written = new Map<string, ShapeMesh>();
  private readonly shapes: ModuleShapes;
  private readonly meshes: MeshWriter;
  private readonly names: UniqueNames;

  constructor(shapes: ModuleShapes, meshes: MeshWriter, names: UniqueNames) {
    this.shapes = shapes;
    this.meshes = meshes;
    this.names = names;
  }

  async get(placed: PlacedModule, place: ShapePlace): Promise<ShapeMesh> {
    const known = this.written.get(place.key);
    if (known) return known;
    const parts = (await this.shapes.bake(placed, place)).map(({ vertices, material }) => {
      const mesh = new GatheredMesh(layoutOf(vertices));
      mesh.add(valuesOf(vertices), vertices.indices);
      return { mesh, material };
    });
    // Around the pivot, so that nodes stay where their modules stand.
    const lattice = this.meshes.latticeFor(
      METRES.centre,
      parts.map(({ mesh }) => mesh),
    );
    const mesh = this.meshes.write(this.names.take(place.name), parts, lattice);
    const made = { mesh, lattice, triangles: trianglesOf(parts) };
    this.written.set(place.key, made);
    return made;
  }
}
