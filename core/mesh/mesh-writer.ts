import type { MeshData } from './mesh-data.ts';
import { meshMemory } from './mesh-memory.ts';

const FIRST_VERTICES = 64;
const BYTES_A_VALUE = 4;
/** Position, normal and texture coordinates. */
const BYTES_A_VERTEX = (3 + 3 + 2) * BYTES_A_VALUE;

/** Writes one mesh after another into the same memory, so that building many small ones makes no garbage. */
export class MeshWriter {
  private positions = new Float32Array(FIRST_VERTICES * 3);
  private normals = new Float32Array(FIRST_VERTICES * 3);
  private uvs = new Float32Array(FIRST_VERTICES * 2);
  private indices = new Uint32Array(FIRST_VERTICES * 3);
  private vertices = 0;
  private corners = 0;

  get vertexCount(): number {
    return this.vertices;
  }

  /** Adds a vertex (metres, unit normal, texture repeats) and returns its number. */
  vertex(x: number, y: number, z: number, nx: number, ny: number, nz: number, u: number, v: number): number {
    const vertex = this.vertices;
    if ((vertex + 1) * 3 > this.positions.length) this.growVertices();
    const at = vertex * 3;
    this.positions[at] = x;
    this.positions[at + 1] = y;
    this.positions[at + 2] = z;
    this.normals[at] = nx;
    this.normals[at + 1] = ny;
    this.normals[at + 2] = nz;
    this.uvs[vertex * 2] = u;
    this.uvs[vertex * 2 + 1] = v;
    this.vertices += 1;
    return vertex;
  }

  /** Adds a triangle of three vertices, counter-clockwise seen from outside. */
  triangle(a: number, b: number, c: number): void {
    const at = this.corners;
    if (at + 3 > this.indices.length) this.indices = grown(this.indices, new Uint32Array(at * 2));
    this.indices[at] = a;
    this.indices[at + 1] = b;
    this.indices[at + 2] = c;
    this.corners += 3;
  }

  /**
   * Returns what was written as a mesh of its own, and begins afresh. Its arrays are views of memory that other meshes
   * have parts of too: see MeshMemory.
   */
  take(): MeshData {
    const { vertices, corners } = this;
    const { buffer, offset } = meshMemory.take(vertices * BYTES_A_VERTEX + corners * BYTES_A_VALUE);
    const normalsAt = offset + vertices * 3 * BYTES_A_VALUE;
    const uvsAt = normalsAt + vertices * 3 * BYTES_A_VALUE;
    const mesh = {
      positions: copy(this.positions, new Float32Array(buffer, offset, vertices * 3)),
      normals: copy(this.normals, new Float32Array(buffer, normalsAt, vertices * 3)),
      uvs: copy(this.uvs, new Float32Array(buffer, uvsAt, vertices * 2)),
      indices: copy(this.indices, new Uint32Array(buffer, offset + vertices * BYTES_A_VERTEX, corners)),
    };
    this.vertices = 0;
    this.corners = 0;
    return mesh;
  }

  private growVertices(): void {
    const capacity = this.vertices * 2;
    this.positions = grown(this.positions, new Float32Array(capacity * 3));
    this.normals = grown(this.normals, new Float32Array(capacity * 3));
    this.uvs = grown(this.uvs, new Float32Array(capacity * 2));
  }
}

/** For so few values quicker than `set`, which needs another view of them. */
function copy<T extends Float32Array | Uint32Array>(from: T, to: T): T {
  for (let index = 0; index < to.length; index += 1) to[index] = from[index] ?? 0;
  return to;
}

function grown<T extends Float32Array | Uint32Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
