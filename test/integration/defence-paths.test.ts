import { expect, test } from 'vitest';
import { buildPath } from '../../core/defence/builder/build-path.ts';
import { checkPath } from '../support/defence-proof/check-path.ts';

const SEEDS_A_SET = 500;
const MAXIMA = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 20];
/** Shorter paths get more seeds: what goes wrong does so where a path meets itself. */
const LENGTHS = [2, 3, 5, 10, 20, 40, 60, 100];
/** Enough for lengths that fit at all, and few enough where hardly any does. */
const ATTEMPTS = 300;

const parametersOf = (seed: number, length: number, maxTilesBeforeCorner: number) =>
  ({ seed, length, maxTilesBeforeCorner, border: 0, decorationChance: 0, attempts: ATTEMPTS }) as const;

function faultsOf(seed: number, length: number, max: number): string[] | null {
  const parameters = parametersOf(seed, length, max);
  const path = buildPath(parameters);
  return path && checkPath(path, parameters).map((fault) => `seed ${seed}, ${length}/${max}: ${fault}`);
}

test('every path keeps every rule, over more than 50,000 seeds and parameters', () => {
  const faults: string[] = [];
  let built = 0;
  for (const length of LENGTHS) {
    for (const max of MAXIMA) {
      for (let seed = 0; seed < SEEDS_A_SET; seed += 1) {
        const found = faultsOf(seed * 7919 - 1000, length, max);
        if (found) built += 1;
        faults.push(...(found ?? []));
      }
    }
  }
  expect(faults).toEqual([]);
  expect(built).toBeGreaterThan(50_000);
});

test('long paths keep every rule too', () => {
  for (const [length, max] of [
    [500, 4],
    [1000, 8],
    [2000, 12],
    [2000, 20],
  ] as const) {
    for (let seed = 0; seed < 20; seed += 1) expect(faultsOf(seed, length, max) ?? []).toEqual([]);
  }
});

test.each([-1, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])(
  'seed %d is a seed like any other',
  (seed) => {
    expect(faultsOf(seed, 60, 6)).toEqual([]);
  },
);
