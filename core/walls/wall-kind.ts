import { jsonEqual } from '../document/json-equal.ts';
import { WALL_DEFAULTS, type Wall } from '../document/schema/wall.ts';
import { projectOnSegment } from '../math/segment.ts';
import { LATTICE } from '../math/tolerance.ts';
import { equals, type Vec2 } from '../math/vec2.ts';

/**
 * True when two walls that meet at a joint could be one: the same storey, thickness, height, materials as seen along
 * the line through both, and fields that this version does not know.
 */
export function areSameKind(a: Wall, b: Wall, joint: Vec2): boolean {
  const runOn = equals(a.end, joint) !== equals(b.end, joint);
  return jsonEqual(styleOf(a, false), styleOf(b, !runOn));
}

/**
 * True when the walls run straight on through the joint: it lies within a lattice step of the line between their far
 * ends, which is as far as rounding moves a point that was on it.
 */
export function runStraightOn(a: Wall, b: Wall, joint: Vec2): boolean {
  const { distance, fraction } = projectOnSegment(joint, farEnd(a, joint), farEnd(b, joint));
  return distance <= LATTICE && fraction > 0 && fraction < 1;
}

/** The end of a wall that is not at the joint. */
export const farEnd = (wall: Wall, joint: Vec2): Vec2 => (equals(wall.end, joint) ? wall.start : wall.end);

function styleOf({ id, start, end, ...style }: Wall, isReversed: boolean): object {
  const { left, right, trim = left, thickness = WALL_DEFAULTS.thickness } = style;
  const sides = isReversed ? { left: right, right: left } : { left, right };
  return { ...style, ...sides, trim, thickness };
}
