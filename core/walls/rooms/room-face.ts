import type { LevelReader } from '../../document/level.ts';
import { compareNaturally } from '../../document/natural-order.ts';
import type { Room } from '../../document/schema/room.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { openingsOnWall } from '../openings/openings-on-wall.ts';
import { wallBodies } from '../wall-bodies.ts';
import type { Box } from '../wall-graph.ts';
import { sideOf, twinOf } from './half-edge.ts';
import { footprintOf, traceDetours } from './inner-outline.ts';
import type { HalfEdge, Loop } from './loop.ts';
import { thresholdsOf } from './thresholds.ts';

/** A side of a wall, as seen along the wall. */
export interface WallSide {
  readonly wall: string;
  readonly side: 'left' | 'right';
}

/** A way out of a room. */
export interface RoomDoor {
  readonly opening: string;
  readonly wall: string;
  /** The id of the face on the other side; null for the outside. */
  readonly to: string | null;
}

/** A bounded face of the wall graph, as it was when it was asked for: a later edit makes another one. */
export class RoomFace {
  /** That of its record or, without one, such as "w1.left": its first wall in natural order and the side of it. */
  readonly id: string;
  /** What the user gave it: of several records in one face the first in natural order. */
  readonly record: Room | null;
  /** All records whose point is in it, in natural order: more than one only in a level that is at fault. */
  readonly records: readonly Room[];
  private readonly loops: readonly Loop[];

  constructor(
    private readonly level: LevelReader,
    readonly storey: string,
    private readonly loop: Loop,
  ) {
    this.id = loop.id;
    this.records = [...loop.records.values()].sort((a, b) => compareNaturally(a.id, b.id));
    this.record = this.records[0] ?? null;
    this.loops = [loop, ...[...loop.islands].sort(byName)];
  }

  /** The sides of walls that face it: those around it counter-clockwise, then those of what stands inside it. */
  get walls(): readonly WallSide[] {
    return this.loops.flatMap(({ halfEdges }) => halfEdges.map(toSide));
  }

  /** The side that names it where it has no record: of its first wall in natural order. */
  get firstSide(): WallSide | undefined {
    const [first] = this.loop.halfEdges;
    return first && toSide(first);
  }

  /** One wall of each group of walls that stands inside it by itself. */
  get islandWalls(): readonly string[] {
    return this.loops.slice(1).flatMap(({ halfEdges }) => halfEdges[0]?.node.wall.id ?? []);
  }

  /** The rectangle around the centre lines of its walls, in metres. */
  get box(): Box {
    return this.loop;
  }

  /** Only those around it, without what stands inside it. */
  get outerWalls(): readonly WallSide[] {
    return this.loop.halfEdges.map(toSide);
  }

  /** Along the inner faces of the walls: plan points [x, z], counter-clockwise seen from above. */
  get outline(): readonly Vec2[] {
    return footprintOf(this.loop).outline;
  }

  /** Along the outer faces of the walls that stand inside it by themselves, clockwise seen from above. */
  get holes(): readonly (readonly Vec2[])[] {
    return this.loops.slice(1).map((loop) => footprintOf(loop).outline);
  }

  /** The outline and the holes of its floor, which reaches under the doors: see thresholdsOf. */
  get floorRings(): readonly (readonly Vec2[])[] {
    const bodies = this.level.derived(wallBodies);
    return this.loops.map((loop) =>
      traceDetours(loop, (halfEdge) => {
        const cuts = bodies.find(halfEdge.node.wall.id)?.cuts ?? [];
        return cuts.length === 0 ? [] : thresholdsOf(cuts, halfEdge.isForward, !faceOf(twinOf(halfEdge)));
      }),
    );
  }

  /** Of the floor in m²: the outline less the holes. Zero where the walls fill the room. */
  get area(): number {
    return Math.max(
      0,
      this.loops.reduce((sum, loop) => sum + footprintOf(loop).area, 0),
    );
  }

  /** Length in metres of all wall faces around it and in it, doors included. */
  get perimeter(): number {
    return this.loops.reduce((sum, loop) => sum + footprintOf(loop).length, 0);
  }

  /** In m² by the centre lines of the walls around it, what stands inside it included. */
  get grossArea(): number {
    return this.loop.centreArea;
  }

  /** Whether the centre lines of the walls around it run around a point. */
  surrounds(point: Vec2): boolean {
    return this.loop.surrounds(point);
  }

  /** Its doors, and its arches that reach the floor, each once, in the natural order of their ids. */
  get doors(): readonly RoomDoor[] {
    const doors: RoomDoor[] = [];
    for (const { halfEdges } of this.loops)
      for (const halfEdge of halfEdges) doors.push(...this.doorsIn(halfEdge));
    return doors.sort((a, b) => compareNaturally(a.opening, b.opening));
  }

  /** The rooms that its doors lead to, one entry a door, null being the outside. */
  get doorsTo(): readonly (string | null)[] {
    return this.doors.map(({ to }) => to);
  }

  private doorsIn(halfEdge: HalfEdge): RoomDoor[] {
    const across = faceOf(twinOf(halfEdge));
    if (across === this.loop && !halfEdge.isForward) return [];
    const wall = halfEdge.node.wall.id;
    return openingsOnWall(this.level, wall)
      .filter(({ type, sill }) => type === 'door' || (type === 'arch' && !sill))
      .map(({ id }) => ({ opening: id, wall, to: across?.id ?? null }));
  }
}

/** The face that a side of a wall borders on; null where it is outside. */
export function faceOf({ loop }: HalfEdge): Loop | null {
  return loop?.isFace ? loop : (loop?.parent ?? null);
}

/** Of several records in a face the one that counts. */
export function firstRecord({ records }: Loop): Room | null {
  let first: Room | null = null;
  for (const record of records.values()) {
    if (!first || compareNaturally(record.id, first.id) < 0) first = record;
  }
  return first;
}

const toSide = (halfEdge: HalfEdge): WallSide => ({ wall: halfEdge.node.wall.id, side: sideOf(halfEdge) });

const byName = (a: Loop, b: Loop): number =>
  compareNaturally(a.halfEdges[0]?.node.wall.id ?? '', b.halfEdges[0]?.node.wall.id ?? '');
