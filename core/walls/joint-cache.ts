import type { LevelReader } from '../document/level.ts';
import type { Wall } from '../document/schema/wall.ts';
import { pointKey } from '../math/tolerance.ts';
import type { Vec2 } from '../math/vec2.ts';
import { armsAt } from './joint-arms.ts';
import {
  type EndOutline,
  type Fit,
  fitArm,
  type JointShape,
  outlineJoint,
  type Reach,
  reachOf,
  shapeJoint,
} from './joint-shape.ts';
import { wallHeight } from './wall-dimensions.ts';
import { wallGraph } from './wall-graph.ts';

interface CachedJoint {
  readonly shape: JointShape;
  readonly reaches: readonly Reach[];
  fitted: FittedJoint | null;
}

interface FittedJoint {
  readonly fits: readonly Fit[];
  readonly outlines: readonly EndOutline[];
}

const NO_REACH: Reach = { left: 0, right: 0 };

/** The joints of a level's walls, each computed when it is first asked for and kept until it is forgotten. */
export class JointCache {
  private readonly storeys = new Map<string, Map<string, CachedJoint>>();

  constructor(private readonly level: LevelReader) {}

  /** The outline of a wall at its start or at its end, as seen from there. The wall has a body. */
  outlineOf(wall: Wall, isAtEnd: boolean): EndOutline {
    const joint = this.joint(wall.storey, isAtEnd ? wall.end : wall.start);
    joint.fitted ??= this.fit(joint);
    const outline = joint.fitted.outlines[armIndex(joint, wall)];
    if (!outline) throw new RangeError(`joint: wall "${wall.id}" does not end here`);
    return outline;
  }

  /** Forgets a joint whose walls changed. */
  forget(storey: string, at: Vec2): void {
    this.storeys.get(storey)?.delete(pointKey(at));
  }

  /** Forgets all joints of a storey. */
  forgetStorey(storey: string): void {
    this.storeys.delete(storey);
  }

  /**
   * Looks at a joint again after one next to it changed.
   * @returns whether its outlines are others now
   */
  refit(storey: string, at: Vec2): boolean {
    const joint = this.joint(storey, at);
    if (!joint.fitted) return true;
    const fits = this.computeFits(joint);
    if (sameFits(fits, joint.fitted.fits)) return false;
    joint.fitted = { fits, outlines: outlineJoint(joint.shape, fits) };
    return true;
  }

  private joint(storey: string, at: Vec2): CachedJoint {
    let joints = this.storeys.get(storey);
    if (!joints) {
      joints = new Map();
      this.storeys.set(storey, joints);
    }
    const key = pointKey(at);
    const known = joints.get(key);
    if (known) return known;
    const walls = this.level.derived(wallGraph).wallsAt(storey, at);
    const shape = shapeJoint(
      at,
      armsAt(at, walls, (wall) => wallHeight(this.level, wall)),
    );
    const reaches = shape.arms.map((_, index) => reachOf(shape, index));
    const joint: CachedJoint = { shape, reaches, fitted: null };
    joints.set(key, joint);
    return joint;
  }

  private fit(joint: CachedJoint): FittedJoint {
    const fits = this.computeFits(joint);
    return { fits, outlines: outlineJoint(joint.shape, fits) };
  }

  private computeFits({ shape, reaches }: CachedJoint): Fit[] {
    return shape.arms.map((arm, index) => {
      const { wall, isAtEnd } = arm;
      const other = this.joint(wall.storey, isAtEnd ? wall.start : wall.end);
      const across = other.reaches[armIndex(other, wall)] ?? NO_REACH;
      return fitArm(arm, reaches[index] ?? NO_REACH, across);
    });
  }
}

const armIndex = ({ shape }: CachedJoint, { id }: Wall): number =>
  shape.arms.findIndex(({ wall }) => wall.id === id);

const sameFits = (a: readonly Fit[], b: readonly Fit[]): boolean =>
  a.length === b.length &&
  a.every(({ left, right }, index) => left === b[index]?.left && right === b[index]?.right);
