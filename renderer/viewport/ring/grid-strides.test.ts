import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepStrides } from './grid-strides.ts';

describe('the lines of a ring that stay when it is seen from far away', () => {
  it('of 24 steps are those of its quarters', () => {
    expect(stepStrides(24)).toEqual([1, 6, 24]);
  });

  it('are left out where nothing divides the steps: a circle of 97 has no equal parts', () => {
    expect(stepStrides(97)).toEqual([1, 0, 0]);
  });

  it('leave no gap that differs from the others where the circle closes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 4096 }), (steps) => {
        for (const stride of stepStrides(steps)) {
          if (stride > 0) expect(steps % stride).toBe(0);
        }
      }),
    );
  });
});
