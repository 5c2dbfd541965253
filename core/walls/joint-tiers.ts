import { along, cross, dot, length, scale, sub, type Vec2 } from '../math/vec2.ts';
import type { Arm } from './joint-arms.ts';
import {
  type ArmEnd,
  type Border,
  cutBorder,
  faceLine,
  findCrossing,
  type Knot,
  lineThrough,
  type Span,
} from './joint-border.ts';
import { closeGap, MITRE_LIMIT, SAME_CORNER } from './joint-gap.ts';
import { type Corner, cyclic, type EndOutline, levelsOf, type Reach } from './joint-shape.ts';

/** The outlines of the arms of a joint, in their order, and how far they reach. */
export interface TieredJoint {
  readonly outlines: readonly EndOutline[];
  readonly reaches: readonly Reach[];
}

/** Where a side of a wall begins, and where it leaves the border it runs against. */
interface SideStart {
  /** On the border. */
  readonly contact: Knot;
  /** From the border out to where the side begins; empty where it begins on the border. */
  readonly out: readonly Knot[];
  /** Height of the wall on the other side of the first of these edges; 0 where there is none. */
  readonly covered: number;
}

type Side = 'left' | 'right';

/** A wall of a lower tier and where it runs against the border. */
interface Place {
  readonly end: ArmEnd;
  readonly right: SideStart;
  readonly left: SideStart;
}

/**
 * Puts a joint of walls of different heights together: the tallest ones are joined as if they were alone, then the
 * next ones run against them, and so on. So a low wall never cuts a notch into a taller one, and no two bodies touch
 * in a line alone.
 * @returns null where the walls are so placed that it cannot be done
 */
export function tierJoint(at: Vec2, arms: readonly Arm[]): TieredJoint | null {
  const heights = [...levelsOf(arms)].reverse();
  const ends = new Map<Arm, ArmEnd>();
  let borders: readonly Border[] = [];
  for (const height of heights) {
    const tier = arms.filter((arm) => arm.height === height);
    const next = borders.length === 0 ? firstTier(tier) : addTier(borders, tier);
    if (!next) return null;
    borders = next;
    for (const { first } of borders) ends.set(first.arm, first);
  }
  const finished: ArmEnd[] = [];
  for (const arm of arms) {
    const end = ends.get(arm);
    if (!end) return null;
    finished.push(end);
  }
  return finish(at, finished);
}

/** The tallest walls among themselves. */
function firstTier(tier: readonly Arm[]): Border[] {
  const centre: Knot = { at: [0, 0], arms: new Set(tier) };
  const ends = tier.map((arm): ArmEnd => ({ arm, spans: [] }));
  const borders = ends.map((first, index) => joinNeighbours(first, cyclic(ends, index + 1), centre));
  for (const [index, end] of ends.entries()) {
    const left = cyclic(borders, index);
    const right = cyclic(borders, index - 1);
    if (ends.length === 1) {
      const cap: Span = { owner: end, from: left.start, to: left.end, part: 'trim', covered: 0 };
      end.spans = [cap];
      left.spans.splice(0, left.spans.length, cap);
      continue;
    }
    const own = left.spans.filter(({ owner }) => owner === end);
    const theirs = right.spans.filter(({ owner }) => owner === end);
    const from = own.at(-1)?.to ?? left.start;
    const to = theirs[0]?.from ?? right.end;
    end.spans = [
      ...own,
      ...spanBetween(end, from, centre, left.second.arm.height),
      ...spanBetween(end, centre, to, right.first.arm.height),
      ...theirs,
    ];
  }
  return borders;
}

/** The border between two walls of one tier that nothing stands between. */
function joinNeighbours(first: ArmEnd, second: ArmEnd, centre: Knot): Border {
  const gap = closeGap(first.arm, second.arm);
  const middle = gap.shared ? knotOf(gap.shared, first.arm, second.arm) : centre;
  const start = gap.first ? knotOf(gap.first, first.arm) : middle;
  const end = gap.second ? knotOf(gap.second, second.arm) : middle;
  const spans = [...spanBetween(first, start, middle, 0), ...spanBetween(second, middle, end, 0)];
  return { first, second, spans, start, end };
}

const knotOf = (at: Vec2, ...arms: Arm[]): Knot => ({ at, arms: new Set(arms) });

function spanBetween(owner: ArmEnd, from: Knot, to: Knot, covered: number): Span[] {
  return from === to ? [] : [{ owner, from, to, part: 'trim', covered }];
}

/** Puts the walls of the next lower tier into the gaps they are in. */
function addTier(borders: readonly Border[], tier: readonly Arm[]): Border[] | null {
  const result: Border[] = [];
  for (const border of borders) {
    const inside = tier
      .filter((arm) => isBetween(border, arm))
      .sort((a, b) => turnFrom(border, a) - turnFrom(border, b));
    const parts = inside.length === 0 ? [border] : fillBorder(border, inside);
    if (!parts) return null;
    result.push(...parts);
  }
  return result;
}

