import { describe, expect, it } from 'vitest';
import { guessFootprint } from './guess-footprint.ts';

const boundsOf = (width: number, depth: number) => ({
  min: [-width / 2, 0, -depth / 2] as const,
  max: [width / 2, 3, depth / 2] as const,
});

describe('the footprint guessed from the bounds of a module', () => {
  it.each([
    [2, 2, [1, 1]],
    [4, 2, [2, 1]],
    [4.0019, 5.9, [2, 3]],
    [2.1, 2.0021, [2, 2]],
    [0.1, 0, [1, 1]],
    [200, 2, [100, 1]],
  ])('is, for %d × %d m and cells of 2 m, %j', (width, depth, cells) => {
    expect(guessFootprint(boundsOf(width, depth), 2)).toEqual(cells);
  });

  it('does not care where the module stands', () => {
    expect(guessFootprint({ min: [10, -5, 3], max: [14, 5, 5] }, 2)).toEqual([2, 1]);
  });
});
