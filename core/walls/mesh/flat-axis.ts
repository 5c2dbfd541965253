import type { Vec2 } from '../../math/vec2.ts';

/**
 * The direction of u along a wall: its own or the opposite, the same for both ways of drawing it.
 * Where one turns into the other is a direction that nobody draws, 97° from +x.
 */
export function flatAxis([x, z]: Vec2): Vec2 {
  return x * FORWARD_X + z * FORWARD_Z >= 0 ? [x, z] : [-x, -z];
}

const FORWARD_ANGLE = (7 * Math.PI) / 180;
const FORWARD_X = Math.cos(FORWARD_ANGLE);
const FORWARD_Z = Math.sin(FORWARD_ANGLE);
