import { describe, expect, it } from 'vitest';
import { doorIn, planStore, wallFrom } from '../../test/support/plan-store.ts';
import { pointsOf } from './level-points.ts';

const level = planStore(
  wallFrom('a', [0, 0], [4, 0], { thickness: 0.2 }),
  wallFrom('b', [4, 0], [4, 3], { thickness: 0.2 }),
  wallFrom('c', [4, 3], [0, 3], { thickness: 0.2 }),
  wallFrom('d', [0, 3], [0, 0], { thickness: 0.2 }),
  doorIn('a', 'door', 2, 1),
);

/** The least and the most of each coordinate, rounded to millimetres. */
const rounded = (id: string): number[][] => {
  const points = [...pointsOf(level, [id])];
  return [Math.min, Math.max].map((pick) =>
    [0, 1, 2].map(
      (axis) => Math.round(pick(...points.map((point) => point[axis] ?? Number.NaN)) * 1000) / 1000,
    ),
  );
};

describe('framing what is selected', () => {
  it('takes an opening by its hole, not by its wall', () => {
    expect(rounded('door')).toEqual([
      [1.5, 0, -0.1],
      [2.5, 2, 0.1],
    ]);
  });

  it('takes a room by its floor, which reaches into the door', () => {
    expect(rounded('a.right')).toEqual([
      [0.1, 0, -0.1],
      [3.9, 0, 2.9],
    ]);
  });

  it('takes walls by their whole height', () => {
    expect(rounded('b')).toEqual([
      [3.9, 0, -0.1],
      [4.1, 2.7, 3.1],
    ]);
  });

  it('takes a ring by its border, not by the corners that it does not have', () => {
    const ring = planStore({ kind: 'ring', id: 'deck', steps: 64, cellSize: 4, centre: [10, 2, 0] });
    const far = [...pointsOf(ring, ['deck'])].map(([x, y, z]) => [Math.hypot(x - 10, z), y]);
    expect(far.length).toBeGreaterThan(30);
    for (const [radius, height] of far) {
      expect(radius).toBeCloseTo(far[0]?.[0] ?? Number.NaN, 9);
      expect(height).toBe(2);
    }
  });

  it('finds nothing to frame in what shows nothing', () => {
    expect([...pointsOf(level, ['ground', 'none'])]).toEqual([]);
  });
});
