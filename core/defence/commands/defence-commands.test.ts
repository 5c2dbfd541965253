import { describe, expect, it } from 'vitest';
import { planStore } from '../../../test/support/plan-store.ts';
import { allCommands } from '../../commands/all-commands.ts';
import { defenceLevels } from '../defence-levels.ts';
import { findDefenceProblems } from '../defence-problems.ts';

/** A straight path of two tiles: entrance and exit at [0, 0] and [1, 0], blank tiles around, a wall around those. */
const PATH = { kind: 'defence', id: 'd', seed: 7, length: 2, maxTilesBeforeCorner: 4, border: 2 } as const;

function start() {
  const store = planStore(PATH);
  const run = (id: string, args: object) => store.run(allCommands.call(id, args));
  const place = (...cells: readonly (readonly [number, number])[]) =>
    run('tower.place', { defence: 'd', cells, range: 2 });
  return { store, run, place };
}

describe('placing towers', () => {
  it('takes blank tiles, one a tower', () => {
    const { store, place } = start();
    expect(place([0, 1], [1, 1])).toMatchObject({ ok: true, select: ['t1', 't2'] });
    expect(place([0, 1])).toMatchObject({ reason: { code: 'defence.spot.taken', records: ['t1'] } });
    expect(place([0, -1], [0, -1])).toMatchObject({ reason: { code: 'defence.spot.taken', records: [] } });
    expect(place([1, 0])).toMatchObject({ reason: { code: 'defence.spot.path' } });
    expect(place([0, 2])).toMatchObject({ reason: { code: 'defence.spot.wall' } });
    expect(place([0, 3])).toMatchObject({ reason: { code: 'defence.spot.outside' } });
    expect(store.countOf('tower')).toBe(2);
    expect(findDefenceProblems(store)).toEqual([]);
  });

  it('moves them together, where others of them were too', () => {
    const { store, run, place } = start();
    place([0, 1], [1, 1]);
    const moves = [
      { tower: 't1', cell: [1, 1] },
      { tower: 't2', cell: [0, 1] },
    ];
    expect(run('tower.move', { moves })).toMatchObject({ ok: true });
    expect(store.find('t1')).toMatchObject({ cell: [1, 1] });
    store.undo();
    expect(store.find('t1')).toMatchObject({ cell: [0, 1] });
    expect(run('tower.move', { moves: [{ tower: 't1', cell: [0, 0] }] })).toMatchObject({ ok: false });
    expect(run('tower.move', { moves: [{ tower: 'nobody', cell: [0, 0] }] })).toMatchObject({ ok: false });
  });
});

describe('changing a level', () => {
  it('keeps its towers, and names those that no longer stand on a blank tile', () => {
    const { store, run, place } = start();
    place([2, 0], [0, 1]);
    const changed = run('defence.change', { defence: 'd', changes: { length: 3, maxTilesBeforeCorner: 20 } });
    const built = store.derived(defenceLevels).find('d');
    const path = built?.ok
      ? Array.from(built.level.path.xs, (x, index) => [x, built.level.path.ys[index]])
      : [];
    expect(path).toHaveLength(3);
    const misfits = [
      ...(path.some(([x, y]) => x === 2 && y === 0) ? ['t1'] : []),
      ...(path.some(([x, y]) => x === 0 && y === 1) ? ['t2'] : []),
    ];
    expect(changed).toMatchObject({ ok: true, select: ['d', ...misfits] });
    expect(store.countOf('tower')).toBe(2);
  });

  it.each([
    [{ length: 1 }, 'defence.wrong-length'],
    [{ border: -1 }, 'defence.wrong-border'],
    [{ seed: 0.5 }, 'defence.wrong-seed'],
  ])('to %j is refused, and so is adding one', (changes, code) => {
    const { run } = start();
    expect(run('defence.change', { defence: 'd', changes })).toMatchObject({ reason: { code } });
    const { kind: _, id: __, ...plain } = PATH;
    expect(run('defence.add', { ...plain, ...changes })).toMatchObject({ reason: { code } });
  });
});
