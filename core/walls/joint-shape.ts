import type { PlanPoint } from '../math/polygon.ts';
import { add, dot, scale, type Vec2 } from '../math/vec2.ts';
import type { Arm } from './joint-arms.ts';
import { closeGap, type Gap } from './joint-gap.ts';

/** A corner of footprints. Walls that share it hold the same object, so that their meshes agree to the bit. */
export interface Corner extends PlanPoint {
  /** Heights in metres, ascending, of the walls that have this corner. */
  readonly levels: readonly number[];
}

/** What a vertical face belongs to; left and right as seen along the wall. */
export type Part = 'left' | 'right' | 'trim';

/** An edge of a footprint. */
export interface Edge {
  readonly part: Part;
  /** Up to which height in metres another wall stands against it; 0 where it is open from the floor. */
  readonly covered: number;
}

/** The outline of a wall at one of its ends, as seen from the joint: from its left side round to its right side. */
export interface EndOutline {
  readonly corners: readonly Corner[];
  /** One fewer than corners: edge i goes from corner i to corner i + 1. */
  readonly edges: readonly Edge[];
}

/** How far along a wall from the joint, in metres, its sides begin as seen from there. */
export interface Reach {
  readonly left: number;
  readonly right: number;
}

/** How much of their distance from the joint the corners of a wall keep, where walls are too short for them. */
export interface Fit {
  readonly left: number;
  readonly right: number;
}

/** The walls of a joint and the gaps between them, as if every wall were long enough. */
export interface JointShape {
  readonly at: Vec2;
  readonly arms: readonly Arm[];
  /** Gap i is to the left of arm i. */
  readonly gaps: readonly Gap[];
}

/** The joint of the given walls; see armsAt for their order. */
export function shapeJoint(at: Vec2, arms: readonly Arm[]): JointShape {
  return { at, arms, gaps: arms.map((arm, index) => closeGap(arm, cyclic(arms, index + 1))) };
}

/** How far the corners of arm `index` reach along it. */
export function reachOf({ arms, gaps }: JointShape, index: number): Reach {
  const { direction } = cyclic(arms, index);
  const left = cyclic(gaps, index);
  const right = cyclic(gaps, index - 1);
  return {
    left: reachAlong(direction, left.first ?? left.shared),
    right: reachAlong(direction, right.second ?? right.shared),
  };
}

const reachAlong = (direction: Vec2, corner: Vec2 | null): number => (corner ? dot(direction, corner) : 0);

/** Which part of a wall's length its sides may lose at both ends together: a sliver of each side always remains. */
const LONGEST_REACH = 0.95;

/**
 * How much of its corners an arm keeps, so that those of its other end are not passed: the lines from the two joints
 * to their corners, both at the wall's half-thickness from the centre line, cross at the fraction length / (sum of
 * reaches) of that distance.
 * @param across the reach at the wall's other end, as seen from there
 */
export function fitArm(arm: Arm, own: Reach, across: Reach): Fit {
  const room = arm.length * LONGEST_REACH;
  const left = own.left + across.right;
  const right = own.right + across.left;
  if (left <= room && right <= room) return WHOLE;
  return { left: room / Math.max(left, room), right: room / Math.max(right, room) };
}

const WHOLE: Fit = { left: 1, right: 1 };

/** Whether a wall has room for both its ends as they are, without clamping. */
export const hasRoom = (arm: Arm, own: Reach, across: Reach): boolean => fitArm(arm, own, across) === WHOLE;

/** Whether a wall of that length has room for corners that reach so far from both ends together. */
export const hasRoomFor = (length: number, reaches: number): boolean => reaches <= length * LONGEST_REACH;

/** Whether all walls have room, as fitArm found. */
export const isWhole = (fits: readonly Fit[]): boolean => fits.every((fit) => fit === WHOLE);

/** The outlines of all arms of a joint, in their order. */
export function outlineJoint(shape: JointShape, fits: readonly Fit[]): EndOutline[] {
  const { at, arms } = shape;
  const centre = toCorner(at, [0, 0], arms);
  const gaps = shape.gaps.map((gap, index) => {
    const first = cyclic(arms, index);
    const second = cyclic(arms, index + 1);
    return fitGap(at, gap, [first, cyclic(fits, index).left], [second, cyclic(fits, index + 1).right]);
  });
  return arms.map((_, index) => {
    const next = cyclic(arms, index + 1);
    const previous = cyclic(arms, index - 1);
    return arms.length === 1
      ? freeEnd(cyclic(gaps, 0))
      : joinedEnd(centre, cyclic(gaps, index), cyclic(gaps, index - 1), next.height, previous.height);
  });
}

interface FittedGap {
  readonly shared: Corner | null;
  readonly first: Corner | null;
  readonly second: Corner | null;
}

type FittedArm = readonly [arm: Arm, fit: number];

function fitGap(at: Vec2, gap: Gap, [first, firstFit]: FittedArm, [second, secondFit]: FittedArm): FittedGap {
  const firstCorner = gap.first && scale(gap.first, firstFit);
  const secondCorner = gap.second && scale(gap.second, secondFit);
  const least = Math.min(firstFit, secondFit);
  const shared =
    gap.shared && (least < 1 ? fitShared(gap.shared, firstCorner, secondCorner, least) : gap.shared);
  return {
    shared: shared && toCorner(at, shared, [first, second]),
    first: firstCorner && toCorner(at, firstCorner, [first]),
    second: secondCorner && toCorner(at, secondCorner, [second]),
  };
}

/** The shared corner of a bevel stays in its middle; any other moves towards the joint. */
function fitShared(shared: Vec2, first: Vec2 | null, second: Vec2 | null, fit: number): Vec2 {
  return first && second ? scale(add(first, second), 0.5) : scale(shared, fit);
}

function freeEnd({ first, second }: FittedGap): EndOutline {
  return { corners: [first, second].filter((corner) => corner !== null), edges: [OPEN] };
}

function joinedEnd(
  centre: Corner,
  left: FittedGap,
  right: FittedGap,
  leftHeight: number,
  rightHeight: number,
): EndOutline {
  const corners: Corner[] = [];
  const edges: Edge[] = [];
  if (left.first) corners.push(left.first);
  if (left.first) edges.push(OPEN);
  if (left.shared) corners.push(left.shared);
  if (left.shared) edges.push({ part: 'trim', covered: leftHeight });
  corners.push(centre);
  if (right.shared) edges.push({ part: 'trim', covered: rightHeight });
  if (right.shared) corners.push(right.shared);
  if (right.second) edges.push(OPEN);
  if (right.second) corners.push(right.second);
  return { corners, edges };
}

const OPEN: Edge = { part: 'trim', covered: 0 };

/** A corner of these walls at an offset from their joint. */
export function toCorner(at: Vec2, offset: Vec2, arms: readonly Arm[]): Corner {
  return { x: at[0] + offset[0], z: at[1] + offset[1], levels: levelsOf(arms) };
}

/** The distinct heights of walls, ascending. */
export function levelsOf(arms: readonly Arm[]): readonly number[] {
  const [first] = arms;
  if (first && isLevel(arms)) return [first.height];
  return [...new Set(arms.map(({ height }) => height))].sort((a, b) => a - b);
}

/** Whether all the walls are of one height. */
export function isLevel(arms: readonly Arm[]): boolean {
  const height = arms[0]?.height;
  return arms.every((arm) => arm.height === height);
}

/** The item at an index that may run past either end. */
export function cyclic<T>(items: readonly T[], index: number): T {
  const item = items[(index + items.length) % items.length];
  if (item === undefined) throw new RangeError('cyclic: no items');
  return item;
}
