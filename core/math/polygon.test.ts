import { describe, expect, it } from 'vitest';
import { contains, signedArea } from './polygon.ts';

/** Counter-clockwise seen from above: x to the right, z down the page. */
const L_SHAPE = [
  { x: 0, z: 0 },
  { x: 0, z: 3 },
  { x: 3, z: 3 },
  { x: 3, z: 2 },
  { x: 1, z: 2 },
  { x: 1, z: 0 },
];

describe('a polygon of the plan', () => {
  it('has a positive area when it runs counter-clockwise seen from above, a negative one otherwise', () => {
    expect(signedArea(L_SHAPE)).toBe(5);
    expect(signedArea(L_SHAPE.toReversed())).toBe(-5);
  });

  it('has no area with fewer than three points', () => {
    expect(signedArea([])).toBe(0);
    expect(signedArea(L_SHAPE.slice(0, 2))).toBe(0);
  });

  it('contains what is inside, not what is in its notch or outside', () => {
    expect(contains(L_SHAPE, [0.5, 0.5])).toBe(true);
    expect(contains(L_SHAPE, [2.5, 2.5])).toBe(true);
    expect(contains(L_SHAPE, [2, 1])).toBe(false);
    expect(contains(L_SHAPE, [-1, 1])).toBe(false);
  });
});
