import { type PlanPoint, signedArea, turn } from '../../math/polygon.ts';
import type { Vec2 } from '../../math/vec2.ts';
import type { Corner } from '../joint-shape.ts';
import type { WallOutline } from '../wall-outline.ts';
import { twinOf } from './half-edge.ts';
import type { Footprint, HalfEdge, Loop } from './loop.ts';

/** In metres: a corner nearer than this to the line between its neighbours is none. Far below a lattice step. */
const STRAIGHT = 1e-9;

/** The border of the footprints along a loop; traced when it is first asked for. */
export function footprintOf(loop: Loop): Footprint {
  loop.footprint ??= traceFootprint(loop.halfEdges);
  return loop.footprint;
}

/** Points to be passed on the way along a side. */
type Detour = (halfEdge: HalfEdge) => readonly Vec2[];

const NOWHERE: readonly Vec2[] = [];
const STRAIGHT_ON: Detour = () => NOWHERE;

/** The border of the footprints along a loop, with detours into the walls. */
export const traceDetours = ({ halfEdges }: Loop, detourAt: Detour): readonly Vec2[] =>
  withoutStraight(walkFootprints(halfEdges, detourAt));

function traceFootprint(halfEdges: readonly HalfEdge[]): Footprint {
  const corners = walkFootprints(halfEdges, STRAIGHT_ON);
  const outline = withoutStraight(corners);
  return { outline, area: signedArea(corners), length: lengthOf(outline) };
}

function lengthOf(outline: readonly Vec2[]): number {
  let [x, z] = outline.at(-1) ?? [0, 0];
  let sum = 0;
  for (const point of outline) {
    sum += Math.hypot(point[0] - x, point[1] - z);
    [x, z] = point;
  }
  return sum;
}

/**
 * The border of the footprints along a loop of half-edges: the corners passed on the way, with the free space to the
 * left, and what is to be passed on the way along each side. Points in the middle of a straight line are among them.
 */
function walkFootprints(halfEdges: readonly HalfEdge[], detourAt: Detour): PlanPoint[] {
  const corners: PlanPoint[] = [];
  for (const halfEdge of halfEdges) {
    for (const [x, z] of detourAt(halfEdge)) corners.push({ x, z });
    const side = sideEnd(halfEdge);
    corners.push(side);
    walkJoint(side, halfEdge, corners);
  }
  return corners;
}

/** The corners of one end of a wall as a stretch of its outline, from left to right as seen from the joint. */
interface End {
  readonly outline: WallOutline;
  readonly first: number;
  readonly last: number;
}

const arrivalOf = ({ node, isForward }: HalfEdge): End => endOf(node.outline, isForward);
const departureOf = ({ node, isForward }: HalfEdge): End => endOf(node.outline, !isForward);

function endOf(outline: WallOutline, isAtEnd: boolean): End {
  const { startCorners, corners } = outline;
  return isAtEnd
    ? { outline, first: startCorners, last: corners.length - 1 }
    : { outline, first: 0, last: startCorners - 1 };
}

/** The corner at which the side of a half-edge ends. */
const sideEnd = ({ node: { outline }, isForward }: HalfEdge): Corner =>
  cornerAt(outline, isForward ? outline.corners.length - 1 : outline.startCorners - 1);

/** The corner at which the side of a half-edge begins. */
const sideStart = ({ node: { outline }, isForward }: HalfEdge): Corner =>
  cornerAt(outline, isForward ? 0 : outline.startCorners);

/**
 * From where the side of a half-edge ends along what stands open in the gap of the joint to where the next side
 * begins, which mostly is the same corner. An outline runs with its wall to the left, so its edges are followed
 * backwards.
 */
function walkJoint(from: Corner, halfEdge: HalfEdge, corners: PlanPoint[]): void {
  const goal = sideStart(halfEdge.next);
  if (from === goal) return;
  const departure = departureOf(halfEdge.next);
  const arrival = arrivalOf(halfEdge);
  const passed = new Set<Corner>();
  let corner = from;
  while (corner !== goal && !passed.has(corner)) {
    passed.add(corner);
    corner = stepBack(departure, corner) ?? stepBack(arrival, corner) ?? stepAround(halfEdge, corner) ?? goal;
    corners.push(corner);
  }
}

/** The corner before this one along an open edge of a wall's end. */
function stepBack({ outline, first, last }: End, corner: Corner): Corner | undefined {
  for (let index = first; index < last; index += 1) {
    if (outline.corners[index + 1] === corner && outline.edges[index]?.covered === 0)
      return outline.corners[index];
  }
  return undefined;
}

/** Of walls of different heights, also the end of one that is not next to the gap may show in it. */
function stepAround(halfEdge: HalfEdge, corner: Corner): Corner | undefined {
  for (let other = twinOf(halfEdge.next); other !== halfEdge; other = twinOf(other.next)) {
    const before = stepBack(arrivalOf(other), corner);
    if (before) return before;
  }
  return undefined;
}

function cornerAt({ corners }: WallOutline, index: number): Corner {
  const corner = corners[index];
  if (!corner) throw new RangeError(`rooms: an outline has no corner ${index}`);
  return corner;
}

/** Looks from the last corner kept, so that of several at one place one remains. */
function withoutStraight(corners: readonly PlanPoint[]): Vec2[] {
  const kept: Vec2[] = [];
  let before = corners.at(-1);
  for (let index = 0; index < corners.length; index += 1) {
    const corner = corners[index];
    const next = corners[index + 1] ?? corners[0];
    if (!before || !corner || !next || isStraight(before, corner, next)) continue;
    kept.push([corner.x, corner.z]);
    before = corner;
  }
  return kept;
}

/** Whether a corner lies on the way between two others, or on the first of them. */
function isStraight(before: PlanPoint, corner: PlanPoint, next: PlanPoint): boolean {
  const dx = corner.x - before.x;
  const dz = corner.z - before.z;
  const size = Math.hypot(dx, dz);
  if (size < STRAIGHT) return true;
  if (dx * (next.x - corner.x) + dz * (next.z - corner.z) < 0) return false;
  const across = Math.abs(turn(before, corner, next));
  return across <= STRAIGHT * Math.max(size, Math.hypot(next.x - before.x, next.z - before.z));
}
