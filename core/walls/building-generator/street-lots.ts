import { toLattice } from '../../math/tolerance.ts';
import type { Vec2 } from '../../math/vec2.ts';
import type { Side } from './plan.ts';
import type { PlanRect } from './plan-places.ts';

/** A place for one building of a street. */
export interface Lot {
  /** Metres, with the first lot's corner at [0, 0]. */
  readonly rect: PlanRect;
  /** The side of the street. */
  readonly front: Side;
  /** Sides on which another lot begins. */
  readonly neighbours: readonly Side[];
}

/** Width of a street between lots, in metres: two lanes and two pavements. */
const STREET_WIDTH = 8;
/** Lots on a side of a street that is long enough to be one. Where there are more than fit, streets lie side by side. */
const LEAST_LOTS_A_SIDE = 20;

/**
 * Lots on both sides of a street along x, one after the other on alternate sides; of many lots several such streets
 * back to back, about as wide as deep, so that they stay near the origin.
 * @param count how many
 * @param size of each along and across the street, in metres
 */
export function layOutLots(count: number, [width, depth]: Vec2): readonly Lot[] {
  const blockDepth = 2 * depth + STREET_WIDTH;
  const square = Math.ceil(Math.sqrt((count * blockDepth) / (2 * width)));
  const aSide = Math.max(LEAST_LOTS_A_SIDE, square);
  const placeOf = (index: number): Place => ({
    street: Math.floor(index / (2 * aSide)),
    column: Math.floor((index % (2 * aSide)) / 2),
    isSouth: index % 2 === 1,
  });
  const isTaken = ({ street, column, isSouth }: Place): boolean =>
    street >= 0 &&
    column >= 0 &&
    column < aSide &&
    street * 2 * aSide + 2 * column + (isSouth ? 1 : 0) < count;
  return Array.from({ length: count }, (_, index): Lot => {
    const place = placeOf(index);
    const minX = place.column * width;
    const minZ = place.street * blockDepth + (place.isSouth ? depth + STREET_WIDTH : 0);
    return {
      rect: {
        minX: toLattice(minX),
        minZ: toLattice(minZ),
        maxX: toLattice(minX + width),
        maxZ: toLattice(minZ + depth),
      },
      front: place.isSouth ? '-z' : '+z',
      neighbours: besides(place).flatMap(([side, beside]) => (isTaken(beside) ? [side] : [])),
    };
  });
}

interface Place {
  readonly street: number;
  readonly column: number;
  readonly isSouth: boolean;
}

const besides = (place: Place): readonly (readonly [Side, Place])[] => [
  ['-x', { ...place, column: place.column - 1 }],
  ['+x', { ...place, column: place.column + 1 }],
  place.isSouth
    ? ['+z', { ...place, street: place.street + 1, isSouth: false }]
    : ['-z', { ...place, street: place.street - 1, isSouth: true }],
];
