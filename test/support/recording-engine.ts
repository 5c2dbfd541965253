import type { DataBuffer } from '@babylonjs/core/Buffers/dataBuffer.js';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import type { Mesh } from '@babylonjs/core/Meshes/mesh.js';
import type { DataArray, IndicesArray } from '@babylonjs/core/types.js';

/** The engine without a graphics card, which remembers what a card would hold and counts what is sent to it. */
export class RecordingEngine extends NullEngine {
  /** Bytes of vertices that were sent to buffers that stood already. */
  updatedBytes = 0;
  private readonly vertices = new Map<DataBuffer, Float32Array>();
  private readonly corners = new Map<DataBuffer, Uint32Array>();

  override createVertexBuffer(data: Float32Array | number[]): DataBuffer {
    const buffer = super.createVertexBuffer(data as Float32Array);
    this.vertices.set(buffer, Float32Array.from(data));
    return buffer;
  }

  override createDynamicVertexBuffer(data: Float32Array | number[]): DataBuffer {
    return this.createVertexBuffer(data);
  }

  /** As the engine for WebGL has it: no more than `byteLength` bytes, and none for 0. */
  override updateDynamicVertexBuffer(
    buffer: DataBuffer,
    data: DataArray,
    byteOffset = 0,
    byteLength = Number.POSITIVE_INFINITY,
  ): void {
    if (!(data instanceof Float32Array)) throw new TypeError('only floats are expected');
    const sent = data.subarray(0, byteLength / 4);
    this.updatedBytes += sent.byteLength;
    this.vertices.get(buffer)?.set(sent, byteOffset / 4);
  }

  override createIndexBuffer(indices: IndicesArray): DataBuffer {
    const buffer = super.createIndexBuffer(indices);
    this.corners.set(buffer, Uint32Array.from(indices));
    return buffer;
  }

  override updateDynamicIndexBuffer(buffer: DataBuffer, indices: IndicesArray): void {
    this.corners.set(buffer, Uint32Array.from(indices));
  }

  /** A vertex attribute of a mesh as the card has it. */
  attribute(mesh: Mesh, kind: string): Float32Array {
    const buffer = mesh.getVertexBuffer(kind)?.getBuffer();
    return (buffer && this.vertices.get(buffer)) ?? new Float32Array();
  }

  /** The corners of the triangles of a mesh that the card would draw: x, y, z one after another, nine a triangle. */
  triangles(mesh: Mesh): Float32Array[] {
    const buffer = mesh.geometry?.getIndexBuffer();
    const indices = (buffer && this.corners.get(buffer)) ?? new Uint32Array();
    const positions = this.attribute(mesh, 'position');
    const drawn = mesh.isEnabled() ? (mesh.subMeshes[0]?.indexCount ?? 0) : 0;
    const triangles: Float32Array[] = [];
    for (let corner = 0; corner < drawn; corner += 3) {
      const [a = 0, b = 0, c = 0] = indices.subarray(corner, corner + 3);
      if (a === b || b === c || c === a) continue;
      triangles.push(
        Float32Array.from([a, b, c].flatMap((at) => [...positions.subarray(at * 3, at * 3 + 3)])),
      );
    }
    return triangles;
  }
}
