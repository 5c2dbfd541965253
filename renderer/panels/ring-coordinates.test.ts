import { describe, expect, it } from 'vitest';
import { describeOnRing } from './ring-coordinates.ts';

/** r0 = 16 · 4 / 2π = 10.186 m. */
const RING = { kind: 'ring', id: 'deck', steps: 16, cellSize: 4, centre: [100, 0, 50] } as const;

describe('the place of the pointer on a ring', () => {
  it('is the cell, the distance from its centre and the angle towards z', () => {
    expect(describeOnRing(RING, [111, 50.01])).toBe('[0, 0]  r 11.00 m  0.1°');
    expect(describeOnRing(RING, [100, 61])).toBe('[0, 4]  r 11.00 m  90.0°');
    expect(describeOnRing(RING, [111, 49.9])).toBe('[0, 15]  r 11.00 m  359.5°');
  });

  it('counts lines within the threshold below zero', () => {
    expect(describeOnRing(RING, [92, 50])).toBe('[−1, 8]  r 8.00 m  180.0°');
  });

  it('is none at the centre, and on a ring that cannot be', () => {
    expect(describeOnRing(RING, [100, 50])).toBeNull();
    expect(describeOnRing({ ...RING, steps: 3 }, [111, 50])).toBeNull();
  });
});
