import type { LevelReader } from '../../document/level.ts';
import { contains } from '../../math/polygon.ts';
import { dot, leftOf, sub, type Vec2 } from '../../math/vec2.ts';
import { rooms } from '../rooms/rooms.ts';
import type { Flight } from '../stairs/flight.ts';
import { findStairwells, stairFlights } from '../stairs/stair-flights.ts';
import { floorOf, storeysInOrder } from '../storeys.ts';
import { slideCircle } from './collision.ts';

/** Height of a standing person's eyes over the floor, in metres. */
export const EYE_HEIGHT = 1.65;
/** Half the width in metres that a person takes up: a door of 60 cm lets them through. */
const BODY_RADIUS = 0.25;
/** Most in metres that one step goes up or down: steep stairs, and no falling from a landing. */
const MOST_STEP = 0.45;
/** Least height in metres under a stair that one walks below. */
const HEADROOM = 1.8;

/** Where somebody stands. */
export interface Standing {
  readonly at: Vec2;
  /** World height in metres of what they stand on. */
  readonly floor: number;
  /** The storey whose walls stand around them. */
  readonly storey: string;
}

/**
 * Walks by that much, as far as walls, steps and the edges of floors let one, sliding along walls; stairs lead up and
 * down. Doors and arches let one through.
 * @param by in metres of the plan
 */
export function walk(level: LevelReader, from: Standing, by: Vec2): Standing {
  const at = slideCircle(level, from.storey, from.at, by, BODY_RADIUS);
  return findFloor(level, at, from.floor) ?? from;
}

/** The floor or stair within a step of the height that somebody is at; stairs before floors. */
function findFloor(level: LevelReader, at: Vec2, height: number): Standing | undefined {
  const isNear = (floor: number): boolean => Math.abs(floor - height) <= MOST_STEP;
  const storeys = storeysInOrder(level);
  for (const { id: storey } of storeys) {
    for (const flight of level.derived(stairFlights).ofStorey(storey)) {
      const floor = heightOn(flight, at);
      if (floor === null) continue;
      if (isNear(floor)) return { at, floor, storey };
      if (floor > height && floor < height + HEADROOM) return undefined;
    }
  }
  const [lowest] = storeys;
  for (const storey of storeys) {
    const floor = floorOf(storey);
    const isThere = storey === lowest || hasFloor(level, storey.id, at);
    if (isThere && isNear(floor)) return { at, floor, storey: storey.id };
  }
  return undefined;
}

/** The lowest storey stands on the ground; the others have floors in their rooms, but for the wells of stairs. */
const hasFloor = (level: LevelReader, storey: string, at: Vec2): boolean =>
  level.derived(rooms).at(storey, at) !== undefined &&
  !findStairwells(level, storey).some((well) =>
    contains(
      well.map(([x, z]) => ({ x, z })),
      at,
    ),
  );

/** World height of the slope over a flight at a plan point; null beside it. */
function heightOn({ stair, direction, run, width, elevation, rise }: Flight, at: Vec2): number | null {
  const arm = sub(at, stair.start);
  const way = dot(arm, direction);
  if (way < 0 || way > run || Math.abs(dot(arm, leftOf(direction))) > width / 2) return null;
  return elevation + (rise * way) / run;
}
