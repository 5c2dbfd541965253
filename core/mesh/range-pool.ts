import type { MeshData } from './mesh-data.ts';
import { type Range, RangeList } from './range-list.ts';

/** What has to go to the graphics card since the last call of `takeChanges`. */
export interface PoolChanges {
  /** The arrays were replaced by larger ones: upload them whole. */
  readonly isReallocated: boolean;
  /** Changed runs, in vertices; ascending, disjoint. */
  readonly vertices: readonly Range[];
  /** Changed runs, in indices (three a triangle); ascending, disjoint. */
  readonly indices: readonly Range[];
}

interface Slot {
  readonly vertices: Range;
  readonly indices: Range;
}

const FIRST_VERTICES = 256;
const FIRST_INDICES = 512;

/**
 * Many small meshes in the arrays of one, so that they are one draw call however many they are, and so that replacing
 * one of them writes and uploads its own run alone. What is free in between is filled with triangles of no area.
 */
export class RangePool {
  private readonly slots = new Map<string, Slot>();
  private readonly vertexRanges = new RangeList();
  private readonly indexRanges = new RangeList();
  private changedVertices: Range[] = [];
  private changedIndices: Range[] = [];
  private isReallocated = true;
  private vertexArrays = vertexArrays(FIRST_VERTICES);
  private indexArray = new Uint32Array(FIRST_INDICES);

  /** The arrays at their full capacity; they are replaced when they grow. Do not write to them. */
  get positions(): Float32Array {
    return this.vertexArrays.positions;
  }
  get normals(): Float32Array {
    return this.vertexArrays.normals;
  }
  get uvs(): Float32Array {
    return this.vertexArrays.uvs;
  }
  get indices(): Uint32Array {
    return this.indexArray;
  }

  /** Vertices in use, counting free runs between them. */
  get vertexCount(): number {
    return this.vertexRanges.end;
  }

  /** Indices to draw, counting free runs between them. */
  get indexCount(): number {
    return this.indexRanges.end;
  }

  /** How many meshes it holds. */
  get size(): number {
    return this.slots.size;
  }

  has(key: string): boolean {
    return this.slots.has(key);
  }

  /** Adds a mesh, or replaces the one of that key. Tangents are not kept. */
  set(key: string, mesh: MeshData): void {
    const vertices = mesh.positions.length / 3;
    const old = this.slots.get(key);
    const fits = old && old.vertices.count === vertices && old.indices.count === mesh.indices.length;
    if (old && !fits) this.remove(key);
    const slot = fits
      ? old
      : { vertices: this.vertexRanges.take(vertices), indices: this.indexRanges.take(mesh.indices.length) };
    this.slots.set(key, slot);
    this.makeRoom();
    this.write(slot, mesh);
  }

  /** Removes the mesh of that key; an unknown key is ignored. */
  remove(key: string): void {
    const slot = this.slots.get(key);
    if (!slot) return;
    this.slots.delete(key);
    const { start, count } = slot.indices;
    this.indexArray.fill(0, start, start + count);
    this.changedIndices.push(slot.indices);
    this.vertexRanges.give(slot.vertices);
    this.indexRanges.give(slot.indices);
  }

  /** What changed since the last call. */
  takeChanges(): PoolChanges {
    const changes = {
      isReallocated: this.isReallocated,
      vertices: merge(this.changedVertices),
      indices: merge(this.changedIndices),
    };
    this.isReallocated = false;
    this.changedVertices = [];
    this.changedIndices = [];
    return changes;
  }

  private write({ vertices, indices }: Slot, mesh: MeshData): void {
    const { positions, normals, uvs } = this.vertexArrays;
    positions.set(mesh.positions, vertices.start * 3);
    normals.set(mesh.normals, vertices.start * 3);
    uvs.set(mesh.uvs, vertices.start * 2);
    this.changedVertices.push(vertices);
    if (this.writeIndices(vertices.start, indices, mesh.indices)) this.changedIndices.push(indices);
  }

  /** Returns whether any index changed: a mesh that only moved keeps them all, and they need not be sent again. */
  private writeIndices(first: number, { start, count }: Range, indices: Uint32Array): boolean {
    let isChanged = false;
    for (let index = 0; index < count; index += 1) {
      const vertex = first + (indices[index] ?? 0);
      isChanged ||= this.indexArray[start + index] !== vertex;
      this.indexArray[start + index] = vertex;
    }
    return isChanged;
  }

  private makeRoom(): void {
    const vertices = this.positions.length / 3;
    if (this.vertexRanges.end > vertices) {
      const larger = vertexArrays(Math.max(this.vertexRanges.end, vertices * 2));
      larger.positions.set(this.positions);
      larger.normals.set(this.normals);
      larger.uvs.set(this.uvs);
      this.vertexArrays = larger;
      this.isReallocated = true;
    }
    if (this.indexRanges.end > this.indexArray.length) {
      const larger = new Uint32Array(Math.max(this.indexRanges.end, this.indexArray.length * 2));
      larger.set(this.indexArray);
      this.indexArray = larger;
      this.isReallocated = true;
    }
  }
}

const vertexArrays = (vertices: number) => ({
  positions: new Float32Array(vertices * 3),
  normals: new Float32Array(vertices * 3),
  uvs: new Float32Array(vertices * 2),
});

/** Ascending and disjoint; runs that touch or overlap become one. */
function merge(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (range.count === 0) continue;
    if (last && range.start <= last.start + last.count) {
      const end = Math.max(last.start + last.count, range.start + range.count);
      merged[merged.length - 1] = { start: last.start, count: end - last.start };
    } else merged.push(range);
  }
  return merged;
}
