import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planStore, wallFrom } from '../../test/support/plan-store.ts';
import type { RecordChange } from '../document/level.ts';
import type { Wall } from '../document/schema/wall.ts';
import { type Box, boxAround, WallGraph, wallGraph } from './wall-graph.ts';

const idsOf = (walls: readonly Wall[]): string[] => walls.map(({ id }) => id).sort();

describe('the graph of walls', () => {
  const graph = planStore(wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [4, 3], [4, 0]), {
    ...wallFrom('c', [4, 0], [8, 0]),
    storey: 'attic',
  }).derived(wallGraph);

  it('knows which walls meet at a joint, storey by storey', () => {
    expect(idsOf(graph.wallsAt('ground', [4, 0]))).toEqual(['a', 'b']);
    expect(idsOf(graph.wallsAt('attic', [4, 0]))).toEqual(['c']);
    expect(graph.wallsAt('ground', [2, 0])).toEqual([]);
    expect(graph.wallsAt('cellar', [4, 0])).toEqual([]);
    expect([...graph.jointsOf('ground')].map(({ at, walls }) => `${at}: ${walls.length}`).sort()).toEqual([
      '0,0: 1',
      '4,0: 2',
      '4,3: 1',
    ]);
  });

  it('knows which walls are near a place', () => {
    expect(idsOf(graph.wallsIn('ground', boxAround([4, 2], [5, 2])))).toEqual(['b']);
    expect(idsOf(graph.wallsIn('ground', boxAround([4.1, 2], [5, 2])))).toEqual([]);
    expect(idsOf(graph.wallsIn('ground', boxAround([4.1, 2], [5, 2], 0.2)))).toEqual(['b']);
  });

  it('keeps up with any changes', () => {
    const point = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 }));
    const change = fc.tuple(fc.nat(8), fc.constantFrom('ground', 'attic'), fc.option(fc.tuple(point, point)));
    fc.assert(
      fc.property(fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 20 }), (batches) => {
        const walls = new Map<string, Wall>();
        const kept = new WallGraph([]);
        for (const batch of batches) {
          const changes = batch.map(([index, storey, ends]): RecordChange => {
            const id = `w${index}`;
            const before = walls.get(id) ?? null;
            const after = ends && { ...wallFrom(id, ends[0], ends[1]), storey };
            if (after) walls.set(id, after);
            else walls.delete(id);
            return { id, before, after };
          });
          kept.update(changes.filter(({ before, after }) => before || after));
          expectSame(kept, [...walls.values()]);
        }
      }),
      { numRuns: 200 },
    );
  });
});

/** Looked up one by one, without any index. */
function expectSame(graph: WallGraph, walls: readonly Wall[]): void {
  const box: Box = { minX: 1, minY: 2, maxX: 3, maxY: 2 };
  for (const storey of ['ground', 'attic']) {
    const here = walls.filter((wall) => wall.storey === storey);
    expect(idsOf(graph.wallsOf(storey))).toEqual(idsOf(here));
    const ends = here.flatMap(({ start, end }) => [String(start), String(end)]);
    expect([...graph.jointsOf(storey)].map(({ at }) => String(at)).sort()).toEqual([...new Set(ends)].sort());
    const touching = here.filter(
      ({ start, end }) =>
        Math.min(start[0], end[0]) <= box.maxX &&
        Math.max(start[0], end[0]) >= box.minX &&
        Math.min(start[1], end[1]) <= box.maxY &&
        Math.max(start[1], end[1]) >= box.minY,
    );
    expect(idsOf(graph.wallsIn(storey, box))).toEqual(idsOf(touching));
  }
}
