import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doorIn, openingsOf, planOf, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import { findPlanDefects } from '../plan-defects.ts';
import { findWallProblems } from '../wall-problems.ts';
import { repairLevel } from './repair-level.ts';

const repair = call(repairLevel, {});
const codesOf = (store: DocumentStore) => findWallProblems(store).map(({ problem }) => problem.code);

const broken: readonly (readonly [string, readonly LevelRecord[], string, readonly string[]])[] = [
  ['a wall of no length', [wallFrom('a', [1, 1], [1, 1])], 'walls.problem.short', []],
  ['a wall of a nanometre', [wallFrom('a', [1, 1], [1 + 1e-9, 1])], 'walls.problem.short', []],
  [
    'a wall that stands twice, once each way',
    [wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [4, 0], [0, 0])],
    'walls.problem.twins',
    ['a: 0,0 → 4,0'],
  ],
  [
    'walls that cross',
    [wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [1, -1], [1, 1])],
    'walls.problem.crossing',
    ['a: 0,0 → 1,0', 'b: 1,-1 → 1,0', 'w1: 1,0 → 4,0', 'w2: 1,0 → 1,1'],
  ],
  [
    'a wall that ends on another',
    [wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [1, 0], [1, 1])],
    'walls.problem.joint-on-wall',
    ['a: 0,0 → 1,0', 'b: 1,0 → 1,1', 'w1: 1,0 → 4,0'],
  ],
  [
    'walls that overlap',
    [wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [6, 0], [3, 0])],
    'walls.problem.joint-on-wall',
    ['a: 0,0 → 3,0', 'b: 6,0 → 4,0', 'w1: 3,0 → 4,0'],
  ],
  [
    'corners that nearly meet',
    [wallFrom('a', [0, 0], [4, 0]), wallFrom('b', [4.01, 0.01], [4, 3])],
    'walls.problem.near-joints',
    ['a: 0,0 → 4,0', 'b: 4,0 → 4,3'],
  ],
];

describe.each(broken)('%s', (_, records, code, plan) => {
  it('is found, mended, and put back by undo', () => {
    const store = planStore(...records);
    expect(codesOf(store)).toContain(code);
    expect(store.run(repair)).toMatchObject({ ok: true, changed: true });
    expect(planOf(store)).toEqual(plan);
    expect(codesOf(store)).toEqual([]);
    store.undo();
    for (const record of records) expect(store.find(record.id)).toBe(record);
  });
});

describe('repairing a level', () => {
  it('changes nothing about one that is sound', () => {
    const store = planStore(wallFrom('a', [0, 0], [4, 0]), doorIn('a', 'door', 1));
    expect(store.run(repair)).toMatchObject({ ok: true, changed: false });
  });

  it('rounds ends that stand beside the lattice, so that they meet', () => {
    const store = planStore(wallFrom('a', [0, 0], [4.00001, 0]), wallFrom('b', [3.99999, 0], [4, 3]));
    expect(codesOf(store)).toContain('walls.problem.off-lattice');
    store.run(repair);
    expect(planOf(store)).toEqual(['a: 0,0 → 4,0', 'b: 4,0 → 4,3']);
  });

  it('pushes in, narrows or removes openings that hang over their wall', () => {
    const store = planStore(
      wallFrom('a', [0, 0], [4, 0]),
      wallFrom('b', [0, 1], [0.5, 1]),
      wallFrom('c', [0, 2], [0.05, 2]),
      doorIn('a', 'before', 0.2),
      doorIn('a', 'beyond', 9),
      doorIn('b', 'wide', 0),
      doorIn('c', 'hopeless', 0),
    );
    expect(findWallProblems(store).map(({ problem }) => problem.record)).toEqual([
      'before',
      'beyond',
      'wide',
      'hopeless',
    ]);
    store.run(repair);
    expect(openingsOf(store)).toEqual(['before: a at 0.45', 'beyond: a at 3.55', 'wide: b at 0.25']);
    expect(store.findKind('opening', 'wide')?.width).toBe(0.5);
    expect(findWallProblems(store)).toEqual([]);
  });

  it('leaves, and says so, what a door is in the way of', () => {
    const store = planStore(
      wallFrom('a', [0, 0], [4, 0]),
      wallFrom('b', [1, -1], [1, 1]),
      wallFrom('c', [3, -1], [3, 1]),
      doorIn('a', 'door', 1),
    );
    expect(store.run(repair)).toMatchObject({ ok: true, changed: true });
    const [left, ...others] = findWallProblems(store);
    expect(left?.problem).toMatchObject({ code: 'walls.problem.crossing', params: { x: 1, z: 0 } });
    expect(others).toEqual([]);
    expect(store.run(repair)).toMatchObject({
      ok: false,
      reason: { code: 'walls.opening-in-the-way', records: ['door'] },
    });
    expect(store.find('door')).toEqual(doorIn('a', 'door', 1));
    expect(store.countOf('wall')).toBe(5);
  });

  it('mends only what is asked for', () => {
    const store = planStore(
      wallFrom('a', [0, 0], [4, 0]),
      wallFrom('b', [4, 0], [0, 0]),
      wallFrom('c', [3, 5], [3, 5]),
    );
    store.run(call(repairLevel, { walls: ['a'] }));
    expect(planOf(store)).toEqual(['a: 0,0 → 4,0', 'c: 3,5 → 3,5']);
  });

  it('moves the doors of a doubled wall to the one that stays', () => {
    const store = planStore(
      wallFrom('a', [0, 0], [4, 0]),
      wallFrom('b', [4, 0], [0, 0]),
      doorIn('b', 'door', 1),
    );
    store.run(repair);
    expect(openingsOf(store)).toEqual(['door: a at 3']);
  });

  it('mends each storey by itself', () => {
    const attic = { ...wallFrom('b', [1, -1], [1, 1]), storey: 'attic' };
    const twin = { ...wallFrom('c', [1, 1], [1, -1]), storey: 'attic' };
    const store = planStore({ kind: 'storey', id: 'attic' }, wallFrom('a', [0, 0], [4, 0]), attic, twin);
    store.run(repair);
    expect(planOf(store)).toEqual(['a: 0,0 → 4,0', 'b: 1,-1 → 1,1']);
  });

  it('makes any heap of walls planar', () => {
    const coordinate = fc.oneof(
      fc.integer({ min: 0, max: 4 }),
      fc.integer({ min: 0, max: 40_000 }).map((steps) => steps / 10_000),
      fc.double({ min: 0, max: 4, noNaN: true }),
    );
    const point = fc.tuple(coordinate, coordinate);
    fc.assert(
      fc.property(fc.array(fc.tuple(point, point), { maxLength: 30, size: 'max' }), (ends) => {
        const store = planStore(...ends.map(([start, end], index) => wallFrom(`a${index}`, start, end)));
        const start = store.snapshot().records.length;
        store.run(repair);
        expect(findPlanDefects(store)).toEqual([]);
        while (store.undo());
        expect(store.snapshot().records).toHaveLength(start);
      }),
      { numRuns: 150 },
    );
  });
});
