import type { Vec2 } from '../../math/vec2.ts';
import type { PlannedFlight } from './plan.ts';

/** Floor that nobody can walk on, in metres of the building: from the corner with the least x and z to the other. */
export interface BlockedFloor {
  readonly min: Vec2;
  readonly max: Vec2;
}

/**
 * What stairs take of the floor of a storey: those that begin on it, and the wells of those that lead to it. The well
 * is counted as long as its flight, however high the storeys will be.
 */
export const findBlockedFloor = (flights: readonly PlannedFlight[], storey: number): BlockedFloor[] =>
  flights.filter((flight) => flight.storey === storey || flight.storey === storey - 1).map(floorOf);

function floorOf({ start, end, width }: PlannedFlight): BlockedFloor {
  const isAlongX = start[1] === end[1];
  const [x, z] = isAlongX ? [0, width / 2] : [width / 2, 0];
  return {
    min: [Math.min(start[0], end[0]) - x, Math.min(start[1], end[1]) - z],
    max: [Math.max(start[0], end[0]) + x, Math.max(start[1], end[1]) + z],
  };
}
