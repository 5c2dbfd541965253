import { expect, test } from 'vitest';
import { buildLevel } from '../../test/support/build-level.ts';
import { DocumentStore } from '../document/document-store.ts';
import { countedIds } from '../document/ids.ts';
import { findLevelProblems } from './level-problems.ts';

const GROUND = { kind: 'storey', id: 'g' };
const WALL = { kind: 'wall', id: 'w1', storey: 'g', start: [0, 0], end: [4, 0] };

function placesIn(records: readonly object[]): unknown[] {
  const level = buildLevel(records);
  return findLevelProblems(level, new DocumentStore(level, countedIds()), []).map(({ code, place, at }) => [
    code,
    place,
    at,
  ]);
}

test('a sound level has no problems', () => {
  expect(placesIn([GROUND, WALL])).toEqual([]);
});

test('what two walls come to together is placed at both of them in the file', () => {
  expect(placesIn([WALL, GROUND, { ...WALL, id: 'w2' }])).toEqual([
    ['walls.problem.twins', 'records[0] wall "w1", records[2] wall "w2"', 'records[0]'],
  ]);
});

test('an opening that hangs over the end of its wall is placed at the opening', () => {
  const door = { kind: 'opening', id: 'o1', wall: 'w1', type: 'door', offset: 3.9, width: 0.9, height: 2 };
  expect(placesIn([GROUND, WALL, door])).toEqual([
    ['walls.problem.hanging-opening', 'records[2] opening "o1"', 'records[2]'],
  ]);
});

test('points beside the lattice are left to reading, which knows their field', () => {
  expect(placesIn([GROUND, { ...WALL, start: [0.00001, 0] }])).toEqual([]);
});
