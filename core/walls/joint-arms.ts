import type { Wall } from '../document/schema/wall.ts';
import { MIN_WALL_LENGTH } from '../math/tolerance.ts';
import { distance, type Vec2 } from '../math/vec2.ts';
import { wallThickness } from './wall-dimensions.ts';

/** A wall seen from a joint it ends at. */
export interface Arm {
  readonly wall: Wall;
  /** Whether the joint is the wall's end rather than its start. */
  readonly isAtEnd: boolean;
  /** Unit vector from the joint along the wall. */
  readonly direction: Vec2;
  /** Of the direction, in radians counter-clockwise seen from above, from +x. */
  readonly angle: number;
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
export const wallLength = ({ start, end }: Wall): number => distance(start, end);

/**
 * The walls at a joint in the order of their directions, counter-clockwise seen from above. The order does not depend
 * on that of `walls`.
 * @param at the joint; each wall starts or ends exactly there
 * @param heightOf height of a wall in metres
 */
export function armsAt(at: Vec2, walls: readonly Wall[], heightOf: (wall: Wall) => number): Arm[] {
  const arms: Arm[] = [];
  for (const wall of walls) {
    const length = wallLength(wall);
    if (length >= MIN_WALL_LENGTH) arms.push(toArm(at, wall, length, heightOf(wall)));
  }
  return arms.length > FEW ? arms.sort(byDirection) : sortFew(arms);
}

/** Up to so many arms, putting each in its place is a few times faster than what sort does to prepare itself. */
const FEW = 8;

function sortFew(arms: Arm[]): Arm[] {
  for (let index = 1; index < arms.length; index += 1) {
    const arm = arms[index];
    let place = index;
    for (; place > 0; place -= 1) {
      const before = arms[place - 1];
      if (!arm || !before || byDirection(before, arm) < 0) break;
      arms[place] = before;
      arms[place - 1] = arm;
    }
  }
  return arms;
}

function toArm(at: Vec2, wall: Wall, length: number, height: number): Arm {
  const isAtEnd = wall.start[0] !== at[0] || wall.start[1] !== at[1];
  const other = isAtEnd ? wall.start : wall.end;
  const direction: Vec2 = [(other[0] - at[0]) / length, (other[1] - at[1]) / length];
  return {
    wall,
    isAtEnd,
    direction,
    angle: angleOf(direction),
    half: wallThickness(wall) / 2,
    height,
    length,
  };
}

const byDirection = (a: Arm, b: Arm): number => a.angle - b.angle || (a.wall.id < b.wall.id ? -1 : 1);

/** Counter-clockwise seen from above; z points down the page. */
const angleOf = ([x, z]: Vec2): number => Math.atan2(-z, x);
