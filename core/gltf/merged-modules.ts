import type { Material, Node } from '@gltf-transform/core';
import { text } from '../text/text.ts';
import { GatheredMesh } from './gathered-mesh.ts';
import { middleOf } from './lattice.ts';
import type { MeshWriter } from './mesh-writer.ts';
import type { ModuleShapes, ShapePart, ShapePlace } from './module-shapes.ts';
import { standVertices } from './module-stand.ts';
import { layoutOf, valuesOf } from './module-vertices.ts';
import { describeModule, type ModuleFacts } from './ring-facts.ts';
import type { RingForm } from './ring-form.ts';
import type { PlacedModule } from './ring-modules.ts';
import type { UniqueNames } from './unique-names.ts';

interface Group {
  readonly material: Material | null;
  readonly mesh: GatheredMesh;
}

/** One mesh for each material of a ring, in metres from its centre. What is told of the modules stands at the ring. */
export class MergedModules implements RingForm {
  private readonly baked = new Map<string, readonly ShapePart[]>();
  private readonly groups = new Map<Material | null, Map<string, Group>>();
  private readonly facts: ModuleFacts[] = [];
  private readonly shapes: ModuleShapes;
  private readonly meshes: MeshWriter;
  private readonly names: UniqueNames;

  constructor(shapes: ModuleShapes, meshes: MeshWriter, names: UniqueNames) {
    this.shapes = shapes;
    this.meshes = meshes;
    this.names = names;
  }

  async add(placed: PlacedModule, place: ShapePlace): Promise<number> {
    const parts = this.baked.get(place.key) ?? (await this.shapes.bake(placed, place));
    this.baked.set(place.key, parts);
    this.facts.push(describeModule(placed));
    let triangles = 0;
    for (const part of parts) {
      const vertices = standVertices(part.vertices, place.stand);
      this.groupOf(part).mesh.add(valuesOf(vertices), vertices.indices);
      triangles += vertices.indices.length / 3;
    }
    return triangles;
  }

  finish(ring: Node): void {
    ring.setExtras({ ...ring.getExtras(), modules: this.facts });
    const groups = [...this.groups.values()].flatMap((ofMaterial) => [...ofMaterial.values()]);
    const gathered = groups.map(({ mesh }) => mesh);
    const lattice = this.meshes.latticeFor(middleOf(gathered), gathered);
    for (const { material, mesh } of groups) {
      const looks = material?.getName() ?? text('export.module-material');
      const name = this.names.take(text('export.merged-node', { ring: ring.getName(), material: looks }));
      const written = this.meshes.write(name, [{ mesh, material }], lattice);
      ring.addChild(this.meshes.createNode(name, written, lattice).setExtras({ kind: 'modules' }));
    }
  }

  /** Meshes whose vertices hold different things cannot be one. */
  private groupOf({ vertices, material }: ShapePart): Group {
    const layout = layoutOf(vertices);
    const key = layout.attributes.map(({ semantic }) => semantic).join(' ');
    let ofMaterial = this.groups.get(material);
    if (!ofMaterial) {
      ofMaterial = new Map();
      this.groups.set(material, ofMaterial);
    }
    const known = ofMaterial.get(key);
    if (known) return known;
    const made = { material, mesh: new GatheredMesh(layout) };
    ofMaterial.set(key, made);
    return made;
  }
}
