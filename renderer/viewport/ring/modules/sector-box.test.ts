import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vec3 } from '../../../../core/math/vec3.ts';
import { deformVertices } from '../../../../core/polar/deformation.ts';
import { toWorld } from '../../../../core/polar/pivot.ts';
import { createGrid } from '../../../../core/polar/polar-grid.ts';
import { computeSectorBox, computeSectorPoints, type Stand } from './sector-box.ts';

const aStand = fc
  .record({
    steps: fc.integer({ min: 5, max: 200 }),
    cellSize: fc.double({ min: 0.5, max: 8, noNaN: true }),
    line: fc.double({ min: -2, max: 6, noNaN: true }),
    angle: fc.double({ min: -7, max: 7, noNaN: true }),
    quarterTurns: fc.integer({ min: 0, max: 3 }),
    mirrored: fc.boolean(),
    scaleHeight: fc.boolean(),
  })
  .map(({ steps, cellSize, line, angle, ...rest }): Stand => {
    const grid = createGrid(steps, cellSize);
    const radius = grid.r0 * grid.growth ** line;
    return { grid, pivot: { radius, angle }, pivotRadius: radius, centre: [3, 1, -2], ...rest };
  });

const STRAIGHT = { min: [-3, -0.5, -1], max: [2, 2.5, 4] } as const;
const between = (low: number, high: number, part: number): number => low + (high - low) * part;

describe('the box around a bent module', () => {
  it('holds every point that the straight box holds, and is touched on each side', () => {
    fc.assert(
      fc.property(aStand, (stand) => {
        const parts = Array.from({ length: 41 }, (_, index) => index / 40);
        const points = parts.flatMap((i) =>
          parts.flatMap((j) =>
            [0, 1].map(
              (k): Vec3 => [
                between(STRAIGHT.min[0], STRAIGHT.max[0], i),
                between(STRAIGHT.min[1], STRAIGHT.max[1], k),
                between(STRAIGHT.min[2], STRAIGHT.max[2], j),
              ],
            ),
          ),
        );
        const positions = Float64Array.from(points.flat());
        deformVertices({ positions }, stand, { positions });
        const box = computeSectorBox(STRAIGHT, stand);
        const size = Math.max(...box.max.map((value, axis) => value - (box.min[axis] ?? 0)));
        const slack = 1e-9 * (1 + size);
        const least = [Infinity, Infinity, Infinity];
        const most = [-Infinity, -Infinity, -Infinity];
        for (let at = 0; at < positions.length; at += 3) {
          const local: Vec3 = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
          const world = toWorld(stand.pivot, stand.centre, local);
          for (const axis of [0, 1, 2] as const) {
            least[axis] = Math.min(least[axis] ?? 0, world[axis]);
            most[axis] = Math.max(most[axis] ?? 0, world[axis]);
          }
        }
        for (const axis of [0, 1, 2] as const) {
          expect(least[axis]).toBeGreaterThanOrEqual(box.min[axis] - slack);
          expect(most[axis]).toBeLessThanOrEqual(box.max[axis] + slack);
          // The samples miss the outermost point of an arc by a little.
          expect((least[axis] ?? 0) - box.min[axis]).toBeLessThan(0.02 * size);
          expect(box.max[axis] - (most[axis] ?? 0)).toBeLessThan(0.02 * size);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has all points of its picture on or in it', () => {
    fc.assert(
      fc.property(aStand, (stand) => {
        const { min, max } = computeSectorBox(STRAIGHT, stand);
        for (const point of computeSectorPoints(STRAIGHT, stand)) {
          for (const axis of [0, 1, 2] as const) {
            expect(point[axis]).toBeGreaterThanOrEqual(min[axis] - 1e-9 * (1 + Math.abs(min[axis])));
            expect(point[axis]).toBeLessThanOrEqual(max[axis] + 1e-9 * (1 + Math.abs(max[axis])));
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
