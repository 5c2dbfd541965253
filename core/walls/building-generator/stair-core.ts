import { ceilToLattice, toLattice } from '../../math/tolerance.ts';
import { comfortableSteps } from '../stairs/flight.ts';
import { DEEPEST_FLOOR } from './door-room.ts';
import type { FullWishes } from './wishes.ts';

/** Depth of a tread in metres that is walked with ease; codes for homes ask for 0.22 to 0.28. */
const TREAD = 0.28;
/** Least free floor in metres before the foot and behind the head of a flight. */
const LEAST_LANDING = 0.9;
/** Least free floor in metres beside the flights. */
const LEAST_PASSAGE = 0.8;
/** Metres between a wall and the flight along it, so that the faces of its well are never in those of the wall. */
export const LANE_GAP = 0.05;

/** The measures of the stairs of a building, in metres. */
export interface StairMeasures {
  /** From foot to head, seen from above: at most as steep as 45°. */
  readonly run: number;
  /** Of one flight with what it needs to be on the lattice. */
  readonly laneWidth: number;
  /** Flights that lie side by side: every second flight above one another. */
  readonly lanes: 1 | 2;
  /** Free floor before the foot and behind the head. */
  readonly landing: number;
  /** Free floor beside the flights. */
  readonly passage: number;
}

/** The measures of the stairs that are wished for; null for a building of one storey. */
export function measureStairs(wishes: FullWishes): StairMeasures | null {
  if (wishes.storeys < 2) return null;
  const rise = wishes.storeyHeight + wishes.slab;
  // So that doors can open onto what is free beside the flights.
  const forDoors = Math.min(wishes.doorWidth, DEEPEST_FLOOR);
  return {
    run: ceilToLattice(Math.max(toLattice(rise), comfortableSteps(rise) * TREAD)),
    laneWidth: 2 * ceilToLattice(wishes.stairWidth / 2),
    lanes: wishes.storeys > 2 ? 2 : 1,
    landing: ceilToLattice(Math.max(LEAST_LANDING, forDoors)),
    passage: ceilToLattice(Math.max(LEAST_PASSAGE, forDoors)),
  };
}

/**
 * The least that the room with the stairs must measure between the faces of its walls, in metres: `long` along the
 * flights, `wide` across them. Null for a building of one storey.
 */
export function measureStairCore(
  wishes: FullWishes,
): { readonly long: number; readonly wide: number } | null {
  const stairs = measureStairs(wishes);
  if (!stairs) return null;
  return {
    long: toLattice(stairs.run + 2 * stairs.landing),
    wide: toLattice(LANE_GAP + stairs.lanes * stairs.laneWidth + stairs.passage),
  };
}
