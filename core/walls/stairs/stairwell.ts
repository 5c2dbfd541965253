import type { Vec2 } from '../../math/vec2.ts';
import { type Flight, flightRectangle } from './flight.ts';

/** Least height in metres over the treads of a stair that nobody has to duck in. */
const HEADROOM = 2.1;

/**
 * The plan rectangle that a flight cuts out of the ceiling and the floor it leads through: from the first step that
 * would have too little headroom under it, to the head. Counter-clockwise as seen from above; undefined for a flight
 * that leads through nothing.
 */
export function computeStairwell(flight: Flight): readonly Vec2[] | undefined {
  if (flight.leadsTo === null) return undefined;
  const { run, steps, rise, elevation, ceiling } = flight;
  const riser = rise / steps;
  const free = Math.floor((ceiling - elevation - HEADROOM) / riser);
  const from = Math.min(Math.max(free, 0), steps - 1);
  return flightRectangle(flight, (run * from) / steps, run);
}
