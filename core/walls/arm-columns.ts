import type { Wall } from '../document/schema/wall.ts';
import { MIN_WALL_LENGTH, PARALLEL_ANGLE } from '../math/tolerance.ts';
import type { Vec2 } from '../math/vec2.ts';
import { wallLength } from './joint-arms.ts';
import { wallThickness } from './wall-dimensions.ts';

/** Joints of more walls than this are rare enough to be put together in the general way. */
const MOST_ARMS = 8;

/**
 * The walls of one joint after another as columns of numbers: what armsAt tells, for walls of one height, without
 * making objects. Half the time of joining ten thousand walls went into making arms and clearing them away.
 */
export class ArmColumns {
  /** How many walls with a body there are. */
  count = 0;
  /** In metres, of all of them. */
  height = 0;
  /** By index in the order of armsAt. */
  readonly walls: Wall[] = [];
  /** Unit direction from the joint. */
  readonly x = new Float64Array(MOST_ARMS);
  readonly z = new Float64Array(MOST_ARMS);
  /** Half the thickness in metres. */
  readonly half = new Float64Array(MOST_ARMS);
  private readonly angle = new Float64Array(MOST_ARMS);

  /**
   * Reads the walls of a joint in place of those before.
   * @param at the joint; each wall starts or ends exactly there
   * @param heightOf height of a wall in metres
   * @returns false where they are of different heights, or too many
   */
  read(at: Vec2, walls: readonly Wall[], heightOf: (wall: Wall) => number): boolean {
    this.count = 0;
    let first: Wall | undefined;
    for (const wall of walls) {
      const length = wallLength(wall);
      if (length < MIN_WALL_LENGTH) continue;
      if (!first) {
        first = wall;
        this.height = heightOf(wall);
      } else if (wall.height !== first.height && heightOf(wall) !== this.height) return false;
      if (this.count === MOST_ARMS) return false;
      this.insert(at, wall, length);
    }
    return true;
  }

  /** Whether just two of three or more walls go on as one through the joint; see findRun. */
  get hasRun(): boolean {
    let runs = 0;
    for (let a = 1; a < this.count; a += 1) {
      for (let b = 0; b < a; b += 1) if (this.isStraight(a, b)) runs += 1;
    }
    return this.count > 2 && runs === 1;
  }

  private isStraight(a: number, b: number): boolean {
    const ax = at(this.x, a);
    const az = at(this.z, a);
    const bx = at(this.x, b);
    const bz = at(this.z, b);
    return (
      this.half[a] === this.half[b] && ax * bx + az * bz < 0 && Math.abs(ax * bz - az * bx) < PARALLEL_ANGLE
    );
  }

  private insert([x, z]: Vec2, wall: Wall, length: number): void {
    const other = wall.start[0] === x && wall.start[1] === z ? wall.end : wall.start;
    const dx = (other[0] - x) / length;
    const dz = (other[1] - z) / length;
    const angle = Math.atan2(-dz, dx);
    let place = this.count;
    for (; place > 0 && this.comesAfter(place - 1, angle, wall.id); place -= 1) this.copy(place - 1, place);
    this.walls[place] = wall;
    this.x[place] = dx;
    this.z[place] = dz;
    this.half[place] = wallThickness(wall) / 2;
    this.angle[place] = angle;
    this.count += 1;
  }

  private comesAfter(index: number, angle: number, id: string): boolean {
    const own = at(this.angle, index);
    return own > angle || (own === angle && (this.walls[index]?.id ?? '') > id);
  }

  private copy(from: number, to: number): void {
    const wall = this.walls[from];
    if (wall) this.walls[to] = wall;
    this.x[to] = at(this.x, from);
    this.z[to] = at(this.z, from);
    this.half[to] = at(this.half, from);
    this.angle[to] = at(this.angle, from);
  }
}

const at = (column: Float64Array, index: number): number => column[index] ?? 0;
