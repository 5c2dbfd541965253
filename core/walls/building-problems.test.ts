import { expect, it } from 'vitest';
import { planStore, wallFrom } from '../../test/support/plan-store.ts';
import type { LevelRecord } from '../document/schema/record-kinds.ts';
import { findWallProblems } from './wall-problems.ts';

/** What is said of storeys, stairs and roofs; what else is doubtful, such as a room without a door, is not asked. */
const problemsOf = (...records: readonly LevelRecord[]) =>
  findWallProblems(planStore(...records))
    .filter(({ problem }) => problem.code.startsWith('building.'))
    .map(({ problem }) => [problem.code, problem.record]);

const UPPER: LevelRecord = { kind: 'storey', id: 'upper', elevation: 2.7 };
const STAIR: LevelRecord = { kind: 'stair', id: 's', storey: 'ground', start: [0, 0], end: [4, 0] };
const ROOF: LevelRecord = { kind: 'roof', id: 'r', storey: 'ground', type: 'gable' };

const outline = (...points: readonly (readonly [number, number])[]): LevelRecord[] =>
  points.map((start, index) => wallFrom(`w${index}`, start, points[(index + 1) % points.length] ?? start));

it('a house with a stair and a roof is sound', () => {
  expect(problemsOf(UPPER, STAIR, ROOF, ...outline([0, 0], [6, 0], [6, 4], [0, 4]))).toEqual([]);
});

it('a storey that begins below the ceiling of a lower one is doubtful, also of one further down', () => {
  const hall: LevelRecord = { kind: 'storey', id: 'hall', elevation: -1, height: 8 };
  expect(problemsOf({ ...UPPER, elevation: 2.6 } as LevelRecord)).toEqual([
    ['building.problem.overlap', 'upper'],
  ]);
  expect(problemsOf(UPPER, hall)).toEqual([
    ['building.problem.overlap', 'ground'],
    ['building.problem.overlap', 'upper'],
  ]);
});

it('a stair that is steep, leads nowhere or has no length is doubtful', () => {
  const short: LevelRecord = { kind: 'stair', id: 's', storey: 'ground', start: [0, 0], end: [2.6, 0] };
  expect(problemsOf(UPPER, short)).toEqual([['building.problem.steep', 's']]);
  expect(problemsOf(STAIR)).toEqual([['building.problem.leads-nowhere', 's']]);
  const point: LevelRecord = { kind: 'stair', id: 's', storey: 'ground', start: [1, 0], end: [1, 0] };
  expect(problemsOf(UPPER, point)).toEqual([['building.problem.no-length', 's']]);
});

it('a roof that is flat where it should not be, over nothing, or over another is doubtful', () => {
  const oblique = outline([0, 0], [6, 1], [6, 4], [0, 4]);
  expect(problemsOf(ROOF, ...oblique)).toEqual([['building.problem.roof-flat-instead', 'r']]);
  expect(problemsOf({ ...ROOF, type: 'flat' } as LevelRecord, ...oblique)).toEqual([]);
  expect(problemsOf(ROOF)).toEqual([['building.problem.roof-over-nothing', 'r']]);
  expect(problemsOf(ROOF, { ...ROOF, id: 'r2' }, ...outline([0, 0], [6, 0], [6, 4], [0, 4]))).toEqual([
    ['building.problem.roof-twice', 'r2'],
  ]);
});
