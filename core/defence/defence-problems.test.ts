import { expect, test } from 'vitest';
import { planStore } from '../../test/support/plan-store.ts';
import { allCommands } from '../commands/all-commands.ts';
import { defenceLevels } from './defence-levels.ts';
import { findDefenceProblems } from './defence-problems.ts';

const PATH = { kind: 'defence', id: 'd', seed: 7, length: 12, maxTilesBeforeCorner: 4 } as const;
const tower = (id: string, cell: readonly [number, number]) =>
  ({ kind: 'tower', id, defence: 'd', cell, range: 2 }) as const;

test('towers belong on blank tiles, each on its own', () => {
  const store = planStore(
    PATH,
    tower('far', [90, 0]),
    tower('path', [0, 0]),
    tower('wall', [-2, 0]),
    tower('one', [-1, 0]),
    tower('two', [-1, 0]),
  );
  expect(findDefenceProblems(store).map(({ record, code }) => [record, code])).toEqual([
    ['far', 'defence.problem.tower'],
    ['path', 'defence.problem.tower'],
    ['two', 'defence.problem.two-towers'],
    ['wall', 'defence.problem.tower'],
  ]);
});

test('a level that cannot be built is a problem of its record', () => {
  const store = planStore({ ...PATH, length: 3000, maxTilesBeforeCorner: 0, attempts: 5 });
  expect(findDefenceProblems(store)).toMatchObject([{ record: 'd', code: 'defence.no-level' }]);
});

test('a level is built anew when its record says else, and undo brings the one before', () => {
  const store = planStore();
  const added = store.run(allCommands.call('defence.add', { seed: 3, length: 30, maxTilesBeforeCorner: 5 }));
  const [id = ''] = added.ok ? added.select : [];
  const levels = store.derived(defenceLevels);
  const before = levels.find(id);
  expect(before).toMatchObject({ ok: true });
  expect(levels.find(id)).toBe(before);
  store.undo();
  expect(levels.find(id)).toBeUndefined();
  store.redo();
  expect(levels.find(id)).toEqual(before);
});
