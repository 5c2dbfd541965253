import type { Document, Node } from '@gltf-transform/core';
import { EXTMeshGPUInstancing } from '@gltf-transform/extensions';
import type { ShapePlace } from './module-shapes.ts';
import { describeModule } from './ring-facts.ts';
import { type RingForm, scaleOn } from './ring-form.ts';
import type { PlacedModule } from './ring-modules.ts';
import type { ShapeMesh, ShapeMeshes } from './shape-meshes.ts';
import type { UniqueNames } from './unique-names.ts';

interface Instances {
  readonly name: string;
  readonly shape: ShapeMesh;
  readonly modules: { readonly placed: PlacedModule; readonly place: ShapePlace }[];
}

/** A node for all modules of one shape. What is told of each stands in a list in the order of the instances. */
export class InstancedModules implements RingForm {
  private readonly shapes = new Map<string, Instances>();
  private readonly document: Document;
  private readonly meshes: ShapeMeshes;
  private readonly names: UniqueNames;

  constructor(document: Document, meshes: ShapeMeshes, names: UniqueNames) {
    this.document = document;
    this.meshes = meshes;
    this.names = names;
  }

  async add(placed: PlacedModule, place: ShapePlace): Promise<number> {
    const shape = await this.meshes.get(placed, place);
    const known = this.shapes.get(place.key);
    if (known) known.modules.push({ placed, place });
    else this.shapes.set(place.key, { name: place.name, shape, modules: [{ placed, place }] });
    return shape.triangles;
  }

  finish(ring: Node): void {
    for (const instances of this.shapes.values()) ring.addChild(this.write(instances));
  }

  private write({ name, shape: { mesh, lattice }, modules }: Instances): Node {
    const stands = modules.map(({ place }) => place.stand);
    // A reader that does not know the extension would show one module where there are many.
    const extension = this.document.createExtension(EXTMeshGPUInstancing).setRequired(true);
    const instanced = extension
      .createInstancedMesh()
      .setAttribute(
        'TRANSLATION',
        this.accessor(
          'VEC3',
          stands.map(({ translation }) => translation),
        ),
      )
      .setAttribute(
        'ROTATION',
        this.accessor(
          'VEC4',
          stands.map(({ rotation }) => rotation),
        ),
      )
      .setAttribute(
        'SCALE',
        this.accessor(
          'VEC3',
          stands.map((stand) => scaleOn(stand, lattice)),
        ),
      );
    return this.document
      .createNode(this.names.take(name))
      .setMesh(mesh)
      .setExtension(EXTMeshGPUInstancing.EXTENSION_NAME, instanced)
      .setExtras({ kind: 'modules', modules: modules.map(({ placed }) => describeModule(placed)) });
  }

  private accessor(type: 'VEC3' | 'VEC4', values: readonly (readonly number[])[]) {
    const root = this.document.getRoot();
    const buffer = root.listBuffers()[0] ?? this.document.createBuffer();
    return this.document
      .createAccessor()
      .setType(type)
      .setArray(Float32Array.from(values.flat()))
      .setBuffer(buffer);
  }
}
