import { ByteBlocks } from './byte-blocks.ts';
import { joinParts } from './file-bytes.ts';
import type { FileMesh } from './gathered-mesh.ts';

/** What is needed of `MeshoptEncoder` of the package meshoptimizer. */
export interface MeshEncoder {
  readonly reorderMesh: (indices: Uint32Array, triangles: boolean, bySize: boolean) => [Uint32Array, number];
  readonly encodeGltfBuffer: (bytes: Uint8Array, count: number, size: number, mode: string) => Uint8Array;
}

/** The encoder, ready. Loaded when an export is to be compressed; runs wherever core does, to the same bytes. */
export async function loadMeshEncoder(): Promise<MeshEncoder> {
  const { MeshoptEncoder } = await import('meshoptimizer/encoder');
  await MeshoptEncoder.ready;
  return MeshoptEncoder;
}

/** The same vertices and triangles in the order in which they compress best; vertices of no triangle come last. */
export function reorderMesh(mesh: FileMesh, encoder: MeshEncoder): FileMesh {
  const { layout, vertexCount, indexCount, min, max } = mesh;
  const { stride } = layout;
  const indices = new Uint32Array(joinParts(mesh.indices).buffer);
  const [places, used] = encoder.reorderMesh(indices, true, true);
  const old = joinParts(mesh.vertices);
  const vertices = new Uint8Array(old.length);
  let last = used;
  for (let vertex = 0; vertex < vertexCount; vertex += 1) {
    const place = places[vertex] ?? used;
    const to = place < used ? place : last++;
    vertices.set(old.subarray(vertex * stride, (vertex + 1) * stride), to * stride);
  }
  return {
    layout,
    vertices: blocksOf(vertices),
    indices: blocksOf(indices),
    vertexCount,
    indexCount,
    min,
    max,
  };
}

function blocksOf({ buffer, byteOffset, byteLength }: Uint8Array | Uint32Array): ByteBlocks {
  const blocks = new ByteBlocks();
  blocks.add(new Uint8Array(buffer, byteOffset, byteLength));
  return blocks;
}
