import { describe, expect, it } from 'vitest';
import { planStore } from '../../../test/support/plan-store.ts';
import { allCommands } from '../../commands/all-commands.ts';
import { defenceLevels } from '../defence-levels.ts';
import { findDefenceProblems } from '../defence-problems.ts';
import { defenceProps } from '../layout/defence-props.ts';

/** A straight path of two tiles: entrance and exit at [0, 0] and [1, 0], blank tiles around, a wall around those. */
const PATH = { kind: 'defence', id: 'd', seed: 7, length: 2, maxTilesBeforeCorner: 4, border: 2 } as const;

function start(record: object = {}) {
  const store = planStore({ ...PATH, ...record } as typeof PATH);
  const run = (id: string, args: object) => store.run(allCommands.call(id, args));
  return { store, run };
}

describe('decorating tiles', () => {
  it('takes the place of what was there, and "none" clears it', () => {
    const { store, run } = start({ decorationChance: 1 });
    const at = () => store.derived(defenceProps).at('d', [0, 1]);
    expect(at()).toMatchObject({ record: null });
    const placed = run('decoration.place', { defence: 'd', cells: [[0, 1]], shape: 'tree', size: 2 });
    expect(placed).toMatchObject({ ok: true });
    const id = placed.ok ? placed.select[0] : '';
    expect(at()).toMatchObject({ shape: 'tree', record: id, size: 2 });
    run('decoration.place', { defence: 'd', cells: [[0, 1]], shape: 'none' });
    expect(at()).toBeUndefined();
    expect(store.countOf('decoration')).toBe(1);
    store.undo();
    store.undo();
    expect(at()).toMatchObject({ record: null });
  });

  it('is refused on the path, under walls and under towers', () => {
    const { run } = start();
    run('tower.place', { defence: 'd', cells: [[1, 1]], range: 2 });
    const place = (cell: readonly number[]) =>
      run('decoration.place', { defence: 'd', cells: [cell], shape: 'rock' });
    expect(place([1, 0])).toMatchObject({ reason: { code: 'defence.spot.path' } });
    expect(place([0, 2])).toMatchObject({ reason: { code: 'defence.spot.wall' } });
    expect(place([9, 9])).toMatchObject({ reason: { code: 'defence.spot.outside' } });
    expect(place([1, 1])).toMatchObject({ reason: { code: 'defence.spot.taken' } });
  });

  it('moves and changes, and what lies where it goes gives way', () => {
    const { store, run } = start({ decorationChance: 0 });
    const placed = run('decoration.place', {
      defence: 'd',
      cells: [
        [0, 1],
        [1, 1],
      ],
      shape: 'bush',
    });
    const [a = '', b = ''] = placed.ok ? placed.select : [];
    expect(run('decoration.move', { moves: [{ decoration: a, cell: [1, 1] }] })).toMatchObject({ ok: true });
    expect([store.find(b), store.find(a)]).toMatchObject([undefined, { cell: [1, 1] }]);
    expect(
      run('decoration.change', { decorations: [a], changes: { shape: 'rock', rotation: 1 } }),
    ).toMatchObject({
      ok: true,
    });
    expect(store.find(a)).toMatchObject({ shape: 'rock', rotation: 1 });
    expect(run('decoration.move', { moves: [{ decoration: a, cell: [0, 0] }] })).toMatchObject({ ok: false });
  });

  it('is a problem where the path has come over it', () => {
    const { store, run } = start({ decorationChance: 0 });
    run('decoration.place', {
      defence: 'd',
      cells: [
        [2, 0],
        [-1, 0],
      ],
      shape: 'bush',
    });
    expect(findDefenceProblems(store)).toEqual([]);
    run('defence.change', { defence: 'd', changes: { border: 1 } });
    const cells = findDefenceProblems(store).map(({ code }) => code);
    expect(cells).toEqual(['defence.problem.decoration', 'defence.problem.decoration']);
    expect(store.countOf('decoration')).toBe(2);
  });
});

describe('a locked level', () => {
  it('is not rebuilt, but named, moved and unlocked', () => {
    const { run } = start({ locked: true });
    const change = (changes: object) => run('defence.change', { defence: 'd', changes });
    expect(change({ seed: 8 })).toMatchObject({ reason: { code: 'defence.locked' } });
    expect(change({ name: 'Valley', origin: [1, 0, 0], tileSize: 2 })).toMatchObject({ ok: true });
    expect(change({ seed: 8, locked: null })).toMatchObject({ ok: true });
  });
});

describe('a level that takes long to build', () => {
  const LONG = { length: 6000, maxTilesBeforeCorner: 6, attempts: 3 };

  it('is built elsewhere where that can be, and is refused by nobody before its result is there', () => {
    const { store, run } = start();
    const asked: ((result: never) => void)[] = [];
    store.derived(defenceLevels).buildElsewhere((_parameters, done) => asked.push(done));
    expect(run('defence.change', { defence: 'd', changes: { length: 30_000 } })).toMatchObject({ ok: true });
    expect(asked).toHaveLength(1);
    expect(store.derived(defenceLevels).find('d')).toMatchObject({ reason: { code: 'defence.unfinished' } });
    expect(findDefenceProblems(store)).toEqual([]);
    store.undo();
    expect(store.derived(defenceLevels).find('d')).toMatchObject({ ok: true });
    expect(asked).toHaveLength(1);
  });

  it('is refused with the attempts that were made', () => {
    const { run } = start();
    expect(run('defence.change', { defence: 'd', changes: LONG })).toMatchObject({
      reason: { code: 'defence.no-level', params: { attempts: 3 } },
    });
  });
});
