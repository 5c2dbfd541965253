import { expect, it } from 'vitest';
import { doorIn, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import { findRoomProblems } from './room-problems.ts';

const WALLS = [
  wallFrom('a', [0, 0], [4, 0]),
  wallFrom('b', [4, 0], [4, 4]),
  wallFrom('c', [4, 4], [0, 4]),
  wallFrom('d', [0, 4], [0, 0]),
];

const problemsOf = (...records: readonly LevelRecord[]): unknown[] =>
  findRoomProblems(planStore(...WALLS, ...records)).map(({ problem, walls }) => [
    problem.code,
    problem.severity,
    problem.record,
    walls.length,
  ]);

const room = (id: string, x: number, z: number) =>
  ({ kind: 'room', id, storey: 'ground', at: [x, z] }) as const;

it('a room that one can walk into is sound', () => {
  expect(problemsOf(doorIn('a', 'door', 2), room('r', 1, 1))).toEqual([]);
  expect(problemsOf({ kind: 'stair', id: 's', storey: 'ground', start: [1, 1], end: [3, 1] })).toEqual([]);
});

it('a room without a door is doubtful, a window being none', () => {
  const window = { ...doorIn('a', 'window', 2), type: 'window', sill: 0.9, height: 1 } as const;
  expect(problemsOf(window)).toEqual([['rooms.problem.unnamed-no-door', 'warning', null, 4]]);
  expect(problemsOf(window, { ...room('r', 1, 1), name: 'Hall' })).toEqual([
    ['rooms.problem.no-door', 'warning', 'r', 4],
  ]);
});

it('a second record in a room, and one in no room, can be removed', () => {
  const store = planStore(
    ...WALLS,
    doorIn('a', 'door', 2),
    room('r1', 1, 1),
    room('r2', 2, 2),
    room('r3', 9, 9),
  );
  const found = findRoomProblems(store);
  expect(found.map(({ problem }) => [problem.code, problem.severity, problem.record])).toEqual([
    ['rooms.problem.no-room', 'warning', 'r3'],
    ['rooms.problem.doubled', 'warning', 'r2'],
  ]);
  for (const { repair } of found) if (repair) store.run(repair);
  expect([...store.ofKind('room')].map(({ id }) => id)).toEqual(['r1']);
  expect(findRoomProblems(store)).toEqual([]);
});
