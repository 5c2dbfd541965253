import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MeshData } from './mesh-data.ts';
import type { Range } from './range-list.ts';
import { RangePool } from './range-pool.ts';

/** A fan of triangles whose every vertex tells the mark. */
function fan(mark: number, triangles: number): MeshData {
  const vertices = triangles === 0 ? 0 : triangles + 2;
  const indices = Array.from({ length: triangles }, (_, index) => [0, index + 1, index + 2]).flat();
  return {
    positions: Float32Array.from({ length: vertices * 3 }, (_, at) => mark + at / 1024),
    normals: new Float32Array(vertices * 3).fill(mark),
    uvs: new Float32Array(vertices * 2).fill(mark),
    indices: Uint32Array.from(indices),
  };
}

/** What a graphics card holds that is told of changes alone. */
class Card {
  private positions = new Float32Array();
  private indices = new Uint32Array();

  upload(pool: RangePool): void {
    const { isReallocated, vertices, indices } = pool.takeChanges();
    if (isReallocated) {
      this.positions = pool.positions.slice();
      this.indices = pool.indices.slice();
    }
    for (const { start, count } of vertices) {
      this.positions.set(pool.positions.subarray(start * 3, (start + count) * 3), start * 3);
    }
    for (const { start, count } of indices) {
      this.indices.set(pool.indices.subarray(start, start + count), start);
    }
  }

  /** The corners of all triangles that have an area, as x coordinates, sorted. */
  drawn(indexCount: number): string[] {
    const triangles: string[] = [];
    for (let at = 0; at < indexCount; at += 3) {
      const [a = 0, b = 0, c = 0] = this.indices.subarray(at, at + 3);
      if (a !== b) triangles.push([a, b, c].map((vertex) => this.positions[vertex * 3]).join());
    }
    return triangles.sort();
  }
}

const trianglesOf = (meshes: Iterable<MeshData>): string[] =>
  [...meshes]
    .flatMap(({ positions, indices }) =>
      Array.from({ length: indices.length / 3 }, (_, triangle) =>
        [0, 1, 2].map((corner) => positions[(indices[triangle * 3 + corner] ?? 0) * 3]).join(),
      ),
    )
    .sort();

const count = (ranges: readonly Range[]): number => ranges.reduce((sum, range) => sum + range.count, 0);

describe('a pool of meshes', () => {
  it('draws exactly what was put in and not taken out, when only the changed runs are uploaded', () => {
    const step = fc.record({
      key: fc.integer({ min: 0, max: 12 }),
      triangles: fc.integer({ min: 0, max: 90 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }), (steps) => {
        const pool = new RangePool();
        const card = new Card();
        const held = new Map<string, MeshData>();
        for (const [index, { key, triangles }] of steps.entries()) {
          const mesh = fan(index + 1, triangles);
          if (triangles % 4 === 3) {
            pool.remove(`${key}`);
            held.delete(`${key}`);
          } else {
            pool.set(`${key}`, mesh);
            held.set(`${key}`, mesh);
          }
          card.upload(pool);
          expect(card.drawn(pool.indexCount)).toEqual(trianglesOf(held.values()));
        }
        expect(pool.size).toBe(held.size);
      }),
    );
  });

  it('uploads only the run of the mesh that was replaced, and no indices that stay as they are', () => {
    const pool = new RangePool();
    for (let key = 0; key < 100; key += 1) pool.set(`${key}`, fan(key + 1, 4));
    pool.takeChanges();
    pool.set('50', fan(999, 4));
    const changes = pool.takeChanges();
    expect(changes.isReallocated).toBe(false);
    expect(count(changes.vertices)).toBe(6);
    expect(count(changes.indices)).toBe(0);
    const turned = fan(999, 4);
    pool.set('50', { ...turned, indices: turned.indices.toReversed() });
    expect(count(pool.takeChanges().indices)).toBe(12);
    expect(pool.takeChanges()).toEqual({ isReallocated: false, vertices: [], indices: [] });
  });

  it('uses room again that was given back, so that redrawing does not make it grow', () => {
    const pool = new RangePool();
    for (let key = 0; key < 40; key += 1) pool.set(`${key}`, fan(1, 4));
    const full = pool.vertexCount;
    for (let round = 0; round < 50; round += 1) {
      pool.set(`${round % 40}`, fan(round, 3));
      pool.set(`${round % 40}`, fan(round, 4));
    }
    expect(pool.vertexCount).toBeLessThanOrEqual(full + 6);
  });

  it('is empty again when everything was removed, in whatever order', () => {
    const pool = new RangePool();
    for (const key of ['a', 'b', 'c']) pool.set(key, fan(1, 2));
    for (const key of ['b', 'a', 'c', 'never there']) pool.remove(key);
    expect([pool.size, pool.vertexCount, pool.indexCount, pool.has('a')]).toEqual([0, 0, 0, false]);
  });
});
