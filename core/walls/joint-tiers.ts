import { cross, distance, dot, length, scale, type Vec2 } from '../math/vec2.ts';
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
import { closeGap, SAME_CORNER } from './joint-gap.ts';
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
    if (!end || !isStarShaped(end)) return null;
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
  const ends = arms.map((arm): ArmEnd => ({ arm, spans: [] }));
  const starts = ends.map((): { right: SideStart | null; left: SideStart | null } => ({
    right: null,
    left: null,
  }));
  for (const [index, { arm }] of ends.entries()) {
    const own = starts[index];
    const next = starts[index + 1];
    const nextArm = arms[index + 1];
    if (!own) return null;
    if (index === 0) own.right = startSide(border, arm, 'right');
    if (!next || !nextArm) own.left = startSide(border, arm, 'left');
    else [own.left, next.right] = startBoth(border, arm, nextArm);
  }
  const places: { end: ArmEnd; right: SideStart; left: SideStart }[] = [];
  for (const [index, end] of ends.entries()) {
    const { right, left } = starts[index] ?? {};
    if (!right || !left) return null;
    places.push({ end, right, left });
  }
  for (const { end, right, left } of places) {
    if (!lean(border, end, right, left)) return null;
  }
  return divide(border, places);
}

/** Where the outermost side of a group begins: on the border, or beyond its end where the wall passes it. */
function startSide(border: Border, arm: Arm, side: 'left' | 'right'): SideStart | null {
  const line = faceLine(arm, side);
  const crossing = findCrossing(border, line);
  if (crossing) return { contact: cutBorder(border, crossing), out: [], covered: 0 };
  const isRight = side === 'right';
  const contact = isRight ? border.start : border.end;
  const gap = isRight ? closeGap(border.first.arm, arm) : closeGap(arm, border.second.arm);
  const isPoint = gap.shared && !gap.first && !gap.second;
  const corner = isPoint && gap.shared ? gap.shared : scale(line.normal, line.offset);
  if (distance(corner, contact.at) < SAME_CORNER) return { contact, out: [], covered: 0 };
  return { contact, out: [knotOf(corner, arm)], covered: 0 };
}

/** Where the sides of two neighbours of one tier begin that face each other. */
function startBoth(
  border: Border,
  first: Arm,
  second: Arm,
): readonly [left: SideStart | null, right: SideStart | null] {
  const { shared, first: own, second: others } = closeGap(first, second);
  const crossing = shared && findCrossing(border, lineThrough(shared));
  if (!shared || !crossing || crossing.t > length(shared) - SAME_CORNER) {
    return [startSide(border, first, 'left'), startSide(border, second, 'right')];
  }
  const contact = cutBorder(border, crossing);
  const meeting = knotOf(shared, first, second);
  const out = (corner: Vec2 | null, arm: Arm): Knot[] => [meeting, ...(corner ? [knotOf(corner, arm)] : [])];
  return [
    { contact, out: out(own, first), covered: second.height },
    { contact, out: out(others, second), covered: first.height },
  ];
}

/** Runs a wall against the border between its two contacts. False where there is nothing to run against. */
function lean(border: Border, end: ArmEnd, right: SideStart, left: SideStart): boolean {
  const from =
    border.start === right.contact ? 0 : border.spans.findIndex(({ to }) => to === right.contact) + 1;
  const to = border.spans.findIndex((span) => span.to === left.contact);
  if ((from === 0 && border.start !== right.contact) || to < from) return false;
  const contacts = border.spans.slice(from, to + 1);
  const outward = (start: SideStart): Span[] => chain(end, [start.contact, ...start.out], start.covered);
  const inward = (start: SideStart): Span[] =>
    chain(end, [start.contact, ...start.out].reverse(), start.covered, true);
  const against = contacts.toReversed().map((span): Span => {
    span.covered = end.arm.height;
    for (const knot of [span.from, span.to]) knot.arms.add(end.arm);
    return { owner: end, from: span.to, to: span.from, part: 'trim', covered: span.owner.arm.height };
  });
  end.spans = [...inward(left), ...against, ...outward(right)];
  return true;
}

/** Edges along knots; the one at the border's side is covered up to the given height, the others are open. */
function chain(owner: ArmEnd, knots: readonly Knot[], covered: number, isInward = false): Span[] {
  const spans: Span[] = [];
  for (const [index, to] of knots.entries()) {
    const from = knots[index - 1];
    if (from) spans.push({ owner, from, to, part: 'trim', covered: 0 });
  }
  const atBorder = isInward ? spans.at(-1) : spans[0];
  if (atBorder) atBorder.covered = covered;
  return spans;
}

/** The borders that are left of one after walls have been put into it. */
function divide(
  border: Border,
  places: readonly { readonly end: ArmEnd; readonly right: SideStart; readonly left: SideStart }[],
): Border[] {
  const result: Border[] = [];
  let first = border.first;
  let start = border.start;
  let open: Span[] = [];
  const rest = [...border.spans];
  for (const { end, right, left } of places) {
    while (rest[0] && rest[0].from !== right.contact) open.push(...rest.splice(0, 1));
    while (rest.shift()?.to !== left.contact && rest.length > 0);
    const own = end.spans;
    const rightOut = own.slice(own.length - right.out.length).filter(({ covered }) => covered === 0);
    result.push({
      first,
      second: end,
      spans: [...open, ...rightOut],
      start,
      end: right.out.at(-1) ?? right.contact,
    });
    open = own.slice(0, left.out.length).filter(({ covered }) => covered === 0);
    first = end;
    start = left.out.at(-1) ?? left.contact;
  }
  result.push({ first, second: border.second, spans: [...open, ...rest], start, end: border.end });
  return result;
}

/** Whether the outline turns clockwise around the joint all the way: else it would cut into its neighbours. */
function isStarShaped({ spans }: ArmEnd): boolean {
  return spans.every(({ part, from, to }) => part !== 'trim' || cross(from.at, to.at) > -BACKWARD);
}

/** In m²: twice the area that rounding may turn backward. */
const BACKWARD = 1e-9;

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
