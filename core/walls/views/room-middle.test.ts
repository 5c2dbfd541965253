import { describe, expect, it } from 'vitest';
import type { Vec2 } from '../../math/vec2.ts';
import { computeRoomMiddle } from './room-middle.ts';

const close = (actual: Vec2, expected: Vec2): void => {
  expect(actual[0]).toBeCloseTo(expected[0], 9);
  expect(actual[1]).toBeCloseTo(expected[1], 9);
};
const rectangle = (x1: number, z1: number, x2: number, z2: number): Vec2[] => [
  [x1, z1],
  [x1, z2],
  [x2, z2],
  [x2, z1],
];

describe('the middle of a room', () => {
  it('is its centre of mass', () => {
    close(computeRoomMiddle(rectangle(1, 2, 5, 4), []), [3, 3]);
    // Squares of 4 × 4 and 4 × 1 m with their centres at [2, 2] and [6, 0.5].
    const flag: Vec2[] = [
      [0, 0],
      [0, 4],
      [4, 4],
      [4, 1],
      [8, 1],
      [8, 0],
    ];
    close(computeRoomMiddle(flag, []), [(16 * 2 + 4 * 6) / 20, (16 * 2 + 4 * 0.5) / 20]);
  });

  it('is in the widest part of a room that is bent around its centre', () => {
    // A thin U: left leg one metre wide, right leg half a metre, ten metres deep.
    const bent: Vec2[] = [
      [0, 0],
      [0, 10],
      [8, 10],
      [8, 0],
      [7.5, 0],
      [7.5, 9.5],
      [1, 9.5],
      [1, 0],
    ];
    const [x, z] = computeRoomMiddle(bent, []);
    expect(x).toBeCloseTo(0.5, 9);
    expect(z).toBeLessThan(9.5);
  });

  it('is beside what stands in the middle of a room', () => {
    const [x] = computeRoomMiddle(rectangle(0, 0, 8, 4), [rectangle(3, 1, 5, 3)]);
    expect([1.5, 6.5]).toContainEqual(Number(x.toFixed(9)));
  });
});
