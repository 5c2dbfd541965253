import { along, dot, type Vec2 } from '../math/vec2.ts';
import type { Arm } from './joint-arms.ts';
import { faceLine } from './joint-border.ts';
import { findMitre, MITRE_LIMIT, SAME_CORNER } from './joint-gap.ts';
import { ListedJoint, type PlainJoint } from './joint-plain.ts';
import { type Corner, cyclic, type Edge, type EndOutline, toCorner } from './joint-shape.ts';

/** One side of a run, from its wall `first` to its wall `second`, and the wall that ends there, if one does. */
interface RunSide {
  /** Where the faces of both meet. */
  readonly middle: Corner;
  readonly stem: Stem | null;
  readonly reach: number;
}

interface Stem {
  readonly arm: Arm;
  /** Where its right side begins: on the face of `first`. */
  readonly right: Corner;
  /** Where its left side begins: on the face of `second`. */
  readonly left: Corner;
}

/**
 * A joint through which two walls run on as one while others end at their faces, one at most on either side: a T or
 * an X.
 * @param arms of one height, as armsAt gives them
 * @param run two of them, as findRun gives them
 * @returns null where more walls end there, or one so oblique or so thin that it does not stand clear of the middle
 */
export function joinRun(at: Vec2, arms: readonly Arm[], [a, b]: readonly [Arm, Arm]): PlainJoint | null {
  const ahead = joinSide(at, arms, a, b);
  const behind = joinSide(at, arms, b, a);
  if (!ahead || !behind) return null;
  const centre = toCorner(at, [0, 0], arms);
  const ends = arms.map((arm) => {
    if (arm === a) return endOfRun(a, ahead, centre, behind);
    if (arm === b) return endOfRun(b, behind, centre, ahead);
    return endOfStem(arm, arm === ahead.stem?.arm ? ahead : behind);
  });
  const reach = Math.max(a.half, ahead.reach, behind.reach) * ROUNDING;
  return new ListedJoint(
    arms.map(({ wall }) => wall),
    reach,
    ends,
  );
}

/** The reach is also that of mitres with the same corners, whose last bits differ. */
const ROUNDING = 1 + 1e-9;

function joinSide(at: Vec2, arms: readonly Arm[], first: Arm, second: Arm): RunSide | null {
  const middle = findMitre(first, second);
  if (!middle) return null;
  const side = { middle: toCorner(at, middle, [first]), stem: null, reach: 0 };
  const index = arms.indexOf(first);
  const arm = cyclic(arms, index + 1);
  if (arm === second) return side;
  if (cyclic(arms, index + 2) !== second) return null;
  const right = meetFace(middle, first, arm, 'right');
  const left = meetFace(middle, second, arm, 'left');
  if (!right || !left) return null;
  const reaches = [dot(first.direction, right), dot(second.direction, left)];
  for (const corner of [right, middle, left]) reaches.push(dot(arm.direction, corner));
  const stem = { arm, right: toCorner(at, right, [arm]), left: toCorner(at, left, [arm]) };
  return { ...side, stem, reach: Math.max(arm.half, ...reaches) };
}

/**
 * Where a side of the stem meets a face of the run that begins at `middle`: as findCrossing finds it, in the cases in
 * which the line of the side meets nothing else.
 */
function meetFace(middle: Vec2, { direction }: Arm, stem: Arm, side: 'left' | 'right'): Vec2 | null {
  const { normal, offset } = faceLine(stem, side);
  const clearance = dot(normal, middle) - offset;
  const slope = dot(normal, direction);
  return clearance < -CLEAR && slope > STEEP ? along(middle, direction, -clearance / slope) : null;
}

/** In metres: a corner that lies so far from the middle is a corner of its own. */
const CLEAR = 2 * SAME_CORNER;

/** Sine of the least angle to the run. */
const STEEP = 1 / MITRE_LIMIT;

function endOfRun({ height }: Arm, ahead: RunSide, centre: Corner, behind: RunSide): EndOutline {
  const corners = [ahead.middle, centre, behind.middle];
  const edges: Edge[] = [covered('trim', height), covered('trim', height)];
  if (ahead.stem) {
    corners.unshift(ahead.stem.right);
    edges.unshift(covered('left', height));
  }
  if (behind.stem) {
    corners.push(behind.stem.left);
    edges.push(covered('right', height));
  }
  return { corners, edges };
}

function endOfStem({ height }: Arm, { stem, middle }: RunSide): EndOutline {
  if (!stem) throw new RangeError('joinRun: no wall ends on this side');
  return {
    corners: [stem.left, middle, stem.right],
    edges: [covered('trim', height), covered('trim', height)],
  };
}

const covered = (part: Edge['part'], height: number): Edge => ({ part, covered: height });
