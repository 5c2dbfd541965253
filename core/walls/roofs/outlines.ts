import type { DerivedKind, DerivedModel, LevelReader, RecordChange } from '../../document/level.ts';
import { isKind } from '../../document/schema/record-kinds.ts';
import { contains } from '../../math/polygon.ts';
import { equals, type Vec2 } from '../../math/vec2.ts';
import { connectedWalls } from '../connected-walls.ts';
import type { RoomFace, WallSide } from '../rooms/room-face.ts';
import { rooms } from '../rooms/rooms.ts';
import { wallBodies } from '../wall-bodies.ts';
import { type Box, boxAround, wallGraph } from '../wall-graph.ts';

/** Walls that hang together, with the rooms that they close in: what one sees as one building of a storey. */
export interface Outline {
  readonly storey: string;
  readonly walls: ReadonlySet<string>;
  /** A side of a wall for each room; none where the walls enclose nothing. */
  readonly rooms: readonly WallSide[];
  /** Around all of it, the thickness of its walls included, in metres. */
  readonly box: Box;
}

interface Place {
  readonly storey: string;
  readonly at: Vec2;
}

/**
 * The outlines of a level, by their walls and by places in them. Each is worked out when it is first asked for, and
 * again only after an edit of its walls.
 */
class Outlines implements DerivedModel {
  private readonly byWall = new Map<string, Outline>();
  private readonly staleWalls = new Set<string>();
  private readonly staleEnds: Place[] = [];

  constructor(private readonly level: LevelReader) {}

  update(changes: readonly RecordChange[]): void {
    for (const { id, before, after } of changes) {
      const old = isKind(before, 'wall') ? before : null;
      const now = isKind(after, 'wall') ? after : null;
      if (!old && !now) continue;
      const hasStayed = old && now && old.storey === now.storey;
      if (hasStayed && equals(old.start, now.start) && equals(old.end, now.end)) continue;
      this.staleWalls.add(id);
      if (now) for (const at of [now.start, now.end]) this.staleEnds.push({ storey: now.storey, at });
    }
  }

  /** The outline that a wall belongs to; undefined for an id that is no wall. */
  of(wall: string): Outline | undefined {
    this.settle();
    const known = this.byWall.get(wall);
    const record = known ? undefined : this.level.findKind('wall', wall);
    if (!record) return known;
    const walls = new Set(connectedWalls(this.level, record));
    const outline = {
      storey: record.storey,
      walls,
      rooms: this.findRooms(walls),
      box: this.boxAroundAll(walls),
    };
    for (const each of walls) this.byWall.set(each, outline);
    return outline;
  }

  /** The outline of the walls around a room. */
  ofRoom(face: RoomFace): Outline | undefined {
    const side = face.firstSide;
    return side && this.of(side.wall);
  }

  /**
   * The outline that encloses something and has a plan point in one of its rooms or walls: of several inside one
   * another the innermost.
   */
  at(storey: string, point: Vec2): Outline | undefined {
    const inWall = this.inWalls(storey, point);
    if (inWall) return inWall;
    const face = this.level.derived(rooms).at(storey, point);
    return face && this.ofRoom(face);
  }

  private inWalls(storey: string, point: Vec2): Outline | undefined {
    const bodies = this.level.derived(wallBodies);
    const box = boxAround(point, point, bodies.overhang);
    for (const { id } of this.level.derived(wallGraph).wallsIn(storey, box)) {
      const footprint = bodies.outlineOf(id);
      const outline = footprint && contains(footprint.corners, point) ? this.of(id) : undefined;
      if (outline && outline.rooms.length > 0) return outline;
    }
    return undefined;
  }

  private findRooms(walls: ReadonlySet<string>): readonly WallSide[] {
    const model = this.level.derived(rooms);
    const found = new Map<string, WallSide>();
    for (const wall of walls) {
      for (const side of ['left', 'right'] as const) {
        const first = model.beside(wall, side)?.firstSide;
        if (first && walls.has(first.wall)) found.set(nameOfSide(first), first);
      }
    }
    return [...found.values()];
  }

  private boxAroundAll(walls: ReadonlySet<string>): Box {
    const margin = this.level.derived(wallBodies).overhang;
    let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const id of walls) {
      const wall = this.level.findKind('wall', id);
      for (const [x, z] of wall ? [wall.start, wall.end] : []) {
        minX = Math.min(minX, x - margin);
        minY = Math.min(minY, z - margin);
        maxX = Math.max(maxX, x + margin);
        maxY = Math.max(maxY, z + margin);
      }
    }
    return { minX, minY, maxX, maxY };
  }

  private settle(): void {
    for (const wall of this.staleWalls) this.forget(wall);
    const graph = this.level.derived(wallGraph);
    for (const { storey, at } of this.staleEnds) {
      for (const { id } of graph.wallsAt(storey, at)) this.forget(id);
    }
    this.staleWalls.clear();
    this.staleEnds.length = 0;
  }

  private forget(wall: string): void {
    for (const each of this.byWall.get(wall)?.walls ?? []) this.byWall.delete(each);
  }
}

export const outlines: DerivedKind<Outlines> = {
  name: 'walls.outlines',
  create: (level) => new Outlines(level),
};

/** A side of a wall as one word. */
export const nameOfSide = ({ wall, side }: WallSide): string => `${wall}.${side}`;
