import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlanPoint, signedArea, turn } from './polygon.ts';
import { triangulate } from './triangulate.ts';

function areasOf(polygon: readonly PlanPoint[]): number[] {
  const points = triangulate(polygon).map((index) => polygon[index] ?? { x: Number.NaN, z: 0 });
  const areas: number[] = [];
  for (let at = 0; at < points.length; at += 3) {
    const [a, b, c] = points.slice(at, at + 3);
    if (a && b && c) areas.push(turn(a, b, c) / 2);
  }
  return areas;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('triangulate', () => {
  it('uses points in the middle of a side, without flat triangles', () => {
    const square = [
      { x: 0, z: 0 },
      { x: 0, z: 1 },
      { x: 0, z: 2 },
      { x: 1, z: 2 },
      { x: 2, z: 2 },
      { x: 2, z: 0 },
      { x: 1, z: 0 },
    ];
    const areas = areasOf(square);
    expect(areas).toHaveLength(5);
    expect(Math.min(...areas)).toBeGreaterThan(0.1);
    expect(new Set(triangulate(square)).size).toBe(7);
  });

  it('fans a triangle that has all its extra points on one side', () => {
    const points = [
      { x: 0, z: 0 },
      { x: 1, z: 2 },
      { x: 4, z: 0 },
      { x: 3, z: 0 },
      { x: 2, z: 0 },
      { x: 1, z: 0 },
    ];
    expect(Math.min(...areasOf(points))).toBeGreaterThan(0.5);
  });

  it('covers a star-shaped polygon exactly once, whatever its corners', () => {
    const radii = fc.array(fc.double({ min: 0.05, max: 5, noNaN: true }), { minLength: 3, maxLength: 14 });
    fc.assert(
      fc.property(radii, (distances) => {
        const step = (2 * Math.PI) / distances.length;
        const polygon = distances.map((r, index) => ({
          x: r * Math.cos(index * step),
          z: -r * Math.sin(index * step),
        }));
        fc.pre(distances.length > 3 || signedArea(polygon) > 0);
        const areas = areasOf(polygon);
        expect(areas).toHaveLength(polygon.length - 2);
        expect(Math.min(...areas)).toBeGreaterThan(0);
        expect(sum(areas)).toBeCloseTo(signedArea(polygon), 9);
      }),
    );
  });
});
