import { describe, expect, it } from 'vitest';
import { spanAlong } from './span-along.ts';

const at = (step: number, along = 1) => ({ cell: [0, step] as const, extent: [along, 1] as const });

describe('the stretch that modules take along a ring', () => {
  it('is the shortest one, over the seam too', () => {
    expect(spanAlong([], 12)).toBeUndefined();
    expect(spanAlong([at(3, 2)], 12)).toEqual({ from: 3, to: 5 });
    expect(spanAlong([at(3), at(7), at(5, 2)], 12)).toEqual({ from: 3, to: 8 });
    expect(spanAlong([at(1), at(11)], 12)).toEqual({ from: 11, to: 14 });
    expect(spanAlong([at(10, 4), at(3)], 12)).toEqual({ from: 10, to: 16 });
  });

  it('is a whole turn for what goes all around', () => {
    expect(spanAlong([at(0, 12)], 12)).toEqual({ from: 0, to: 12 });
  });
});
