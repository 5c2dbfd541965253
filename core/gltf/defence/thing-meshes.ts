import type { Material, Mesh } from '@gltf-transform/core';
import { type DefenceShape, shapeMesh } from '../../defence/shapes/defence-shapes.ts';
import { text } from '../../text/text.ts';
import { GatheredMesh } from '../gathered-mesh.ts';
import { type Lattice, METRES } from '../lattice.ts';
import type { MeshWriter } from '../mesh-writer.ts';
import type { UniqueNames } from '../unique-names.ts';
import { floatLayout } from '../vertex-layout.ts';

/** What every shape has: its colours stand at its vertices, so that all shapes share one material. */
export const SHAPE_LAYOUT = floatLayout([
  ['POSITION', 3],
  ['NORMAL', 3],
  ['TEXCOORD_0', 2],
  ['COLOR_0', 3],
]);

/** Dull as painted stone, as in the viewport. */
const ROUGHNESS = 0.85;

/** A shape as a mesh of the file, a tile as large as one metre. */
interface ThingMesh {
  readonly mesh: Mesh;
  readonly lattice: Lattice;
  readonly triangles: number;
}

/** The meshes of shapes, each written once for all defence levels, and their material. */
export class ThingMeshes {
  private readonly written = new Map<DefenceShape, ThingMesh>();
  private readonly meshes: MeshWriter;
  private readonly names: UniqueNames;
  private readonly materialNames: UniqueNames;
  private made: Material | null = null;

  constructor(meshes: MeshWriter, names: UniqueNames, materialNames: UniqueNames) {
    this.meshes = meshes;
    this.names = names;
    this.materialNames = materialNames;
  }

  get material(): Material {
    this.made ??= this.meshes.document
      .createMaterial(this.materialNames.take(text('export.shapes-material')))
      .setRoughnessFactor(ROUGHNESS)
      .setMetallicFactor(0);
    return this.made;
  }

  get(shape: DefenceShape): ThingMesh {
    const known = this.written.get(shape);
    if (known) return known;
    const { positions, normals, uvs, colors, indices } = shapeMesh(shape);
    const gathered = new GatheredMesh(SHAPE_LAYOUT);
    gathered.add([positions, normals, uvs, colors], indices);
    const lattice = this.meshes.latticeFor(METRES.centre, [gathered]);
    const name = this.names.take(text('export.defence-shape', { shape: text(`export.thing.${shape}`) }));
    const mesh = this.meshes.write(name, [{ mesh: gathered, material: this.material }], lattice);
    const made = { mesh, lattice, triangles: indices.length / 3 };
    this.written.set(shape, made);
    return made;
  }
}
