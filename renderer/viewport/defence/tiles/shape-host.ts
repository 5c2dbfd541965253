import { BoundingInfo } from '@babylonjs/core/Culling/boundingInfo.js';
import type { Material } from '@babylonjs/core/Materials/material.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import { VertexData } from '@babylonjs/core/Meshes/mesh.vertexData.js';
import '@babylonjs/core/Meshes/thinInstanceMesh.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { ShapeMesh } from '../../../../core/defence/shapes/shape-mesh.ts';
import { MATRIX_FLOATS, type MatrixTable } from './matrix-table.ts';

/** A box in metres of the level. */
export interface HostBounds {
  readonly min: readonly [number, number, number];
  readonly max: readonly [number, number, number];
}

/** Red, green and blue. */
const COLOR_FLOATS = 3;

/** Draws all copies of a shape in one call. */
export class ShapeHost {
  private readonly mesh: Mesh;

  constructor(name: string, scene: Scene, shape: ShapeMesh, material: Material) {
    const { positions, normals, uvs, colors, indices } = shape;
    const data = new VertexData();
    Object.assign(data, { positions, normals, uvs, indices });
    this.mesh = new Mesh(name, scene);
    data.applyToMesh(this.mesh);
    this.mesh.setVerticesData('color', colors, false, COLOR_FLOATS);
    this.mesh.material = material;
    this.mesh.isPickable = false;
    this.mesh.doNotSyncBoundingInfo = true;
  }

  /** Shows exactly these copies. */
  show(matrices: Float32Array, count: number): void {
    this.mesh.thinInstanceSetBuffer('matrix', matrices, MATRIX_FLOATS, false);
    this.count = count;
  }

  /** Sends what changed of a table. */
  follow(table: MatrixTable): void {
    const { isNewRoom, slots } = table.takeChange();
    if (isNewRoom) this.show(table.matrices, table.count);
    else {
      for (const slot of slots) {
        const run = table.matrices.subarray(slot * MATRIX_FLOATS, (slot + 1) * MATRIX_FLOATS);
        this.mesh.thinInstancePartialBufferUpdate('matrix', run, slot * MATRIX_FLOATS);
      }
      this.count = table.count;
    }
  }

  setBounds({ min, max }: HostBounds): void {
    this.mesh.setBoundingInfo(new BoundingInfo(new Vector3(...min), new Vector3(...max)));
  }

  /** For what moves: its bounds would have to be found anew all the time. */
  seeAlways(): void {
    this.mesh.alwaysSelectAsActiveMesh = true;
  }

  dispose(): void {
    // The material belongs to all shapes.
    this.mesh.dispose(false, false);
  }

  private set count(count: number) {
    this.mesh.thinInstanceCount = count;
    this.mesh.setEnabled(count > 0);
  }
}
