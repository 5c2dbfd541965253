import { jsonEqual } from '../document/json-equal.ts';
import { fieldOf } from '../document/references.ts';
import { WALL_DEFAULTS, type Wall, wallSchema } from '../document/schema/wall.ts';
import { projectOnSegment } from '../math/segment.ts';
import { LATTICE } from '../math/tolerance.ts';
import { equals, type Vec2 } from '../math/vec2.ts';

/**
 * True when two walls that meet at a joint could be one: the same storey, thickness, height, materials as seen along
 * the line through both, and fields that this version does not know.
 */
export function areSameKind(a: Wall, b: Wall, joint: Vec2): boolean {
  const runOn = equals(a.end, joint) !== equals(b.end, joint);
  return (
    a.storey === b.storey &&
    (a.thickness ?? WALL_DEFAULTS.thickness) === (b.thickness ?? WALL_DEFAULTS.thickness) &&
    a.height === b.height &&
    a.left === (runOn ? b.left : b.right) &&
    a.right === (runOn ? b.right : b.left) &&
    (a.trim ?? a.left) === (b.trim ?? b.left) &&
    hasUnknownFieldsOf(a, b) &&
    hasUnknownFieldsOf(b, a)
  );
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

const KNOWN_FIELDS: ReadonlySet<string> = new Set(Object.keys(wallSchema.shape));

/** Whether every field of `b` that this version does not know says the same in `a`. */
function hasUnknownFieldsOf(a: Wall, b: Wall): boolean {
  for (const field in b) {
    if (!KNOWN_FIELDS.has(field) && !jsonEqual(fieldOf(a, field), fieldOf(b, field))) return false;
  }
  return true;
}
