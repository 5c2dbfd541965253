import type { LevelReader } from '../document/level.ts';
import type { Wall } from '../document/schema/wall.ts';
import { pointKey } from '../math/tolerance.ts';
import type { Vec2 } from '../math/vec2.ts';
import { type Arm, armsAt } from './joint-arms.ts';
import {
  type EndOutline,
  type Fit,
  fitArm,
  hasRoom,
  type JointShape,
  outlineJoint,
  type Reach,
  reachOf,
  shapeJoint,
} from './joint-shape.ts';
import { findRun, type TieredJoint, tierJoint } from './joint-tiers.ts';
import { wallHeight } from './wall-dimensions.ts';
import { wallGraph } from './wall-graph.ts';

interface CachedJoint {
  readonly shape: JointShape;
  readonly reaches: readonly Reach[];
  /** For walls of different heights, if they can be joined tier by tier. */
  readonly tiered: TieredJoint | null;
  fitted: FittedJoint | null;
}

interface FittedJoint {
  /** Null where the tiered outlines have room. */
  readonly fits: readonly Fit[] | null;
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
    const fitted = this.fit(joint);
    if (sameFits(fitted.fits, joint.fitted.fits)) return false;
    joint.fitted = fitted;
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
    const joint: CachedJoint = {
      shape,
      reaches: shape.arms.map((_, index) => reachOf(shape, index)),
      tiered: isLevel(shape) && !findRun(shape.arms) ? null : tierJoint(at, shape.arms),
      fitted: null,
    };
    joints.set(key, joint);
    return joint;
  }

  private fit(joint: CachedJoint): FittedJoint {
    const { shape, tiered, reaches } = joint;
    const across = shape.arms.map((arm) => this.reachAcross(arm));
    if (
      tiered &&
      shape.arms.every((arm, index) => hasRoom(arm, at(tiered.reaches, index), at(across, index)))
    ) {
      return { fits: null, outlines: tiered.outlines };
    }
    const fits = shape.arms.map((arm, index) => fitArm(arm, at(reaches, index), at(across, index)));
    return { fits, outlines: outlineJoint(shape, fits) };
  }

  /** How far the corners at a wall's other end may reach, however they come to be joined. */
  private reachAcross({ wall, isAtEnd }: Arm): Reach {
    const other = this.joint(wall.storey, isAtEnd ? wall.start : wall.end);
    const index = armIndex(other, wall);
    const reach = at(other.reaches, index);
    const tiered = other.tiered?.reaches[index];
    if (!tiered) return reach;
    return { left: Math.max(reach.left, tiered.left), right: Math.max(reach.right, tiered.right) };
  }
}

const isLevel = ({ arms }: JointShape): boolean => arms.every(({ height }) => height === arms[0]?.height);

const at = (reaches: readonly Reach[], index: number): Reach => reaches[index] ?? NO_REACH;

const armIndex = ({ shape }: CachedJoint, { id }: Wall): number =>
  shape.arms.findIndex(({ wall }) => wall.id === id);

function sameFits(a: readonly Fit[] | null, b: readonly Fit[] | null): boolean {
  if (!a || !b || a.length !== b.length) return a === b;
  return a.every(({ left, right }, index) => left === b[index]?.left && right === b[index]?.right);
}
