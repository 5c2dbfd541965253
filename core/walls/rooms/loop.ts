import { compareNaturally } from '../../document/natural-order.ts';
import type { Room } from '../../document/schema/room.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { LATTICE } from '../../math/tolerance.ts';
import type { Vec2 } from '../../math/vec2.ts';
import type { Box } from '../wall-graph.ts';
import type { WallOutline } from '../wall-outline.ts';

/**
 * In m². A loop around less is the outside of a tree of walls, whose sides cancel but for rounding: no face that a
 * sound plan can have is smaller than half the merge distance squared.
 */
const NO_AREA = 1e-6;

/** A wall as faces see it: two half-edges that run opposite ways. */
export interface WallNode {
  readonly wall: Wall;
  readonly outline: WallOutline;
  /** Runs from start to end; its face is on the wall's left. */
  readonly forward: HalfEdge;
  readonly backward: HalfEdge;
}

/** One side of a wall, followed with the face to the left of the way. */
export interface HalfEdge {
  readonly node: WallNode;
  readonly isForward: boolean;
  /** The side that the face goes on along; itself or the other side of the same wall where the wall ends alone. */
  next: HalfEdge;
  /** Null until it is traced. */
  loop: Loop | null;
}

/** What the footprints of walls leave along a loop. */
export interface Footprint {
  /** Plan points [x, z] in metres, none in the middle of a straight line. */
  readonly outline: readonly Vec2[];
  /** Signed, in m²: positive around a room, negative around an island. */
  readonly area: number;
  /** In metres. */
  readonly length: number;
}

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

  /** Null until somebody asks for it; see footprintOf. */
  footprint: Footprint | null = null;

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

  /** Of an island: a point just outside it, in the face around it: a hair beside its westernmost joint. */
  get outerPoint(): Vec2 {
    for (const { node } of this.halfEdges) {
      for (const [x, z] of [node.wall.start, node.wall.end]) if (x === this.minX) return [x - LATTICE / 2, z];
    }
    return [this.minX, this.minY];
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
}

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
  const [originX, originZ] = origin?.node.wall.start ?? [0, 0];
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
