import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convexHull, doConvexMeet } from './convex.ts';
import { cross, sub, type Vec2 } from './vec2.ts';

const SQUARE: readonly Vec2[] = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
];
const grid = fc.integer({ min: -9, max: 9 });
const cloud = fc.array(fc.tuple(grid, grid), { minLength: 1, maxLength: 12 });

describe('the hull of points', () => {
  it('leaves out what is inside or on an edge', () => {
    expect(convexHull([...SQUARE, [2, 2], [2, 0], [0, 0]])).toEqual([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ]);
  });

  it('of points on one place or one line is these', () => {
    expect(
      convexHull([
        [1, 1],
        [1, 1],
      ]),
    ).toEqual([[1, 1]]);
    expect(
      convexHull([
        [0, 0],
        [2, 2],
        [1, 1],
      ]),
    ).toEqual([
      [0, 0],
      [2, 2],
    ]);
  });

  it('turns one way and has every point on its inner side', () => {
    fc.assert(
      fc.property(cloud, (points) => {
        const hull = convexHull(points);
        if (hull.length < 3) return;
        for (const [index, from] of hull.entries()) {
          const to = hull[(index + 1) % hull.length] ?? from;
          for (const point of points)
            expect(cross(sub(to, from), sub(point, from))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('whether convex shapes meet', () => {
  it.each<[string, readonly Vec2[], boolean]>([
    [
      'one inside',
      [
        [1, 1],
        [2, 1],
        [1, 2],
      ],
      true,
    ],
    [
      'one around it',
      [
        [-9, -9],
        [9, -9],
        [9, 9],
        [-9, 9],
      ],
      true,
    ],
    [
      'one that touches a corner',
      [
        [4, 4],
        [6, 4],
        [6, 6],
      ],
      true,
    ],
    [
      'one across a corner, but beyond it',
      [
        [5, 4.5],
        [4.5, 5],
        [9, 9],
      ],
      false,
    ],
    [
      'a line through it',
      [
        [-1, 2],
        [9, 2],
      ],
      true,
    ],
    [
      'a line on beyond it',
      [
        [5, 2],
        [9, 2],
      ],
      false,
    ],
    ['a point', [[3, 3]], true],
    ['a point beside it', [[5, 3]], false],
  ])('%s', (_, other, meets) => {
    expect(doConvexMeet(SQUARE, other)).toBe(meets);
    expect(doConvexMeet(other, SQUARE)).toBe(meets);
  });
});
