import { along, dot, length, scale, sub, type Vec2 } from '../math/vec2.ts';
import type { Arm } from './joint-arms.ts';
import {
  type ArmEnd,
  type Border,
  cutBorder,
  faceLine,
  findCrossing,
  type Knot,
  knotOf,
  lineThrough,
  type Side,
  type Span,
} from './joint-border.ts';
import { closeGap, MITRE_LIMIT, SAME_CORNER } from './joint-gap.ts';
import { cyclic } from './joint-shape.ts';

/** Where a side of a wall begins, and where it leaves the border it runs against. */
export interface SideStart {
  /** On the border. */
  readonly contact: Knot;
  /** From the border out to where the side begins; empty where it begins on the border. */
  readonly out: readonly Knot[];
  /** Height of the wall on the other side of the first of these edges; 0 where there is none. */
  readonly covered: number;
}

/** Where a side of a wall begins: on the border, or beyond it where the wall passes all that stands there. */
export function startSide(border: Border, arm: Arm, side: Side): SideStart {
  const line = faceLine(arm, side);
  const crossing = findCrossing(border, line);
  return crossing ? { contact: cutBorder(border, crossing), out: [], covered: 0 } : passBy(border, arm, side);
}

/**
 * The border ends short of the line of the side: the edge of the border that comes nearest to it is continued as far
 * as the line, or, where that would be a long way, the wall ends square.
 */
function passBy(border: Border, arm: Arm, side: Side): SideStart {
  const { normal, offset } = faceLine(arm, side);
  const { knot, heading, half } = nearestPiece(border, side, normal);
  const missing = offset - dot(normal, knot.at);
  const speed = dot(normal, heading);
  const continued = speed > 0 ? along(knot.at, heading, missing / speed) : null;
  const isNear = continued && length(continued) <= MITRE_LIMIT * Math.max(half, arm.half);
  const square = Math.max(0, dot(knot.at, arm.direction));
  const corner = isNear ? continued : along(scale(normal, offset), arm.direction, square);
  return { contact: knot, out: [knotOf(corner, arm)], covered: 0 };
}

/** An edge of a border as one comes along it, and the knot at its far end. */
interface Piece {
  readonly knot: Knot;
  readonly heading: Vec2;
  /** Half the thickness of the wall it belongs to. */
  readonly half: number;
}

/** The piece whose end lies farthest out along `normal`: the first of several, coming from that side. */
function nearestPiece({ first, second, start, end, spans }: Border, side: Side, normal: Vec2): Piece {
  const isRight = side === 'right';
  const { arm } = isRight ? first : second;
  let nearest: Piece = { knot: isRight ? start : end, heading: scale(arm.direction, -1), half: arm.half };
  for (const { owner, from, to } of isRight ? spans : spans.toReversed()) {
    const [near, far] = isRight ? [from, to] : [to, from];
    if (dot(normal, far.at) < dot(normal, nearest.knot.at) + SAME_CORNER) continue;
    nearest = { knot: far, heading: sub(far.at, near.at), half: owner.arm.half };
  }
  return nearest;
}

/** Where the sides of two neighbours of one tier begin that face each other. */
export function startBoth(
  border: Border,
  first: Arm,
  second: Arm,
): readonly [left: SideStart, right: SideStart] {
  const gap = closeGap(first, second);
  const contact = gap.shared && meetOutside(border, first, second, gap.shared);
  if (!gap.shared || !contact) {
    return [startSide(border, first, 'left'), startSide(border, second, 'right')];
  }
  const meeting = knotOf(gap.shared, first, second);
  const out = (corner: Vec2 | null, arm: Arm): Knot[] => [meeting, ...(corner ? [knotOf(corner, arm)] : [])];
  return [
    { contact, out: out(gap.first, first), covered: second.height },
    { contact, out: out(gap.second, second), covered: first.height },
  ];
}

/**
 * The place on the border from which two neighbours run side by side to where their faces meet; null where the border
 * stands between them.
 */
function meetOutside(border: Border, first: Arm, second: Arm, shared: Vec2): Knot | null {
  const crossing = findCrossing(border, lineThrough(shared));
  if (!crossing || crossing.t > length(shared) - SAME_CORNER) return null;
  const isHidden = (arm: Arm, side: Side): boolean => {
    const met = findCrossing(border, faceLine(arm, side));
    return met !== null && met.t > dot(shared, arm.direction) - SAME_CORNER;
  };
  return isHidden(first, 'left') || isHidden(second, 'right') ? null : cutBorder(border, crossing);
}

/** From the border out to where the side begins: the first edge is shared with the neighbour, if any. */
export function spansOut(owner: ArmEnd, { contact, out, covered }: SideStart): Span[] {
  return out.map((to, index) => {
    const from = index === 0 ? contact : cyclic(out, index - 1);
    return { owner, from, to, part: 'trim', covered: index === 0 ? covered : 0 };
  });
}

/** The same edges the other way, in to the border. */
export const spansIn = (owner: ArmEnd, start: SideStart): Span[] =>
  spansOut(owner, start)
    .reverse()
    .map((span) => ({ ...span, from: span.to, to: span.from }));
