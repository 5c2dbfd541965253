import { along, distance, dot, leftOf, length, scale, sub, type Vec2 } from '../math/vec2.ts';
import type { Arm } from './joint-arms.ts';
import { MITRE_LIMIT, SAME_CORNER } from './joint-gap.ts';
import type { Part } from './joint-shape.ts';

/** A corner of footprints while a joint is put together, relative to the joint. */
export interface Knot {
  readonly at: Vec2;
  /** The walls that have this corner. */
  readonly arms: Set<Arm>;
}

/** A new corner of these walls. */
export const knotOf = (at: Vec2, ...arms: Arm[]): Knot => ({ at, arms: new Set(arms) });

/** An edge at the end of a wall, in the order of its outline: from left to right as seen from the joint. */
export interface Span {
  readonly owner: ArmEnd;
  readonly from: Knot;
  to: Knot;
  readonly part: Part;
  /** Up to which height another wall stands against it; 0 while it is open. */
  covered: number;
}

/** The end of a wall while its joint is put together. */
export interface ArmEnd {
  readonly arm: Arm;
  spans: Span[];
}

/**
 * What can be seen from the gap between two walls that follow one another: the left side of the first from far away
 * in to `start`, the open edges from there to `end`, and the right side of the second out again.
 */
export interface Border {
  readonly first: ArmEnd;
  readonly second: ArmEnd;
  readonly spans: Span[];
  start: Knot;
  end: Knot;
}

/** A line through the plan: the points p with normal·p = offset. Where it goes is along `direction`. */
export interface Line {
  readonly normal: Vec2;
  readonly offset: number;
  readonly direction: Vec2;
}

/** Where a line crosses a border. */
export interface Crossing {
  readonly at: Vec2;
  /** How far along the line, in metres. */
  readonly t: number;
  readonly on: Knot | Span | 'first' | 'second';
}

export type Side = 'left' | 'right';

/** The line along the left or right face of a wall. */
export function faceLine({ direction, half }: Arm, side: Side): Line {
  return { normal: leftOf(side === 'left' ? direction : scale(direction, -1)), offset: half, direction };
}

/** The line from the joint through a point. */
export function lineThrough(point: Vec2): Line {
  const direction = scale(point, 1 / length(point));
  return { normal: leftOf(direction), offset: 0, direction };
}

/**
 * The crossing that lies farthest along the line: seen from a wall that comes in along it, the first thing it meets.
 * Where two walls run almost straight on, faces that only meet far out do not count; see MITRE_LIMIT.
 */
export function findCrossing(border: Border, line: Line): Crossing | null {
  const found = [
    crossRay(border.first.arm, 'left', border.start, line),
    crossRay(border.second.arm, 'right', border.end, line),
    ...[border.start, ...border.spans.map(({ to }) => to)].map((knot) => crossKnot(knot, line)),
    ...border.spans.map((span) => crossSpan(span, line)),
  ];
  let farthest: Crossing | null = null;
  for (const crossing of found) {
    if (crossing && (!farthest || crossing.t > farthest.t)) farthest = crossing;
  }
  return farthest;
}

const offsetFrom = (line: Line, point: Vec2): number => dot(line.normal, point) - line.offset;

function crossKnot(knot: Knot, line: Line): Crossing | null {
  if (Math.abs(offsetFrom(line, knot.at)) > SAME_CORNER) return null;
  return { at: knot.at, t: dot(knot.at, line.direction), on: knot };
}

function crossSpan(span: Span, line: Line): Crossing | null {
  const from = offsetFrom(line, span.from.at);
  const to = offsetFrom(line, span.to.at);
  if (from * to >= 0) return null;
  const at = along(span.from.at, sub(span.to.at, span.from.at), from / (from - to));
  return { at, t: dot(at, line.direction), on: span };
}

function crossRay(arm: Arm, side: Side, origin: Knot, line: Line): Crossing | null {
  const from = offsetFrom(line, origin.at);
  const slope = dot(line.normal, arm.direction);
  if (from * slope >= 0) return null;
  const distance = -from / slope;
  if (isAlmostStraight(arm, line) && distance > MITRE_LIMIT * Math.max(arm.half, line.offset)) return null;
  const at = along(origin.at, arm.direction, distance);
  return { at, t: dot(at, line.direction), on: side === 'left' ? 'first' : 'second' };
}

/** Whether the line is a face of a wall that goes on from the arm so straight that its mitre would pass the limit. */
const isAlmostStraight = (arm: Arm, line: Line): boolean =>
  line.offset > 0 &&
  dot(arm.direction, line.direction) < 0 &&
  Math.abs(dot(line.normal, arm.direction)) < 1 / MITRE_LIMIT;

/** Makes a crossing a knot of the border, cutting the edge it lies on in two. */
export function cutBorder(border: Border, { at, on }: Crossing): Knot {
  if (on === 'first') return extend(border, at, 'first');
  if (on === 'second') return extend(border, at, 'second');
  return 'owner' in on ? split(border, on, at) : on;
}

/** Takes a stretch of one of the two long sides into the open edges. */
function extend(border: Border, at: Vec2, which: 'first' | 'second'): Knot {
  const owner = border[which];
  const old = which === 'first' ? border.start : border.end;
  if (distance(at, old.at) < SAME_CORNER) return old;
  const knot = knotOf(at, owner.arm);
  if (which === 'first') {
    const span: Span = { owner, from: knot, to: old, part: 'left', covered: 0 };
    owner.spans.unshift(span);
    border.spans.unshift(span);
    border.start = knot;
  } else {
    const span: Span = { owner, from: old, to: knot, part: 'right', covered: 0 };
    owner.spans.push(span);
    border.spans.push(span);
    border.end = knot;
  }
  return knot;
}

function split(border: Border, span: Span, at: Vec2): Knot {
  if (distance(at, span.from.at) < SAME_CORNER) return span.from;
  if (distance(at, span.to.at) < SAME_CORNER) return span.to;
  const knot = knotOf(at, span.owner.arm);
  const rest: Span = { ...span, from: knot };
  span.to = knot;
  for (const spans of [span.owner.spans, border.spans]) spans.splice(spans.indexOf(span) + 1, 0, rest);
  return knot;
}
