import { PARALLEL_ANGLE } from '../math/tolerance.ts';
import { cross, dot, type Vec2 } from '../math/vec2.ts';
import type { Arm } from './joint-arms.ts';
import { type ArmEnd, type Border, type Knot, knotOf, type Span } from './joint-border.ts';
import { closeGap } from './joint-gap.ts';
import { type Corner, cyclic, type EndOutline, levelsOf, type Reach } from './joint-shape.ts';
import { type SideStart, spansIn, spansOut, startBoth, startSide } from './joint-side.ts';

/** The outlines of the arms of a joint, in their order, and how far they reach. */
export interface TieredJoint {
  readonly outlines: readonly EndOutline[];
  readonly reaches: readonly Reach[];
}

/** A wall of a lower tier and where it runs against the border. */
interface Place {
  readonly end: ArmEnd;
  readonly right: SideStart;
  readonly left: SideStart;
}

/**
 * Puts a joint of walls of different heights together: the tallest ones are joined as if they were alone, then the
 * next ones run against them, and so on. So a low wall never cuts a notch into a taller one, and no two bodies touch
 * in a line alone. Of equally high walls a straight run goes through, and the others end at its face.
 * @returns null where the walls are so placed that it cannot be done
 */
export function tierJoint(at: Vec2, arms: readonly Arm[]): TieredJoint | null {
  const ends = new Map<Arm, ArmEnd>();
  let borders: readonly Border[] = [];
  for (const tier of tiersOf(arms)) {
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

/** Tallest first; of one height a run that goes straight through before what ends at it. */
function tiersOf(arms: readonly Arm[]): (readonly Arm[])[] {
  return [...levelsOf(arms)].reverse().flatMap((height) => {
    const tier = arms.filter((arm) => arm.height === height);
    const run = findRun(tier);
    return run ? [run, tier.filter((arm) => !run.includes(arm))] : [tier];
  });
}

/**
 * The two of three or more walls that go on as one through the joint: opposite and equally thick. Undefined where no
 * two do, or more than two: then none of them has the better claim to the middle.
 */
export function findRun(arms: readonly Arm[]): readonly [Arm, Arm] | undefined {
  if (arms.length < 3) return undefined;
  let run: readonly [Arm, Arm] | undefined;
  for (let index = 1; index < arms.length; index += 1) {
    for (let before = 0; before < index; before += 1) {
      const [a, b] = [cyclic(arms, before), cyclic(arms, index)];
      if (!isStraight(a, b)) continue;
      if (run) return undefined;
      run = [a, b];
    }
  }
  return run;
}

const isStraight = (a: Arm, b: Arm): boolean =>
  a.half === b.half &&
  dot(a.direction, b.direction) < 0 &&
  Math.abs(cross(a.direction, b.direction)) < PARALLEL_ANGLE;

/** The tallest walls among themselves. */
function firstTier(tier: readonly Arm[]): Border[] {
  const ends = tier.map((arm): ArmEnd => ({ arm, spans: [] }));
  const centre = knotOf([0, 0], ...tier);
  const borders = ends.map((first, index) => joinNeighbours(first, cyclic(ends, index + 1), centre));
  for (const [index, end] of ends.entries()) {
    const left = cyclic(borders, index);
    if (ends.length === 1) capEnd(end, left);
    else joinEnd(end, left, cyclic(borders, index - 1), centre);
  }
  return borders;
}

/** A wall that stands alone in its tier ends square at the joint. */
function capEnd(end: ArmEnd, border: Border): void {
  end.spans = spanBetween(end, border.start, border.end, 0);
  border.spans.splice(0, border.spans.length, ...end.spans);
}

/** From the corner of its left gap by the joint to the corner of its right one. */
function joinEnd(end: ArmEnd, left: Border, right: Border, centre: Knot): void {
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

/** The border between two walls of one tier that nothing stands between. */
function joinNeighbours(first: ArmEnd, second: ArmEnd, centre: Knot): Border {
  const gap = closeGap(first.arm, second.arm);
  const middle = gap.shared ? knotOf(gap.shared, first.arm, second.arm) : centre;
  const start = gap.first ? knotOf(gap.first, first.arm) : middle;
  const end = gap.second ? knotOf(gap.second, second.arm) : middle;
  const spans = [...spanBetween(first, start, middle, 0), ...spanBetween(second, middle, end, 0)];
  return { first, second, spans, start, end };
}

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

/** Puts walls of one tier, in counter-clockwise order, into a gap. */
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

/** Turns knots into corners of the plan. */
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
    reaches: ends.map(reachOfEnd),
  };
}

/** The farthest corner counts for both sides: what the end runs against may reach further than where they begin. */
function reachOfEnd({ arm, spans }: ArmEnd): Reach {
  const reach = Math.max(
    ...spans.flatMap(({ from, to }) => [dot(arm.direction, from.at), dot(arm.direction, to.at)]),
  );
  return { left: reach, right: reach };
}
