import { coordinate } from '../../document/schema/fields.ts';
import type { Roof } from '../../document/schema/roof.ts';
import { pointToLattice } from '../../math/tolerance.ts';
import { add, sub, type Vec2 } from '../../math/vec2.ts';

/** How part of a plan comes to another place. */
export interface Placing {
  /** The plan point that is held, in metres. */
  readonly from: Vec2;
  /** Where it comes to. */
  readonly to: Vec2;
  /** Radians counter-clockwise as seen from above, about the point that is held. */
  readonly turn: number;
  /** Before it is turned, left and right (x) change places. */
  readonly isMirrored: boolean;
}

/** Sines and cosines nearer to a whole number than this are that number: quarter turns are exact. */
const EXACT = 1e-12;

const exact = (value: number): number =>
  Math.abs(value - Math.round(value)) < EXACT ? Math.round(value) : value;

/** Where a plan point comes to, on the lattice. */
export function placePoint(point: Vec2, { from, to, turn, isMirrored }: Placing): Vec2 {
  const [dx, dz] = sub(point, from);
  const x = isMirrored ? -dx : dx;
  const [cos, sin] = [exact(Math.cos(turn)), exact(Math.sin(turn))];
  return pointToLattice(add(to, [x * cos + dz * sin, dz * cos - x * sin]));
}

/** The plan axis that one becomes: after an odd number of quarter turns the other, after all others itself. */
export function placeAxis(axis: NonNullable<Roof['ridge']>, { turn }: Placing): NonNullable<Roof['ridge']> {
  if (Math.abs(Math.cos(turn)) > Math.SQRT1_2) return axis;
  return axis === 'x' ? 'z' : 'x';
}

/** Whether a plan point is no farther out than a level reaches. */
export const isWithinReach = (point: Vec2): boolean =>
  point.every((each) => coordinate.safeParse(each).success);
