import type { Document, Node } from '@gltf-transform/core';
import { assetName, type ShapePlace } from './module-shapes.ts';
import { describeModule } from './ring-facts.ts';
import { type RingForm, scaleOn } from './ring-form.ts';
import type { PlacedModule } from './ring-modules.ts';
import type { ShapeMeshes } from './shape-meshes.ts';
import type { UniqueNames } from './unique-names.ts';

/** A node for each module, with the name of its own that it or its asset has. */
export class KeptModules implements RingForm {
  private readonly nodes: Node[] = [];
  private readonly document: Document;
  private readonly meshes: ShapeMeshes;
  private readonly names: UniqueNames;

  constructor(document: Document, meshes: ShapeMeshes, names: UniqueNames) {
    this.document = document;
    this.meshes = meshes;
    this.names = names;
  }

  async add(placed: PlacedModule, place: ShapePlace): Promise<number> {
    const { mesh, lattice, triangles } = await this.meshes.get(placed, place);
    const node = this.document
      .createNode(this.names.take(placed.module.name || assetName(placed)))
      .setMesh(mesh)
      .setTranslation([...place.stand.translation])
      .setRotation([...place.stand.rotation])
      .setScale(scaleOn(place.stand, lattice))
      .setExtras({ ...describeModule(placed) });
    this.nodes.push(node);
    return triangles;
  }

  finish(ring: Node): void {
    for (const node of this.nodes) ring.addChild(node);
  }
}
