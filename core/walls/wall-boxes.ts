import RBush from 'rbush';
import type { Wall } from '../document/schema/wall.ts';
import type { Vec2 } from '../math/vec2.ts';

/** An axis-aligned rectangle of the plan, in metres. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

interface Entry extends Box {
  readonly wall: Wall;
}

/** Which walls are near a place: their boxes in an R-tree. */
export class WallBoxes {
  private readonly tree = new RBush<Entry>();
  private readonly entries = new Map<string, Entry>();

  /** @param walls of one storey; their ids are unique */
  constructor(walls: Iterable<Wall>) {
    for (const wall of walls) this.entries.set(wall.id, toEntry(wall));
    this.tree.load([...this.entries.values()]);
  }

  /** The walls whose boxes touch the box, in no promised order. */
  search(box: Box): readonly Wall[] {
    return this.tree.search(box).map(({ wall }) => wall);
  }

  /** Adds a wall that is not there yet. */
  add(wall: Wall): void {
    const entry = toEntry(wall);
    this.entries.set(wall.id, entry);
    this.tree.insert(entry);
  }

  /** Removes the wall of that id, if it is there. */
  remove(id: string): void {
    const entry = this.entries.get(id);
    if (!entry) return;
    this.entries.delete(id);
    this.tree.remove(entry);
  }
}

/** The box around two plan points, grown by `margin` metres on each side. */
export const boxAround = (a: Vec2, b: Vec2, margin = 0): Box => ({
  minX: Math.min(a[0], b[0]) - margin,
  minY: Math.min(a[1], b[1]) - margin,
  maxX: Math.max(a[0], b[0]) + margin,
  maxY: Math.max(a[1], b[1]) + margin,
});

const toEntry = (wall: Wall): Entry => ({ ...boxAround(wall.start, wall.end), wall });
