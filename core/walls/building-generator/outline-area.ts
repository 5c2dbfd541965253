import type { LevelReader } from '../../document/level.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { projectOnSegment } from '../../math/segment.ts';
import { midpoint, type Vec2 } from '../../math/vec2.ts';
import type { Outline } from '../roofs/outlines.ts';
import { rooms } from '../rooms/rooms.ts';
import { wallThickness } from '../wall-dimensions.ts';
import { type Box, boxAround, wallGraph } from '../wall-graph.ts';

/** What walls that hang together take of the plan: their rooms and themselves. */
export class OutlineArea {
  /** Around their centre lines, in metres. */
  readonly box: Box;
  private readonly walls: readonly Wall[];
  /** Half of the thickest of them, in metres. */
  private readonly reach: number;

  constructor(
    private readonly level: LevelReader,
    readonly outline: Outline,
  ) {
    this.walls = [...outline.walls].flatMap((id) => level.findKind('wall', id) ?? []);
    this.box = joinBoxes(this.walls.map(({ start, end }) => boxAround(start, end)));
    this.reach = this.walls.reduce((most, wall) => Math.max(most, wallThickness(wall) / 2), 0);
  }

  /** Whether all walls of another one, which may be on another storey, run within this one. */
  holds(other: OutlineArea): boolean {
    return other.walls.every(({ start, end }) =>
      [start, midpoint(start, end), end].every((point) => this.has(point)),
    );
  }

  private has(point: Vec2): boolean {
    const { storey, walls } = this.outline;
    const near = this.level.derived(wallGraph).wallsIn(storey, boxAround(point, point, this.reach));
    const isInWall = near.some(
      (wall) =>
        walls.has(wall.id) &&
        projectOnSegment(point, wall.start, wall.end).distance <= wallThickness(wall) / 2,
    );
    if (isInWall) return true;
    const faces = this.level.derived(rooms).around(storey, point);
    return faces.some(({ firstSide }) => firstSide !== undefined && walls.has(firstSide.wall));
  }
}

const joinBoxes = (boxes: readonly Box[]): Box =>
  boxes.reduce((a, b) => ({
    minX: Math.min(a.minX, b.minX),
    minY: Math.min(a.minY, b.minY),
    maxX: Math.max(a.maxX, b.maxX),
    maxY: Math.max(a.maxY, b.maxY),
  }));
