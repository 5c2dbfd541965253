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
  const [dx, dz] = direction;
  const origin = dot(start, direction);
  const [leftEnd, leftStart] = leftSide(outline);
  const [rightStart, rightEnd] = rightSide(outline);
  return holes.map(({ from, to, bottom, top }) => ({
    leftFrom: pointAlong(leftStart, leftEnd, dx, dz, origin + from),
    rightFrom: pointAlong(rightStart, rightEnd, dx, dz, origin + from),
    leftTo: pointAlong(leftStart, leftEnd, dx, dz, origin + to),
    rightTo: pointAlong(rightStart, rightEnd, dx, dz, origin + to),
    bottom,
    top,
  }));
}

const NO_CUTS: readonly Cut[] = [];

/** The point of the line a–b that lies so far along the direction. */
function pointAlong(a: PlanPoint, b: PlanPoint, dx: number, dz: number, along: number): PlanPoint {
  const share = (along - a.x * dx - a.z * dz) / ((b.x - a.x) * dx + (b.z - a.z) * dz);
  return { x: a.x + (b.x - a.x) * share, z: a.z + (b.z - a.z) * share };
}

/** What a cut takes from its wall, in m³. */
export const volumeOfCut = ({ leftFrom, rightFrom, rightTo, leftTo, bottom, top }: Cut): number =>
  signedArea([leftFrom, rightFrom, rightTo, leftTo]) * (top - bottom);
