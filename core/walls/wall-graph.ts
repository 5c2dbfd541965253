import type { DerivedKind, DerivedModel, RecordChange } from '../document/level.ts';
import { isKind } from '../document/schema/record-kinds.ts';
import type { Wall } from '../document/schema/wall.ts';
import { PointTable } from '../math/point-table.ts';
import { equals, type Vec2 } from '../math/vec2.ts';
import { type Box, WallBoxes } from './wall-boxes.ts';

export { type Box, boxAround } from './wall-boxes.ts';

/** The walls that end at a point. Once handed out, a list is never changed but replaced. */
interface JointEntry {
  readonly at: Vec2;
  walls: Wall[];
}

interface StoreyPlan {
  readonly joints: PointTable<JointEntry>;
  readonly walls: Map<string, Wall>;
  /** Made when first asked for: what is drawn and exported needs no search by place. */
  boxes: WallBoxes | null;
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
    return this.storeys.get(storey)?.joints.get(point)?.walls ?? NO_WALLS;
  }

  /** The walls whose centre lines may touch the box: those whose own boxes do. */
  wallsIn(storey: string, box: Box): readonly Wall[] {
    const plan = this.storeys.get(storey);
    if (!plan) return NO_WALLS;
    plan.boxes ??= new WallBoxes(plan.walls.values());
    return plan.boxes.search(box);
  }

  /** All walls of a storey, in no promised order. */
  wallsOf(storey: string): readonly Wall[] {
    return [...(this.storeys.get(storey)?.walls.values() ?? NO_WALLS)];
  }

  /** Every joint of a storey, in no promised order. */
  jointsOf(storey: string): Iterable<Joint> {
    return this.storeys.get(storey)?.joints ?? [];
  }

  private load(storey: string, walls: readonly Wall[]): void {
    // Of closed rooms there are half as many joints as walls, of scattered walls twice as many.
    const plan = this.plan(storey, walls.length);
    for (const wall of walls) plan.walls.set(wall.id, wall);
    loadJoints(plan.joints, walls);
  }

  private add(wall: Wall): void {
    const plan = this.plan(wall.storey);
    plan.walls.set(wall.id, wall);
    plan.boxes?.add(wall);
    for (const at of endsOf(wall)) {
      const joint = plan.joints.get(at);
      if (joint) joint.walls = [...joint.walls, wall];
      else plan.joints.add({ at, walls: [wall] });
    }
  }

  private remove(wall: Wall): void {
    const plan = this.storeys.get(wall.storey);
    if (!plan?.walls.delete(wall.id)) return;
    plan.boxes?.remove(wall.id);
    for (const at of endsOf(wall)) {
      const joint = plan.joints.get(at);
      if (!joint) continue;
      joint.walls = joint.walls.filter(({ id }) => id !== wall.id);
      if (joint.walls.length === 0) plan.joints.delete(at);
    }
  }

  private plan(storey: string, joints = 0): StoreyPlan {
    const known = this.storeys.get(storey);
    if (known) return known;
    const plan: StoreyPlan = { joints: new PointTable(joints), walls: new Map(), boxes: null };
    this.storeys.set(storey, plan);
    return plan;
  }
}

const NO_WALLS: readonly Wall[] = [];

export const wallGraph: DerivedKind<WallGraph> = {
  name: 'walls.graph',
  create: (level) => new WallGraph(level.ofKind('wall')),
};

/** The joints of a wall: one where it has no length. */
const endsOf = ({ start, end }: Wall): readonly Vec2[] => (equals(start, end) ? [start] : [start, end]);

/** Fills an empty table. Lists that nobody has seen yet may grow in place. */
function loadJoints(joints: PointTable<JointEntry>, walls: readonly Wall[]): void {
  const connect = (at: Vec2, wall: Wall): void => {
    const joint = joints.get(at);
    if (joint) joint.walls.push(wall);
    else joints.add({ at, walls: [wall] });
  };
  for (const wall of walls) {
    connect(wall.start, wall);
    if (!equals(wall.start, wall.end)) connect(wall.end, wall);
  }
  // A list that grew has room for many more: a copy takes a third of the memory.
  for (const joint of joints) joint.walls = joint.walls.slice();
}
