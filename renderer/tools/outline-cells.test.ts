import { describe, expect, it } from 'vitest';
import { createGrid, radiusOf } from '../../core/polar/polar-grid.ts';
import { outlineCells } from './outline-cells.ts';

const grid = createGrid(8, 4);

describe('the outline of cells', () => {
  it('runs along the arcs, not across them', () => {
    const { edges } = outlineCells(grid, [[1, 0]]);
    const radii = edges.flat().map(([x, z]) => Math.hypot(x, z));
    expect(Math.min(...radii)).toBeCloseTo(radiusOf(grid, 1), 9);
    expect(Math.max(...radii)).toBeCloseTo(radiusOf(grid, 2), 9);
    const middle = edges.map(([[x, z], [a, b]]) => Math.hypot((x + a) / 2, (z + b) / 2));
    expect(Math.min(...middle)).toBeGreaterThan(radiusOf(grid, 1) * 0.998);
  });

  it('goes around all of them together, over the seam too', () => {
    const count = (...cells: readonly (readonly [number, number])[]) =>
      outlineCells(grid, cells).edges.length;
    const alone = count([0, 0]);
    expect(count([0, 0], [0, 4])).toBe(2 * alone);
    expect(count([0, 0], [0, -1])).toBe(2 * alone - 2);
    expect(count([0, 7], [0, 8])).toBe(2 * alone - 2);
    const whole = Array.from({ length: 8 }, (_, step) => [0, step] as const);
    expect(count(...whole)).toBe(8 * (alone - 2));
  });

  it('is filled with convex pieces', () => {
    const area = (corners: readonly (readonly [number, number])[]) =>
      corners.reduce((sum, [x, z], index) => {
        const [a, b] = corners[(index + 1) % corners.length] ?? [0, 0];
        return sum + (x * b - a * z) / 2;
      }, 0);
    const { surfaces } = outlineCells(grid, [[0, 3]]);
    const exact = ((radiusOf(grid, 1) ** 2 - radiusOf(grid, 0) ** 2) * Math.PI) / 8;
    const total = surfaces.reduce((sum, corners) => sum + Math.abs(area(corners)), 0);
    expect(total / exact).toBeGreaterThan(0.998);
    expect(total / exact).toBeLessThanOrEqual(1);
  });
});
