import { describe, expect, it } from 'vitest';
import { computeGridSteps } from './grid-steps.ts';

describe('the ground grid', () => {
  it('shows metres and tens of metres over a house, millimetres over a joint', () => {
    expect(computeGridSteps([0, 0], 0.01).steps[1]).toBeCloseTo(1, 12);
    expect(computeGridSteps([0, 0], 0.00001).steps[0]).toBeCloseTo(0.001, 12);
  });

  it('changes its steps without a jump while zooming', () => {
    const strengthOf = (metresPerPixel: number, coordinate: number): number => {
      const { steps, strengths } = computeGridSteps([0, 0], metresPerPixel);
      const isOn = (step: number): boolean =>
        Math.abs(coordinate / step - Math.round(coordinate / step)) < 1e-6;
      return Math.max(0, ...strengths.filter((_, index) => isOn(steps[index] ?? 1)));
    };
    const decade = 10 / 80;
    for (const line of [1, 7, 10, 100, 1000]) {
      expect(strengthOf(decade * 1.0001, line)).toBeCloseTo(strengthOf(decade * 0.9999, line), 2);
    }
  });

  it('counts from a line of every step near the target, however far out', () => {
    const { origin, middle, steps } = computeGridSteps([54321.7, -9876.5], 0.01);
    for (const step of steps)
      expect(Math.abs(origin[0] / step - Math.round(origin[0] / step))).toBeLessThan(1e-6);
    expect(Math.abs(middle[0])).toBeLessThanOrEqual(steps[2]);
    expect(origin[0] + middle[0]).toBeCloseTo(54321.7, 6);
  });
});
