import type { Document, Material, Mesh, Node } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import type { Vec3 } from '../math/vec3.ts';
import type { GatheredMesh } from './gathered-mesh.ts';
import { type Lattice, latticeAround, METRES } from './lattice.ts';
import type { LevelGeometry } from './level-geometry.ts';
import { quantiseMesh } from './quantise-mesh.ts';

/** What becomes a primitive of a mesh. */
export interface MeshPart {
  readonly mesh: GatheredMesh;
  /** Null for the look that glTF gives to what has none. */
  readonly material: Material | null;
}

/** Writes meshes to a file: the library is told of them, their geometry goes past it. */
export class MeshWriter {
  readonly document: Document;
  private readonly geometry: LevelGeometry;
  private readonly isQuantised: boolean;

  constructor(document: Document, geometry: LevelGeometry, isQuantised: boolean) {
    this.document = document;
    this.geometry = geometry;
    this.isQuantised = isQuantised;
    if (isQuantised) document.createExtension(KHRMeshQuantization).setRequired(true);
  }

  /** The lattice for meshes that are to meet without a crack. */
  latticeFor(centre: Vec3, meshes: Iterable<GatheredMesh>): Lattice {
    return this.isQuantised ? latticeAround(centre, meshes) : METRES;
  }

  /**
   * Writes a mesh, for nodes that take its lattice back.
   * @param parts at least one, each of at least one triangle
   * @param lattice one of latticeFor
   */
  write(name: string, parts: readonly MeshPart[], lattice: Lattice): Mesh {
    const written = this.document.createMesh(name);
    for (const { mesh, material } of parts) {
      // Without its geometry: the file's JSON is told of that when it is written.
      this.geometry.add(this.isQuantised ? quantiseMesh(mesh, lattice) : mesh);
      written.addPrimitive(this.document.createPrimitive().setMaterial(material));
    }
    return written;
  }

  /** A node that shows a mesh of this lattice in metres. */
  createNode(name: string, mesh: Mesh, { centre, half }: Lattice): Node {
    return this.document
      .createNode(name)
      .setMesh(mesh)
      .setTranslation([...centre])
      .setScale([half, half, half]);
  }
}

/** How many triangles they have together. */
export const trianglesOf = (parts: readonly Pick<MeshPart, 'mesh'>[]): number =>
  parts.reduce((sum, { mesh }) => sum + mesh.indexCount / 3, 0);
