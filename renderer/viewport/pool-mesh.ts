import type { Material } from '@babylonjs/core/Materials/material.js';
import { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { Range } from '../../core/mesh/range-list.ts';
import type { RangePool } from '../../core/mesh/range-pool.ts';

const FLOATS = { position: 3, normal: 3, uv: 2 } as const;
type Kind = keyof typeof FLOATS;
const KINDS = Object.keys(FLOATS) as readonly Kind[];

/** One engine mesh that shows a pool: one draw call, and an edit uploads the runs that it changed. */
export class PoolMesh {
  readonly mesh: Mesh;
  private readonly pool: RangePool;
  private isCreated = false;

  constructor(name: string, scene: Scene, pool: RangePool, material: Material) {
    this.pool = pool;
    this.mesh = new Mesh(name, scene);
    this.mesh.material = material;
    this.mesh.isPickable = false;
    // Its bounds would have to be found anew at every edit, for a mesh that is seldom out of sight.
    this.mesh.alwaysSelectAsActiveMesh = true;
    this.mesh.doNotSyncBoundingInfo = true;
  }

  /** Brings the graphics card up to date with the pool. */
  upload(): void {
    const { isReallocated, vertices, indices } = this.pool.takeChanges();
    this.mesh.setEnabled(this.pool.size > 0);
    if (isReallocated || !this.isCreated) this.createBuffers();
    else {
      for (const kind of KINDS) for (const range of vertices) this.uploadRange(kind, range);
      // The engine can only replace an index buffer whole.
      if (indices.length > 0) this.mesh.updateIndices(this.pool.indices, 0, true);
    }
    this.showRange();
  }

  dispose(): void {
    // The material belongs to all meshes that show it.
    this.mesh.dispose(false, false);
  }

  private createBuffers(): void {
    for (const kind of KINDS) this.mesh.setVerticesData(kind, this.arrayOf(kind), true, FLOATS[kind]);
    this.mesh.setIndices(this.pool.indices, this.pool.positions.length / 3, true);
    this.isCreated = true;
  }

  private uploadRange(kind: Kind, { start, count }: Range): void {
    const size = FLOATS[kind];
    const run = this.arrayOf(kind).subarray(start * size, (start + count) * size);
    // Without a number of vertices: the engine takes it times a stride that it does not know for every buffer, so
    // that nothing would be sent.
    this.mesh
      .getVertexBuffer(kind)
      ?.getWrapperBuffer()
      .updateDirectly(run, start * size);
  }

  /** Draws what is in use of the arrays, not their spare room. */
  private showRange(): void {
    const [part] = this.mesh.subMeshes;
    if (!part) return;
    part.verticesCount = this.pool.vertexCount;
    part.indexCount = this.pool.indexCount;
    // The engine sorts what is looked through by its bounds, and a part of the arrays has none of its own.
    part.setBoundingInfo(this.mesh.getBoundingInfo());
  }

  private arrayOf(kind: Kind): Float32Array {
    if (kind === 'position') return this.pool.positions;
    return kind === 'normal' ? this.pool.normals : this.pool.uvs;
  }
}