const FULL_TURN = 2 * Math.PI;

/** The angle from the border's first wall counter-clockwise to a wall. */
function turnFrom({ first }: Border, arm: Arm): number {
  const a = first.arm.direction;
  const b = arm.direction;
  const angle = Math.atan2(-cross(a, b), dot(a, b));
  return angle > 0 ? angle : angle + FULL_TURN;
}

const isBetween = (border: Border, arm: Arm): boolean =>
  turnFrom(border, arm) < turnFrom(border, border.second.arm);

function fillBorder(border: Border, arms: readonly Arm[]): Border[] | null {
  const places: Place[] = [];
  let right: SideStart | null = startSide(border, cyclic(arms, 0), 'right');
  for (const [index, arm] of arms.entries()) {
    const next = arms[index + 1];
    const [left, nextRight] = next ? startBoth(border, arm, next) : [startSide(border, arm, 'left'), null];
    if (!right || !left) return null;
    places.push({ end: { arm, spans: [] }, right, left });
    right = nextRight;
  }
  return places.every((place) => lean(border, place)) ? divide(border, places) : null;
}

/** Where a side of a wall begins: on the border, or beyond it where the wall passes all that stands there. */
function startSide(border: Border, arm: Arm, side: Side): SideStart {
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
function startBoth(border: Border, first: Arm, second: Arm): readonly [left: SideStart, right: SideStart] {
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

/** Runs a wall against the border between its two contacts. False where that leaves it no end. */
function lean(border: Border, { end, right, left }: Place): boolean {
  const from =
    border.start === right.contact ? 0 : border.spans.findIndex(({ to }) => to === right.contact) + 1;
  const to = border.spans.findIndex((span) => span.to === left.contact);
  const isPoint = right.contact === left.contact;
  if (isPoint ? right.out.length + left.out.length === 0 : to < from) return false;
  for (const knot of [right.contact, left.contact]) knot.arms.add(end.arm);
  const against = (isPoint ? [] : border.spans.slice(from, to + 1)).map((span): Span => {
    span.covered = end.arm.height;
    for (const knot of [span.from, span.to]) knot.arms.add(end.arm);
    return { owner: end, from: span.to, to: span.from, part: 'trim', covered: span.owner.arm.height };
  });
  end.spans = [...spansIn(end, left), ...against.reverse(), ...spansOut(end, right)];
  return true;
}

/** From the border out to where the side begins: the first edge is shared with the neighbour, if any. */
function spansOut(owner: ArmEnd, { contact, out, covered }: SideStart): Span[] {
  return out.map((to, index) => {
    const from = index === 0 ? contact : cyclic(out, index - 1);
    return { owner, from, to, part: 'trim', covered: index === 0 ? covered : 0 };
  });
}

/** The same edges the other way, in to the border. */
const spansIn = (owner: ArmEnd, start: SideStart): Span[] =>
  spansOut(owner, start)
    .reverse()
    .map((span) => ({ ...span, from: span.to, to: span.from }));

/** The borders that are left of one after walls have been put into it. */
function divide(border: Border, places: readonly Place[]): Border[] {
  const result: Border[] = [];
  let { first, start } = border;
  let open: Span[] = [];
  const rest = [...border.spans];
  const passTo = (knot: Knot): Span[] => rest.splice(0, rest.findIndex(({ to }) => to === knot) + 1);
  for (const { end, right, left } of places) {
    open.push(...passTo(right.contact));
    if (left.contact !== right.contact) passTo(left.contact);
    const outward = end.spans.slice(end.spans.length - right.out.length);
    const inward = end.spans.slice(0, left.out.length);
    const spans = [...open, ...outward.filter(({ covered }) => covered === 0)];
    result.push({ first, second: end, spans, start, end: right.out.at(-1) ?? right.contact });
    first = end;
    start = left.out.at(-1) ?? left.contact;
    open = inward.filter(({ covered }) => covered === 0);
  }
  result.push({ first, second: border.second, spans: [...open, ...rest], start, end: border.end });
  return result;
}

function finish(at: Vec2, ends: readonly ArmEnd[]): TieredJoint {
  const corners = new Map<Knot, Corner>();
  const toCorner = (knot: Knot): Corner => {
    const known = corners.get(knot);
    if (known) return known;
    const corner = { x: at[0] + knot.at[0], z: at[1] + knot.at[1], levels: levelsOf([...knot.arms]) };
    corners.set(knot, corner);
    return corner;
  };
  return {
    outlines: ends.map(({ spans }) => ({
      corners: [...spans.map(({ from }) => toCorner(from)), ...spans.slice(-1).map(({ to }) => toCorner(to))],
      edges: spans.map(({ part, covered }) => ({ part, covered })),
    })),
    reaches: ends.map(({ arm, spans }) => ({
      left: dot(arm.direction, spans[0]?.from.at ?? [0, 0]),
      right: dot(arm.direction, spans.at(-1)?.to.at ?? [0, 0]),
    })),
  };
}
