import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const seeds = fc.maxSafeInteger();
const firstOf = (seed: number, ...salt: number[]): number[] => {
  const random = createRandom(seed, ...salt);
  return Array.from({ length: 8 }, () => random.int(0, 999_999));
};

describe('random choices of a seed', () => {
  it('are the same each time, and on every machine', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(firstOf(seed)).toEqual(firstOf(seed));
      }),
    );
    expect(firstOf(7)).toMatchInlineSnapshot(`
      [
        592765,
        869126,
        245810,
        164800,
        745647,
        677052,
        460499,
        809591,
      ]
    `);
  });

  it('are others for another seed, also beyond 32 bits and below zero, and for another salt', () => {
    const all = [7, 8, -7, 7 + 2 ** 32, 7 + 2 ** 45].map((seed) => firstOf(seed).join());
    expect(new Set([...all, firstOf(7, 1).join(), firstOf(7, 1, 0).join()]).size).toBe(7);
  });

  it('stay within their bounds and reach both', () => {
    const random = createRandom(1);
    const seen = new Set(Array.from({ length: 200 }, () => random.int(-2, 3)));
    expect([...seen].sort((a, b) => a - b)).toEqual([-2, -1, 0, 1, 2, 3]);
  });

  it('take chances as often as asked, and sure things always', () => {
    const random = createRandom(2);
    const count = (chance: number): number =>
      Array.from({ length: 4000 }, () => random.chance(chance)).filter(Boolean).length;
    expect(count(0)).toBe(0);
    expect(count(1)).toBe(4000);
    expect(Math.abs(count(0.25) - 1000)).toBeLessThan(150);
  });

  it('pick by weight, and nothing where there is none', () => {
    const random = createRandom(3);
    const picks = Array.from({ length: 4000 }, () =>
      random.pickWeighted(['a', 'b', 'c'], (x) => (x === 'a' ? 3 : x === 'b' ? 1 : 0)),
    );
    expect(Math.abs(picks.filter((x) => x === 'a').length - 3000)).toBeLessThan(150);
    expect(picks).not.toContain('c');
    expect(random.pickWeighted(['a'], () => 0)).toBeUndefined();
    expect(random.pick([])).toBeUndefined();
  });

  it('shuffle without losing anything', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.nat()), (seed, items) => {
        const shuffled = createRandom(seed).shuffle(items);
        expect([...shuffled].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b));
      }),
    );
  });
});
