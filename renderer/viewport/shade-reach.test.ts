import { expect, it } from 'vitest';
import type { Vec2 } from '../../core/math/vec2.ts';
import { planStore, wallFrom } from '../../test/support/plan-store.ts';
import { findShadeReach } from './shade-reach.ts';

const CORNERS: readonly Vec2[] = [
  [0, 0],
  [4, 0],
  [4, 3],
  [0, 3],
];

/** A room, clockwise as seen from above, and a wall that ends in the middle of it. */
const roomOn = (storey: string) => [
  ...CORNERS.map((corner, index) =>
    wallFrom(`${storey}${index}`, corner, CORNERS[(index + 1) % 4] ?? corner, { storey }),
  ),
  wallFrom(`${storey}-stub`, [4, 3], [2, 1.5], { storey }),
];

it('walls of the lowest storey shade the ground all around, those above only floors', () => {
  const upper = { kind: 'storey', id: 'upper', elevation: 3 } as const;
  const level = planStore(...roomOn('ground'), upper, ...roomOn('upper'));
  const reachOf = (id: string) => {
    const wall = level.findKind('wall', id);
    return wall && findShadeReach(level, wall);
  };
  expect(reachOf('ground0')).toEqual({ left: true, right: true, start: true, end: true });
  expect(reachOf('upper0')).toEqual({ left: false, right: true, start: false, end: false });
  expect(reachOf('upper-stub')).toEqual({ left: true, right: true, start: false, end: true });
});
