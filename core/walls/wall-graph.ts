import type { DerivedKind, DerivedModel, RecordChange } from '../document/level.ts';
import { isKind } from '../document/schema/record-kinds.ts';
import type { Wall } from '../document/schema/wall.ts';
import { PointTable } from '../math/point-table.ts';
import { equals, type Vec2 } from '../math/vec2.ts';
import { StoreyWalls } from './storey-walls.ts';
import { type Box, WallBoxes } from './wall-boxes.ts';

export { type Box, boxAround } from './wall-boxes.ts';

/** The walls that end at a point. Once handed out, a list is never changed but replaced. */
interface JointEntry {
  readonly at: Vec2;
  walls: Wall[];
  /** How many walls are still to be entered while the storey is loaded. */
  missing: number;
}

interface StoreyPlan {
  readonly joints: PointTable<JointEntry>;
  readonly walls: StoreyWalls;
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
    for (const [storey, all] of byStorey) this.storeys.set(storey, loadPlan(all));
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
    plan.boxes ??= new WallBoxes(plan.walls.all);
    return plan.boxes.search(box);
  }

  /** All walls of a storey, in no promised order. */
  wallsOf(storey: string): readonly Wall[] {
    return this.storeys.get(storey)?.walls.all ?? NO_WALLS;
  }

  /** Every joint of a storey, in no promised order. */
  jointsOf(storey: string): Iterable<Joint> {
    return this.storeys.get(storey)?.joints ?? [];
  }

  /** How many joints a storey has. */
  countJoints(storey: string): number {
    return this.storeys.get(storey)?.joints.size ?? 0;
  }

  private add(wall: Wall): void {
    const plan = this.plan(wall.storey);
    plan.walls.set(wall);
    plan.boxes?.add(wall);
    for (const at of endsOf(wall)) {
      const joint = plan.joints.get(at);
      if (joint) joint.walls = joint.walls.concat(wall);
      else plan.joints.add({ at, walls: [wall], missing: 0 });
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

  private plan(storey: string): StoreyPlan {
    const known = this.storeys.get(storey);
    if (known) return known;
    const plan = loadPlan([]);
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

function loadPlan(walls: readonly Wall[]): StoreyPlan {
  // Of closed rooms there are half as many joints as walls, of scattered walls twice as many.
  const joints = new PointTable<JointEntry>(walls.length);
  for (const wall of walls) for (const at of endsOf(wall)) expectWall(joints, at);
  for (const wall of walls) for (const at of endsOf(wall)) enterWall(joints, at, wall, walls);
  return { joints, walls: new StoreyWalls(walls), boxes: null };
}

/** Of joints whose walls were counted, but not entered. */
const NOT_YET: Wall[] = [];

function expectWall(joints: PointTable<JointEntry>, at: Vec2): void {
  const joint = joints.get(at);
  if (joint) joint.missing += 1;
  else joints.add({ at, walls: NOT_YET, missing: 1 });
}

/** @param all the walls of the storey */
function enterWall(joints: PointTable<JointEntry>, at: Vec2, wall: Wall, all: readonly Wall[]): void {
  const joint = joints.get(at);
  if (!joint) return;
  // Any walls, as many as there are to be: a list that grows one by one is copied, or gets room for many more.
  if (joint.walls === NOT_YET) joint.walls = all.slice(0, joint.missing);
  joint.walls[joint.walls.length - joint.missing] = wall;
  joint.missing -= 1;
}
