import RBush from 'rbush';
import type { DerivedKind, DerivedModel, RecordChange } from '../document/level.ts';
import { isKind } from '../document/schema/record-kinds.ts';
import type { Wall } from '../document/schema/wall.ts';
import { pointKey } from '../math/tolerance.ts';
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

interface JointEntry {
  readonly at: Vec2;
  readonly walls: Map<string, Wall>;
}

interface StoreyPlan {
  readonly joints: Map<string, JointEntry>;
  readonly boxes: RBush<Entry>;
  readonly entries: Map<string, Entry>;
}

/** A point of a storey's plan where walls end: one wall at a free end, more where they meet. */
export interface Joint {
  readonly at: Vec2;
  readonly walls: readonly Wall[];
}

/**
 * Which walls meet where, and which are near a place, a storey: the index that every question about walls goes
 * through. Its joints are exactly equal end points. Kept up to date change by change, in time that does not depend
 * on the number of walls (but for the logarithm of the R-tree).
 */
export class WallGraph implements DerivedModel {
  private readonly storeys = new Map<string, StoreyPlan>();

  /** @param walls of any storeys; their ids are unique */
  constructor(walls: Iterable<Wall>) {
    const byStorey = new Map<string, Wall[]>();
    for (const wall of walls) {
      const sameStorey = byStorey.get(wall.storey);
      if (sameStorey) sameStorey.push(wall);
      else byStorey.set(wall.storey, [wall]);
    }
    for (const [storey, all] of byStorey) this.load(storey, all);
  }

  update(changes: readonly RecordChange[]): void {
    for (const { before, after } of changes) {
      if (isKind(before, 'wall')) this.remove(before);
      if (isKind(after, 'wall')) this.add(after);
    }
  }

  /** The walls that have an end exactly at the point. */
  wallsAt(storey: string, point: Vec2): readonly Wall[] {
    const joint = this.storeys.get(storey)?.joints.get(pointKey(point));
    return joint ? [...joint.walls.values()] : [];
  }

  /** The walls whose centre lines may touch the box: those whose own boxes do. */
  wallsIn(storey: string, box: Box): readonly Wall[] {
    return (
      this.storeys
        .get(storey)
        ?.boxes.search(box)
        .map(({ wall }) => wall) ?? []
    );
  }

  /** All walls of a storey, in no promised order. */
  wallsOf(storey: string): readonly Wall[] {
    const plan = this.storeys.get(storey);
    return plan ? [...plan.entries.values()].map(({ wall }) => wall) : [];
  }

  /** Every joint of a storey, in no promised order. */
  *jointsOf(storey: string): Iterable<Joint> {
    for (const { at, walls } of this.storeys.get(storey)?.joints.values() ?? []) {
      yield { at, walls: [...walls.values()] };
    }
  }

  private load(storey: string, walls: readonly Wall[]): void {
    const plan = this.plan(storey);
    const entries = walls.map(toEntry);
    plan.boxes.load(entries);
    for (const entry of entries) connect(plan, entry);
  }

  private add(wall: Wall): void {
    const plan = this.plan(wall.storey);
    const entry = toEntry(wall);
    plan.boxes.insert(entry);
    connect(plan, entry);
  }

  private remove(wall: Wall): void {
    const plan = this.storeys.get(wall.storey);
    const entry = plan?.entries.get(wall.id);
    if (!plan || !entry) return;
    plan.boxes.remove(entry);
    plan.entries.delete(wall.id);
    for (const point of [wall.start, wall.end]) {
      const joint = plan.joints.get(pointKey(point));
      joint?.walls.delete(wall.id);
      if (joint?.walls.size === 0) plan.joints.delete(pointKey(point));
    }
  }

  private plan(storey: string): StoreyPlan {
    const known = this.storeys.get(storey);
    if (known) return known;
    const plan: StoreyPlan = { joints: new Map(), boxes: new RBush(), entries: new Map() };
    this.storeys.set(storey, plan);
    return plan;
  }
}

export const wallGraph: DerivedKind<WallGraph> = {
  name: 'walls.graph',
  create: (level) => new WallGraph(level.ofKind('wall')),
};

/** The box around two plan points, grown by `margin` metres on each side. */
export const boxAround = (a: Vec2, b: Vec2, margin = 0): Box => ({
  minX: Math.min(a[0], b[0]) - margin,
  minY: Math.min(a[1], b[1]) - margin,
  maxX: Math.max(a[0], b[0]) + margin,
  maxY: Math.max(a[1], b[1]) + margin,
});

const toEntry = (wall: Wall): Entry => ({ ...boxAround(wall.start, wall.end), wall });

function connect(plan: StoreyPlan, entry: Entry): void {
  const { wall } = entry;
  plan.entries.set(wall.id, entry);
  for (const at of [wall.start, wall.end]) {
    const key = pointKey(at);
    const joint = plan.joints.get(key);
    if (joint) joint.walls.set(wall.id, wall);
    else plan.joints.set(key, { at, walls: new Map([[wall.id, wall]]) });
  }
}
