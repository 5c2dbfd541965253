import * as fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { chooseSeed, FIXED_SEED } from './seed.ts';

describe('the seed of the random tests', () => {
  it('is the same in each run when nobody says otherwise', () => {
    expect(chooseSeed(undefined)).toBe(FIXED_SEED);
    expect(chooseSeed('')).toBe(FIXED_SEED);
  });

  it('is the one that is asked for, as a failure prints it', () => {
    expect(chooseSeed('0')).toBe(0);
    expect(chooseSeed('2147483647')).toBe(2147483647);
    expect(chooseSeed('-2147483648')).toBe(-2147483648);
  });

  it('is another one each time where that is asked for', () => {
    const seeds = Array.from({ length: 20 }, () => chooseSeed('random'));
    expect(new Set(seeds).size).toBeGreaterThan(15);
    for (const seed of seeds) expect(chooseSeed(String(seed))).toBe(seed);
  });

  it.each(['rnd', '1.5', '1e3', '0x10', ' 1', '2147483648', '-2147483649', 'Infinity'])(
    'is refused as “%s”',
    (wanted) => {
      expect(() => chooseSeed(wanted)).toThrow(`LEVELWRIGHT_TEST_SEED is “${wanted}”`);
    },
  );

  it('holds for every random test, whatever that says of its runs', () => {
    const failing = fc.check(
      fc.property(fc.nat(), () => false),
      { numRuns: 7 },
    );
    expect(failing.seed).toBe(inject('seed'));
    expect(fc.sample(fc.nat(), 5)).toEqual(fc.sample(fc.nat(), { numRuns: 5, seed: inject('seed') }));
  });
});
