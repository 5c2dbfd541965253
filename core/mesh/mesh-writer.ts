import type { MeshData } from './mesh-data.ts';

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
   * Returns what was written as a mesh of its own, and begins afresh. Its arrays share one piece of memory: four would
   * cost the collector more than a small mesh costs to build.
   */
  take(): MeshData {
    const { vertices, corners } = this;
    const memory = new ArrayBuffer(vertices * BYTES_A_VERTEX + corners * BYTES_A_VALUE);
    const normalsAt = vertices * 3 * BYTES_A_VALUE;
    const mesh = {
      positions: new Float32Array(memory, 0, vertices * 3),
      normals: new Float32Array(memory, normalsAt, vertices * 3),
      uvs: new Float32Array(memory, normalsAt * 2, vertices * 2),
      indices: new Uint32Array(memory, vertices * BYTES_A_VERTEX, corners),
    };
    mesh.positions.set(this.positions.subarray(0, vertices * 3));
    mesh.normals.set(this.normals.subarray(0, vertices * 3));
    mesh.uvs.set(this.uvs.subarray(0, vertices * 2));
    mesh.indices.set(this.indices.subarray(0, corners));
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

function grown<T extends Float32Array | Uint32Array>(old: T, larger: T): T {
  larger.set(old);
  return larger;
}
