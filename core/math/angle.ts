import type { Vec2 } from './vec2.ts';

const FULL_TURN = 2 * Math.PI;

/**
 * The angle of a plan direction in radians, counter-clockwise from +x as seen from above (where z points down the
 * page), in [0, 2π). 0 for the zero vector.
 */
export function angleOf(direction: Vec2): number {
  const angle = Math.atan2(-direction[1], direction[0]);
  return Math.abs(angle < 0 ? (angle + FULL_TURN) % FULL_TURN : angle);
}

/** The unit vector of that angle. */
export const directionOf = (angle: number): Vec2 => [Math.cos(angle), -Math.sin(angle)];
