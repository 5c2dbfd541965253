import { describe, expect, it } from 'vitest';
import { angleOf, directionOf } from './angle.ts';

describe('the angle of a direction, seen from above', () => {
  it('counts from the right counter-clockwise: up the page is −z', () => {
    expect(angleOf([2, 0])).toBe(0);
    expect(angleOf([0, -1])).toBeCloseTo(Math.PI / 2, 12);
    expect(angleOf([-1, 0])).toBeCloseTo(Math.PI, 12);
    expect(angleOf([0, 1])).toBeCloseTo((3 * Math.PI) / 2, 12);
  });

  it('is never minus nought, nor a full turn', () => {
    expect(Object.is(angleOf([1, 0]), 0)).toBe(true);
    expect(Object.is(angleOf([1, -0]), 0)).toBe(true);
    expect(Object.is(angleOf([0, 0]), 0)).toBe(true);
    expect(angleOf([1, 1e-300])).toBeLessThan(2 * Math.PI);
  });

  it('leads back to the direction', () => {
    for (let degrees = 0; degrees < 360; degrees += 15) {
      const angle = (degrees * Math.PI) / 180;
      expect(angleOf(directionOf(angle))).toBeCloseTo(angle, 12);
    }
  });
});
