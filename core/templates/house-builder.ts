import { countedIds } from '../document/ids.ts';
import type { Opening } from '../document/schema/opening.ts';
import { isKind, type LevelRecord } from '../document/schema/record-kinds.ts';
import type { Room } from '../document/schema/room.ts';
import type { Wall } from '../document/schema/wall.ts';
import { distance, type Vec2 } from '../math/vec2.ts';

/** Collects the records of a house; ids count up, so that the same calls make the same records. */
export class HouseBuilder {
  private readonly made: LevelRecord[] = [];
  private readonly newId = countedIds();

  get records(): readonly LevelRecord[] {
    return this.made;
  }

  add(...records: readonly LevelRecord[]): void {
    this.made.push(...records);
  }

  /** Walls from each of these points to the next. */
  line(storey: string, points: readonly Vec2[], look: Partial<Wall>): void {
    let start: Vec2 | undefined;
    for (const end of points) {
      if (start) this.wall(storey, start, end, look);
      start = end;
    }
  }

  wall(storey: string, start: Vec2, end: Vec2, look: Partial<Wall>): void {
    this.made.push({ kind: 'wall', id: this.idFor('wall'), storey, start, end, ...look });
  }

  room(storey: string, at: Vec2, look: Pick<Room, 'name' | 'floor' | 'ceiling'>): void {
    this.made.push({ kind: 'room', id: this.idFor('room'), storey, at, ...look });
  }

  /** An opening with its middle at a plan point, which lies on the centre line of a wall of the storey. */
  opening(
    storey: string,
    at: Vec2,
    shape: Pick<Opening, 'type' | 'width' | 'height'> & Partial<Opening>,
  ): void {
    const wall = this.made.find((record) => isKind(record, 'wall') && isOn(record, storey, at));
    if (!isKind(wall, 'wall')) throw new Error(`no wall at ${at.join(', ')}`);
    const offset = Math.round(distance(wall.start, at) * 1e4) / 1e4;
    this.made.push({ kind: 'opening', id: this.idFor('opening'), wall: wall.id, offset, ...shape });
  }

  private idFor(kind: string): string {
    return this.newId(kind, () => false);
  }
}

/** In metres; far below a lattice step. */
const NEAR = 1e-6;

const isOn = (wall: Wall, storey: string, at: Vec2): boolean =>
  wall.storey === storey &&
  distance(wall.start, at) + distance(at, wall.end) < distance(wall.start, wall.end) + NEAR;
