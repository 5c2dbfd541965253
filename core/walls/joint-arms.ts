import type { Wall } from '../document/schema/wall.ts';
import { MIN_WALL_LENGTH } from '../math/tolerance.ts';
import type { Vec2 } from '../math/vec2.ts';
import { wallThickness } from './wall-dimensions.ts';

/** A wall seen from a joint it ends at. */
export interface Arm {
  readonly wall: Wall;
  /** Whether the joint is the wall's end rather than its start. */
  readonly isAtEnd: boolean;
  /** Unit vector from the joint along the wall. */
  readonly direction: Vec2;
  /** Half the thickness in metres. */
  readonly half: number;
  /** In metres. */
  readonly height: number;
  /** Of the centre line, in metres. */
  readonly length: number;
}

/** Walls that are too short to have a body take no part in joints. */
export const hasBody = (wall: Wall): boolean => wallLength(wall) >= MIN_WALL_LENGTH;

/** Length of the centre line in metres. */
export const wallLength = (wall: Wall): number =>
  Math.hypot(wall.end[0] - wall.start[0], wall.end[1] - wall.start[1]);

/**
 * The walls at a joint in the order of their directions, counter-clockwise seen from above. The order does not depend
 * on that of `walls`.
 * @param at the joint; each wall starts or ends exactly there
 * @param heightOf height of a wall in metres
 */
export function armsAt(at: Vec2, walls: readonly Wall[], heightOf: (wall: Wall) => number): Arm[] {
  const arms = walls.filter(hasBody).map((wall) => toArm(at, wall, heightOf(wall)));
  return arms.length > 1 ? arms.sort(byDirection) : arms;
}

function toArm(at: Vec2, wall: Wall, height: number): Arm {
  const isAtEnd = wall.start[0] !== at[0] || wall.start[1] !== at[1];
  const other = isAtEnd ? wall.start : wall.end;
  const length = wallLength(wall);
  return {
    wall,
    isAtEnd,
    direction: [(other[0] - at[0]) / length, (other[1] - at[1]) / length],
    half: wallThickness(wall) / 2,
    height,
    length,
  };
}

function byDirection(a: Arm, b: Arm): number {
  const angle = angleOf(a.direction) - angleOf(b.direction);
  if (angle !== 0) return angle;
  return a.wall.id < b.wall.id ? -1 : 1;
}

/** Counter-clockwise seen from above; z points down the page. */
const angleOf = ([x, z]: Vec2): number => Math.atan2(-z, x);
