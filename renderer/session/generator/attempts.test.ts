import { describe, expect, test } from 'vitest';
import { addAttempt, beginAttempts, currentOf, goToAttempt, nextSeed } from './attempts.ts';

const another = (seed: number) => ({ seed, wishes: {}, kept: null, cause: 'seed' }) as const;
const storeys = (count: number) =>
  ({ seed: 5, wishes: { storeys: count }, kept: null, cause: 'storeys' }) as const;

describe('the buildings of a visit to the generator', () => {
  test('another one is shown, and the one before is one step back', () => {
    const two = addAttempt(beginAttempts(5, {}), another(6));
    expect(currentOf(two).seed).toBe(6);
    expect(currentOf(goToAttempt(two, 0)).seed).toBe(5);
  });

  test('a slider that goes on moving makes one building and not many', () => {
    const moved = [3, 4, 5].map(storeys).reduce(addAttempt, beginAttempts(5, {}));
    expect(moved.made.map(({ wishes }) => wishes.storeys)).toEqual([undefined, 5]);
  });

  test('a change after going back loses none of the later ones', () => {
    const three = [another(6), another(7)].reduce(addAttempt, beginAttempts(5, {}));
    const changed = addAttempt(goToAttempt(three, 0), storeys(9));
    expect(changed.made.map(({ seed, wishes }) => [seed, wishes.storeys])).toEqual([
      [5, undefined],
      [6, undefined],
      [7, undefined],
      [5, 9],
    ]);
  });

  test('the next seed is one that the visit has not had', () => {
    const two = addAttempt(beginAttempts(5, {}), another(80));
    expect(nextSeed(goToAttempt(two, 0))).toBe(81);
    expect(nextSeed(beginAttempts(Number.MAX_SAFE_INTEGER, {}))).toBe(0);
  });

  test('there is nothing before the first', () => {
    const one = beginAttempts(5, {});
    expect(goToAttempt(one, -1)).toBe(one);
  });
});
