import type { PlanPoint } from '../../math/polygon.ts';
import { signedArea } from '../../math/polygon.ts';
import { dot, type Vec2 } from '../../math/vec2.ts';
import { leftSide, rightSide, type WallOutline } from '../wall-outline.ts';
import type { Hole } from './holes.ts';

/** A hole as it is cut into the body of its wall: where it meets the two sides, and between which heights. */
export interface Cut {
  /** The jamb nearer to the wall's start, on its left and on its right side. */
  readonly leftFrom: PlanPoint;
  readonly rightFrom: PlanPoint;
  /** The jamb nearer to the wall's end. */
  readonly leftTo: PlanPoint;
  readonly rightTo: PlanPoint;
  /** Heights in metres over the wall's foot. 0 is open to the floor; the wall's height, where it is cut, to the sky. */
  readonly bottom: number;
  readonly top: number;
}

/**
 * Where holes meet the sides of their wall.
 * @param start where the centre line starts
 * @param direction unit vector along it
 */
export function cutsOf(
  holes: readonly Hole[],
  outline: WallOutline,
  start: Vec2,
  direction: Vec2,
): readonly Cut[] {
  if (holes.length === 0) return NO_CUTS;
  const origin = dot(start, direction);
  const [left, right] = [leftSide(outline), rightSide(outline)];
  const on = ([a, b]: readonly [PlanPoint, PlanPoint], along: number): PlanPoint => {
    const atA = a.x * direction[0] + a.z * direction[1] - origin;
    const atB = b.x * direction[0] + b.z * direction[1] - origin;
    const share = (along - atA) / (atB - atA);
    return { x: a.x + (b.x - a.x) * share, z: a.z + (b.z - a.z) * share };
  };
  return holes.map(({ from, to, bottom, top }) => ({
    leftFrom: on(left, from),
    rightFrom: on(right, from),
    leftTo: on(left, to),
    rightTo: on(right, to),
    bottom,
    top,
  }));
}

const NO_CUTS: readonly Cut[] = [];

/** What a cut takes from its wall, in m³. */
export const volumeOfCut = ({ leftFrom, rightFrom, rightTo, leftTo, bottom, top }: Cut): number =>
  signedArea([leftFrom, rightFrom, rightTo, leftTo]) * (top - bottom);
