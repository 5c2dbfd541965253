import type { MeshData } from '../mesh/mesh-data.ts';
import { ByteBlocks } from './byte-blocks.ts';

/** Position, normal and texture coordinates of a vertex, one behind the other, as 32-bit floats. */
const FLOATS_A_VERTEX = 8;

/** Meshes joined into one as they come, in the form in which the file holds them; the meshes may go at once. */
export class GatheredMesh {
  /** Interleaved: x, y, z of the position in metres, of the unit normal, then u, v. */
  readonly vertices = new ByteBlocks();
  /** 32-bit, three a triangle. */
  readonly indices = new ByteBlocks();
  /** Of the positions, x, y, z in metres. */
  readonly min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  readonly max = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

  get vertexCount(): number {
    return this.vertices.length / (FLOATS_A_VERTEX * Float32Array.BYTES_PER_ELEMENT);
  }

  get indexCount(): number {
    return this.indices.length / Uint32Array.BYTES_PER_ELEMENT;
  }

  add(mesh: MeshData): void {
    const first = this.vertexCount;
    this.indices.add(bytesOf(mesh.indices.map((index) => first + index)));
    this.vertices.add(bytesOf(interleave(mesh)));
    this.stretch(mesh.positions);
  }

  private stretch(positions: Float32Array): void {
    const { min, max } = this;
    for (let at = 0; at < positions.length; at += 1) {
      const axis = at % 3;
      const value = positions[at] ?? 0;
      min[axis] = Math.min(min[axis] ?? value, value);
      max[axis] = Math.max(max[axis] ?? value, value);
    }
  }
}

function interleave({ positions, normals, uvs }: MeshData): Float32Array {
  const count = positions.length / 3;
  const vertices = new Float32Array(count * FLOATS_A_VERTEX);
  for (let vertex = 0; vertex < count; vertex += 1) {
    const to = vertex * FLOATS_A_VERTEX;
    for (let axis = 0; axis < 3; axis += 1) {
      vertices[to + axis] = positions[vertex * 3 + axis] ?? 0;
      vertices[to + 3 + axis] = normals[vertex * 3 + axis] ?? 0;
    }
    vertices[to + 6] = uvs[vertex * 2] ?? 0;
    vertices[to + 7] = uvs[vertex * 2 + 1] ?? 0;
  }
  return vertices;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
