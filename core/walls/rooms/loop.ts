import { compareNaturally } from '../../document/natural-order.ts';
import type { Room } from '../../document/schema/room.ts';
import { signedArea } from '../../math/polygon.ts';
import type { Vec2 } from '../../math/vec2.ts';
import type { Corner } from '../joint-shape.ts';
import type { Box } from '../wall-graph.ts';
import { type HalfEdge, originOf } from './half-edge.ts';
import { walkFootprints } from './inner-outline.ts';

/**
 * In m². A loop around less is the outside of a tree of walls, whose sides cancel but for rounding: no face that a
 * sound plan can have is smaller than half the merge distance squared.
 */
const NO_AREA = 1e-6;

/** In metres: a corner nearer than this to the line between its neighbours is none. Far below a lattice step. */
const STRAIGHT = 1e-9;

/**
 * The sides that are passed when walls are followed with the free space to the left: counter-clockwise seen from above
 * around a room, clockwise around walls that stand inside one or by themselves.
 */
export class Loop implements Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  /** By the centre lines, in m²; positive for the outer border of a face. */
  readonly centreArea: number;
  /** Begins at the first wall in natural order, at its left side if both are passed: the side that names a face. */
  readonly halfEdges: readonly HalfEdge[];

  /** Of a face: the loops that stand inside it, and the records whose point is in it. */
  readonly islands = new Set<Loop>();
  readonly records = new Map<string, Room>();
  /** Of a face: the id that it goes by. */
  id = '';
  /** Of an island: the face it stands in; null outside of all. */
  parent: Loop | null = null;

  private traced: Footprint | null = null;

  constructor(start: HalfEdge) {
    const halfEdges = [start];
    start.loop = this;
    for (let at = start.next; at !== start; at = at.next) {
      at.loop = this;
      halfEdges.push(at);
    }
    this.halfEdges = startingAt(halfEdges, nameIndex(halfEdges));
    const { box, area } = measureCentreLines(halfEdges);
    [this.minX, this.minY, this.maxX, this.maxY] = box;
    this.centreArea = area;
  }

  get isFace(): boolean {
    return this.centreArea > NO_AREA;
  }

  /** The border of the footprints, without points in the middle of a straight line. */
  get outline(): readonly Vec2[] {
    return this.footprint.outline;
  }

  /** Signed, in m², of the outline: positive around a room, negative around an island. */
  get outlineArea(): number {
    return this.footprint.area;
  }

  /** In metres. */
  get outlineLength(): number {
    const { outline } = this;
    let [x, z] = outline.at(-1) ?? [0, 0];
    let sum = 0;
    for (const point of outline) {
      sum += Math.hypot(point[0] - x, point[1] - z);
      [x, z] = point;
    }
    return sum;
  }

  /** Whether the centre lines run around the point (even-odd rule, by which a wall that is passed twice cancels). */
  surrounds([x, z]: Vec2): boolean {
    let isInside = false;
    for (const { node, isForward } of this.halfEdges) {
      const [ax, az] = isForward ? node.wall.start : node.wall.end;
      const [bx, bz] = isForward ? node.wall.end : node.wall.start;
      if (az > z !== bz > z && x < ax + ((z - az) / (bz - az)) * (bx - ax)) isInside = !isInside;
    }
    return isInside;
  }

  private get footprint(): Footprint {
    this.traced ??= traceFootprint(this.halfEdges);
    return this.traced;
  }
}

interface Footprint {
  readonly outline: readonly Vec2[];
  readonly area: number;
}

function traceFootprint(halfEdges: readonly HalfEdge[]): Footprint {
  const corners = walkFootprints(halfEdges);
  return { outline: withoutStraight(corners), area: signedArea(corners) };
}

/** Looks from the last corner kept, so that of several at one place one remains. */
function withoutStraight(corners: readonly Corner[]): Vec2[] {
  const kept: Vec2[] = [];
  let [beforeX, beforeZ] = pointOf(corners.at(-1));
  for (let index = 0; index < corners.length; index += 1) {
    const [x, z] = pointOf(corners[index]);
    const [nextX, nextZ] = pointOf(corners[index + 1] ?? corners[0]);
    const dx = x - beforeX;
    const dz = z - beforeZ;
    const size = Math.hypot(dx, dz);
    const off = Math.abs(dx * (nextZ - beforeZ) - dz * (nextX - beforeX));
    const runsOn = dx * (nextX - x) + dz * (nextZ - z) >= 0;
    if (
      size < STRAIGHT ||
      (runsOn && off <= STRAIGHT * Math.max(size, Math.hypot(nextX - beforeX, nextZ - beforeZ)))
    ) {
      continue;
    }
    kept.push([x, z]);
    [beforeX, beforeZ] = [x, z];
  }
  return kept;
}

const pointOf = (corner: Corner | undefined): Vec2 => (corner ? [corner.x, corner.z] : [0, 0]);

function nameIndex(halfEdges: readonly HalfEdge[]): number {
  let best = 0;
  for (let index = 1; index < halfEdges.length; index += 1) {
    const halfEdge = halfEdges[index];
    const first = halfEdges[best];
    if (!halfEdge || !first) continue;
    const order = compareNaturally(halfEdge.node.wall.id, first.node.wall.id);
    if (order < 0 || (order === 0 && halfEdge.isForward)) best = index;
  }
  return best;
}

const startingAt = <T>(items: readonly T[], index: number): readonly T[] =>
  index === 0 ? items : [...items.slice(index), ...items.slice(0, index)];

function measureCentreLines(halfEdges: readonly HalfEdge[]) {
  const [origin] = halfEdges;
  const [originX, originZ] = origin ? originOf(origin) : [0, 0];
  let [minX, minZ, maxX, maxZ] = [originX, originZ, originX, originZ];
  let twice = 0;
  for (const { node, isForward } of halfEdges) {
    const [ax, az] = isForward ? node.wall.start : node.wall.end;
    const [bx, bz] = isForward ? node.wall.end : node.wall.start;
    twice += (az - originZ) * (bx - originX) - (bz - originZ) * (ax - originX);
    minX = Math.min(minX, bx);
    minZ = Math.min(minZ, bz);
    maxX = Math.max(maxX, bx);
    maxZ = Math.max(maxZ, bz);
  }
  return { box: [minX, minZ, maxX, maxZ] as const, area: twice / 2 };
}
