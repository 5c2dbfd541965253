import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENDS } from '../../../test/support/arbitrary-wishes.ts';
import { isTextKey, text } from '../../text/text.ts';
import type { PlanResult, Site } from './plan.ts';
import { planBuilding } from './plan-building.ts';
import { type Wishes, wishesSchema } from './wishes.ts';

/** As it comes from a command line or a file. */
const planOf = (wishes: unknown, seed: unknown = 1, site?: Site): PlanResult =>
  planBuilding(wishes as Wishes, seed as number, site);

const refusedWish = (result: PlanResult): string | undefined => (result.ok ? undefined : result.reason.wish);

describe('wishes that cannot be had', () => {
  it('are refused by name, with words for what was found and what is allowed', () => {
    const wrong: [wishes: unknown, wish: string][] = [
      [null, 'wishes'],
      [[], 'wishes'],
      ['a house', 'wishes'],
      [{ stories: 2 }, 'wishes'],
      [{ storeys: 0 }, 'storeys'],
      [{ storeys: 201 }, 'storeys'],
      [{ rooms: [3, 2] }, 'rooms'],
      [{ rooms: 3 }, 'rooms'],
      [{ rooms: [5, 5], columns: [2, 2], rows: [2, 2] }, 'rooms'],
      [{ spacing: [3, Number.NaN] }, 'spacing'],
      [{ spacing: [0.8, 4] }, 'spacing'],
      [{ storeyHeight: 2, doorHeight: 2 }, 'storeyHeight'],
      [{ storeyHeight: 5000 }, 'storeyHeight'],
      [{ entrances: -1 }, 'entrances'],
      [{ layout: 'maze' }, 'layout'],
      [{ storeys: 200, columns: [64, 64], rows: [64, 64] }, 'storeys'],
      [{ storeys: 200, rooms: [101, 101] }, 'rooms'],
    ];
    for (const [wishes, wish] of wrong) {
      const result = planOf(wishes);
      expect(refusedWish(result)).toBe(wish);
      if (!result.ok) expect(text(result.reason.code, result.reason.params)).not.toMatch(/[{}]|undefined/);
    }
  });

  it.each([
    [{ storeyHeight: 1.5 }, 'storey height'],
    [{ windowSill: -1 }, 'window sill'],
    [{ doorWidth: 0.1 }, 'door width'],
    [{ windowDensity: 0.5, windowWidth: 0.01 }, 'window width'],
    [{ outerThickness: 4, innerThickness: 0.1 }, 'outer thickness'],
  ])('are told by the words of the options and of the form: %j', (wishes, name) => {
    const result = planOf(wishes);
    expect(!result.ok && text(result.reason.code, result.reason.params)).toContain(`“${name}”`);
  });

  it('are told what the wish allows and not what a program can hold', () => {
    const result = planOf({ storeys: 1e20 });
    expect(!result.ok && text(result.reason.code, result.reason.params)).toContain('at most 200');
  });

  it('are refused for a seed that is no whole number, and for a lot without room', () => {
    for (const seed of [1.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, 'abc', '', null]) {
      expect(refusedWish(planOf({}, seed))).toBe('seed');
    }
    for (const seed of [0, -1, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER]) {
      expect(planOf({}, seed)).toMatchObject({ ok: true });
    }
    expect(refusedWish(planOf({}, 1, { limit: [4, 4] }))).toBe('lot');
    expect(refusedWish(planOf({}, 1, { limit: [0, 4] }))).toBe('lot');
    expect(refusedWish(planOf({}, 1, { limit: [Number.NaN, 40] }))).toBe('lot');
  });

  it('come out as a building or as a refusal of one of them, each at either end of what it allows', () => {
    expect(Object.keys(ENDS).sort()).toEqual(Object.keys(wishesSchema.shape).sort());
    const ends = Object.fromEntries(
      Object.entries(ENDS).map(([name, values]) => [name, fc.constantFrom<unknown>(...values)]),
    );
    fc.assert(
      fc.property(fc.record(ends, { requiredKeys: [] }), fc.maxSafeInteger(), (wishes, seed) => {
        const result = planOf(wishes, seed);
        if (!result.ok) expect(isTextKey(result.reason.code)).toBe(true);
        else expect(result.plan.storeys).toHaveLength(result.plan.wishes.storeys);
      }),
      { numRuns: 60 },
    );
  });

  it('are not changed by planning', () => {
    const wishes = Object.freeze({ storeys: 2, rooms: Object.freeze([4, 6] as const) });
    const site = Object.freeze({ limit: Object.freeze([20, 20] as const), closed: Object.freeze([]) });
    expect(planOf(wishes, 1, site)).toMatchObject({ ok: true });
  });
});
