import { describe, expect, test } from 'vitest';
import { DocumentStore } from '../document/document-store.ts';
import { countedIds } from '../document/ids.ts';
import type { LevelRecord } from '../document/schema/record-kinds.ts';
import type { Wall } from '../document/schema/wall.ts';
import type { Vec2 } from '../math/vec2.ts';
import { findWallProblems } from './wall-problems.ts';

const storeWith = (walls: readonly (readonly [start: Vec2, end: Vec2])[]): DocumentStore => {
  const records = walls.map(
    ([start, end], index): Wall => ({ kind: 'wall', id: `w${index + 1}`, storey: 'g', start, end }),
  );
  return new DocumentStore(
    { header: { name: 'Test', extra: {} }, records: [{ kind: 'storey', id: 'g' }, ...records] },
    countedIds(),
  );
};

/** Runs the repair of the only problem and gives what is still wrong. */
function repairOnly(store: DocumentStore): readonly string[] {
  const [only, ...others] = findWallProblems(store);
  expect(others).toEqual([]);
  if (only?.repair) expect(store.run(only.repair).ok).toBe(true);
  return findWallProblems(store).map(({ problem }) => problem.code);
}

describe('problems of walls', () => {
  test('a sound plan has none', () => {
    const store = storeWith([
      [
        [0, 0],
        [4, 0],
      ],
      [
        [4, 0],
        [4, 3],
      ],
    ]);
    expect(findWallProblems(store)).toEqual([]);
  });

  test('a wall drawn twice is said once, and the repair leaves one', () => {
    const store = storeWith([
      [
        [0, 0],
        [4, 0],
      ],
      [
        [4, 0],
        [0, 0],
      ],
    ]);
    expect(findWallProblems(store)[0]?.problem).toMatchObject({
      code: 'walls.problem.twins',
      severity: 'repair',
      place: 'wall "w1", wall "w2"',
    });
    expect(repairOnly(store)).toEqual([]);
    expect([...store.ofKind('wall')].map(({ id }) => id)).toEqual(['w1']);
  });

  test('an end beside the lattice is put on it', () => {
    const store = storeWith([
      [
        [0.00003, 0],
        [4, 0],
      ],
    ]);
    expect(repairOnly(store)).toEqual([]);
    expect(store.findKind('wall', 'w1')?.start).toEqual([0, 0]);
  });

  test('an end on another wall makes a joint there', () => {
    const store = storeWith([
      [
        [0, 0],
        [4, 0],
      ],
      [
        [2, 0],
        [2, 3],
      ],
    ]);
    expect(repairOnly(store)).toEqual([]);
    expect(store.countOf('wall')).toBe(3);
  });

  test('walls that cross are cut there', () => {
    const store = storeWith([
      [
        [0, 0],
        [4, 0],
      ],
      [
        [2, -2],
        [2, 2],
      ],
    ]);
    expect(findWallProblems(store)[0]?.problem.code).toBe('walls.problem.crossing');
    expect(repairOnly(store)).toEqual([]);
    expect(store.countOf('wall')).toBe(4);
  });

  test('a level with nothing to work on is asked for a storey; one of rings is not', () => {
    const codesOf = (...records: readonly LevelRecord[]) =>
      findWallProblems(new DocumentStore({ header: { name: '', extra: {} }, records }, countedIds())).map(
        ({ problem, repair }) => [problem.code, problem.severity, repair],
      );
    expect(codesOf()).toEqual([['walls.problem.no-storey', 'warning', null]]);
    expect(codesOf({ kind: 'ring', id: 'r', steps: 64, cellSize: 4 })).toEqual([]);
  });
});
