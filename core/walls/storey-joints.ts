import type { LevelReader } from '../document/level.ts';
import type { Wall } from '../document/schema/wall.ts';
import { type Placed, PointTable } from '../math/point-table.ts';
import { equals, type Vec2 } from '../math/vec2.ts';
import { PlainJoiner } from './join-plainly.ts';
import { type Arm, armsAt, wallLength } from './joint-arms.ts';
import type { PlainJoint } from './joint-plain.ts';
import {
  type Edge,
  type EndOutline,
  type Fit,
  fitArm,
  hasRoom,
  hasRoomFor,
  isLevel,
  isWhole,
  type JointShape,
  outlineJoint,
  type Reach,
  reachOf,
  shapeJoint,
} from './joint-shape.ts';
import { findRun, type TieredJoint, tierJoint } from './joint-tiers.ts';
import { wallHeight } from './wall-dimensions.ts';
import { type WallGraph, wallGraph } from './wall-graph.ts';
import { OutlineWriter, type WallOutline } from './wall-outline.ts';

interface CachedJoint extends Placed {
  /** Its walls in the order of their directions. */
  readonly walls: readonly Wall[];
  readonly plain: PlainJoint | null;
  /** Of a plain joint only where it, or one next to it, leaves a wall too little room. */
  full: FullJoint | null;
  fitted: FittedJoint | null;
}

/** A joint with all that its outlines follow from. */
interface FullJoint {
  readonly shape: JointShape;
  readonly reaches: readonly Reach[];
  /** Where it can be joined tier by tier, and has to be: for walls of different heights, and for a straight run. */
  readonly tiered: TieredJoint | null;
}

interface FittedJoint {
  /** Null where the walls have room for the joint as it is. */
  readonly fits: readonly Fit[] | null;
  /** Null where they are those of the plain joint. */
  readonly outlines: readonly EndOutline[] | null;
}

const AS_IT_IS: FittedJoint = { fits: null, outlines: null };

const NO_REACH: Reach = { left: 0, right: 0 };

/**
 * The joints of a storey's walls, each computed when it is first asked for and kept until it is forgotten. It answers
 * for walls of its storey that have a body.
 */
export class StoreyJoints {
  private readonly joints: PointTable<CachedJoint>;
  private readonly graph: WallGraph;
  private readonly heightOf = (wall: Wall): number => wallHeight(this.level, wall);
  private readonly joiner = new PlainJoiner(this.heightOf);
  private readonly writer = new OutlineWriter();

  constructor(
    private readonly level: LevelReader,
    private readonly storey: string,
  ) {
    this.graph = level.derived(wallGraph);
    this.joints = new PointTable(this.graph.countJoints(storey));
  }

  /** The footprint of a wall. */
  outlineOf(wall: Wall): WallOutline {
    const { writer } = this;
    writer.begin();
    writer.endStart(this.writeEnd(wall, wall.start));
    return writer.finish(this.writeEnd(wall, wall.end));
  }

  /** Forgets a joint whose walls changed. */
  forget(at: Vec2): void {
    this.joints.delete(at);
  }

  /**
   * Looks at a joint again after one next to it changed.
   * @returns whether its outlines are others now
   */
  refit(at: Vec2): boolean {
    const joint = this.joint(at);
    if (!joint.fitted) return true;
    const fitted = this.fit(joint);
    if (sameFits(fitted.fits, joint.fitted.fits)) return false;
    joint.fitted = fitted;
    return true;
  }

  /** Writes the corners of a wall at one of its ends, and returns the edges between them. */
  private writeEnd(wall: Wall, at: Vec2): readonly Edge[] {
    const joint = this.joint(at);
    joint.fitted ??= this.fit(joint);
    const { outlines } = joint.fitted;
    const index = indexOfWall(joint.walls, wall);
    if (index >= 0 && !outlines && joint.plain) return joint.plain.writeEnd(index, this.writer);
    const end = outlines?.[index];
    if (!end) throw new RangeError(`joint: wall "${wall.id}" does not end here`);
    for (const corner of end.corners) this.writer.corner(corner);
    return end.edges;
  }

  private joint(at: Vec2): CachedJoint {
    const known = this.joints.get(at);
    if (known) return known;
    const plain = this.joiner.join(at, this.graph.wallsAt(this.storey, at));
    const joint = plain ? { at, walls: plain.walls, plain, full: null, fitted: null } : this.joinFully(at);
    this.joints.add(joint);
    return joint;
  }

  private joinFully(at: Vec2): CachedJoint {
    const arms = this.armsAt(at);
    return { at, walls: arms.map(({ wall }) => wall), plain: null, full: toFull(at, arms), fitted: null };
  }

  private armsAt(at: Vec2): Arm[] {
    return armsAt(at, this.graph.wallsAt(this.storey, at), this.heightOf);
  }

  private full(joint: CachedJoint): FullJoint {
    joint.full ??= toFull(joint.at, this.armsAt(joint.at));
    return joint.full;
  }

  private fit(joint: CachedJoint): FittedJoint {
    if (joint.plain && this.hasPlainRoom(joint, joint.plain)) return AS_IT_IS;
    const { shape, tiered, reaches } = this.full(joint);
    const across = shape.arms.map((arm) => this.reachAcross(arm));
    if (
      tiered &&
      shape.arms.every((arm, index) => hasRoom(arm, at(tiered.reaches, index), at(across, index)))
    ) {
      return { fits: null, outlines: tiered.outlines };
    }
    const fits = shape.arms.map((arm, index) => fitArm(arm, at(reaches, index), at(across, index)));
    return { fits: !tiered && isWhole(fits) ? null : fits, outlines: outlineJoint(shape, fits) };
  }

  /** Whether all walls have room for both their ends even if every corner reached as far as any does. */
  private hasPlainRoom({ at, walls }: CachedJoint, { reach }: PlainJoint): boolean {
    for (const wall of walls) {
      const across = this.joint(equals(wall.start, at) ? wall.end : wall.start);
      if (!across.plain || !hasRoomFor(wallLength(wall), reach + across.plain.reach)) return false;
    }
    return true;
  }

  /** How far the corners at a wall's other end may reach, however they come to be joined. */
  private reachAcross({ wall, isAtEnd }: Arm): Reach {
    const other = this.joint(isAtEnd ? wall.start : wall.end);
    const { reaches, tiered } = this.full(other);
    const index = indexOfWall(other.walls, wall);
    const reach = at(reaches, index);
    const own = tiered?.reaches[index];
    if (!own) return reach;
    return { left: Math.max(reach.left, own.left), right: Math.max(reach.right, own.right) };
  }
}

function toFull(at: Vec2, arms: readonly Arm[]): FullJoint {
  const shape = shapeJoint(at, arms);
  return {
    shape,
    reaches: arms.map((_, index) => reachOf(shape, index)),
    tiered: isLevel(arms) && !findRun(arms) ? null : tierJoint(at, arms),
  };
}

const at = (reaches: readonly Reach[], index: number): Reach => reaches[index] ?? NO_REACH;

/** By id where it is not the same record: a wall that was painted is another one at the same joint. */
function indexOfWall(walls: readonly Wall[], wall: Wall): number {
  const index = walls.indexOf(wall);
  return index < 0 ? walls.findIndex(({ id }) => id === wall.id) : index;
}

function sameFits(a: readonly Fit[] | null, b: readonly Fit[] | null): boolean {
  if (!a || !b || a.length !== b.length) return a === b;
  return a.every(({ left, right }, index) => left === b[index]?.left && right === b[index]?.right);
}
