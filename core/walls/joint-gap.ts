import { cross, dot, leftOf, length, midpoint, scale, type Vec2 } from '../math/vec2.ts';
import type { Arm } from './joint-arms.ts';

/**
 * How far from its joint an outer corner may lie, in half-thicknesses of the thicker wall: sharper corners are
 * bevelled. 4 is the usual limit of stroked lines; it lets corners down to 29° come to a point.
 */
export const MITRE_LIMIT = 4;

/** Two footprint corners nearer than this, in metres, are one: single precision tells them apart 1 km out. */
export const SAME_CORNER = 1e-4;

/**
 * What closes the gap between two walls that follow one another around a joint, relative to the joint. Both walls
 * have the edge from the joint to `shared`; then each goes on to its own corner, where its side begins. A wall whose
 * side begins at the shared corner has no corner of its own.
 */
export interface Gap {
  /** Null where both walls meet at the joint itself, and at the free end of a single wall. */
  readonly shared: Vec2 | null;
  /** Where the left side of the first wall begins. */
  readonly first: Vec2 | null;
  /** Where the right side of the second wall begins. */
  readonly second: Vec2 | null;
}

/**
 * The gap to the left of `first` and to the right of `second`, the next wall counter-clockwise; both may be the same
 * wall, when it stands alone.
 *
 * The faces meet in the mitre m, which lies at the half-thickness a from the first centre line and b from the second:
 * n·m = a and n'·m = b for the unit normals n and n' that point into the gap. With u = n + n' and v = n − n', which
 * are at right angles, m = (a + b)·u/u² + (a − b)·v/v². In this form walls of equal thickness are exact however
 * straight the corner is.
 */
export function closeGap(first: Arm, second: Arm): Gap {
  const normal = leftOf(first.direction);
  const other = leftOf(scale(second.direction, -1));
  if (first === second) return bevel(scale(normal, first.half), scale(other, first.half));
  const mitre = mitrePoint(first, second);
  if (mitre && isWithinLimit(mitre[0], mitre[1], first.half, second.half))
    return { shared: mitre, first: null, second: null };
  if (dot(normal, other) > 0) return step(first, second, normal, other);
  if (isReflex(first, second)) return bevel(scale(normal, first.half), scale(other, second.half));
  return { shared: mitre ?? foldPoint(first, second), first: null, second: null };
}

/** Where the faces of two walls meet that are closed by a mitre; null where they need another gap. */
export function findMitre(first: Arm, second: Arm): Vec2 | null {
  const mitre = mitrePoint(first, second);
  return mitre && isWithinLimit(mitre[0], mitre[1], first.half, second.half) ? mitre : null;
}

/** Whether a mitre of walls of these half-thicknesses lies near enough to be left as it is; see MITRE_LIMIT. */
export function isWithinLimit(x: number, z: number, first: number, second: number): boolean {
  const limit = MITRE_LIMIT * Math.max(first, second);
  // Square corners are seen to be near without their length, which costs more than all the rest.
  return Math.abs(x) + Math.abs(z) <= limit || Math.hypot(x, z) <= limit;
}

/** Where the faces meet; null where they are parallel and apart. */
function mitrePoint({ direction: a, half }: Arm, { direction: b, half: other }: Arm): Vec2 | null {
  const mitre: [number, number] = [0, 0];
  return writeMitre(mitre, a[0], a[1], half, b[0], b[1], other) ? mitre : null;
}

/**
 * The same in plain numbers: directions and half-thicknesses.
 * @param mitre where the point is written to
 * @returns false where there is none
 */
export function writeMitre(
  mitre: [number, number],
  dx: number,
  dz: number,
  half: number,
  ex: number,
  ez: number,
  other: number,
): boolean {
  const ux = dz - ez;
  const uz = ex - dx;
  const vx = dz + ez;
  const vz = -dx - ex;
  const difference = half - other;
  const uu = ux * ux + uz * uz;
  const vv = vx * vx + vz * vz;
  if (uu < NO_ANGLE || (difference !== 0 && vv < NO_ANGLE)) return false;
  mitre[0] = ux * ((half + other) / uu);
  mitre[1] = uz * ((half + other) / uu);
  if (difference === 0) return true;
  mitre[0] += vx * (difference / vv);
  mitre[1] += vz * (difference / vv);
  return true;
}

/** Square of the angle in radians below which two directions count as one: see PARALLEL_ANGLE. */
const NO_ANGLE = 1e-12;

/** Whether the walls are more than half a turn apart, so that the gap is the outside of the corner. */
const isReflex = (first: Arm, second: Arm): boolean => cross(first.direction, second.direction) > 0;

/** The corner is cut off from face to face; each wall gets half of the cut. */
function bevel(first: Vec2, second: Vec2): Gap {
  const middle = midpoint(first, second);
  return { shared: length(middle) > SAME_CORNER ? middle : null, first, second };
}

/**
 * Walls of different thickness that run almost straight on: the thicker one ends square, the thinner one runs against
 * its end.
 */
function step(first: Arm, second: Arm, normal: Vec2, other: Vec2): Gap {
  const isFirstThicker = first.half > second.half;
  const [thick, thin] = isFirstThicker ? [first.half, second.half] : [second.half, first.half];
  const across = isFirstThicker ? normal : other;
  const shared = scale(across, thin / dot(normal, other));
  if (thick - length(shared) < SAME_CORNER)
    return { shared: scale(across, thick), first: null, second: null };
  const corner = scale(across, thick);
  return { shared, first: isFirstThicker ? corner : null, second: isFirstThicker ? null : corner };
}

/** For two walls in the same direction, one on the other: a far point that clamping will bring back. */
const foldPoint = (first: Arm, second: Arm): Vec2 =>
  scale(first.direction, FOLD_DISTANCE * Math.max(first.length, second.length));

/** In lengths of the longer wall: farther than either reaches. */
const FOLD_DISTANCE = 2;
