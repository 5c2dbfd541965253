import { describe, expect, it } from 'vitest';
import { doorIn, planStore, wallFrom } from '../../test/support/plan-store.ts';
import { boundsOf } from './level-bounds.ts';

const level = planStore(
  wallFrom('a', [0, 0], [4, 0], { thickness: 0.2 }),
  wallFrom('b', [4, 0], [4, 3], { thickness: 0.2 }),
  wallFrom('c', [4, 3], [0, 3], { thickness: 0.2 }),
  wallFrom('d', [0, 3], [0, 0], { thickness: 0.2 }),
  doorIn('a', 'door', 2, 1),
);

const rounded = (id: string): number[][] => {
  const bounds = boundsOf(level, [id]);
  return bounds
    ? [bounds.min, bounds.max].map((corner) => corner.map((value) => Math.round(value * 1000) / 1000))
    : [];
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

  it('finds nothing to frame in what shows nothing', () => {
    expect(boundsOf(level, ['ground', 'none'])).toBeNull();
  });
});
