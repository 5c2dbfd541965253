import type { BuiltCase, MappedStorey } from './built-case.ts';
import { type Face, faceAround, OUTSIDE } from './face-map.ts';
import { beforeFoot, beyondHead, type ProofFlight, readFlights } from './flights.ts';
import { type Box, boxAlong, overlap, type ProofOpening, type ProofWall, STEPS } from './proof-plan.ts';
import type { Complain } from './violations.ts';

const ROUNDING = 1.5e-4;
/** Free floor before the foot and beyond the head of a flight, in metres. */
const LANDING = 0.9;
/** A door is walked through on a square of floor as wide as itself, of this depth (metres) at most. */
const DOOR_DEPTH = 0.9;

/** One flight from each storey to the next: not steep, clear of walls and of one another, with room at both ends. */
export function checkStairs(built: BuiltCase, storeys: readonly MappedStorey[], complain: Complain): void {
  let below: readonly ProofFlight[] = [];
  for (const [index, storey] of storeys.entries()) {
    const above = storeys[index + 1];
    const flights = readFlights(storey, above);
    if (storey.stairs.length !== (above ? 1 : 0))
      complain('stair-count', `${storey.id}: ${storey.stairs.length}`);
    if (flights.length < storey.stairs.length) complain('stair-askew', storey.id);
    for (const [at, flight] of flights.entries()) {
      checkSize(built, flight, complain);
      const others = flights.slice(at + 1).map(({ box }) => box);
      if (others.some((box) => overlap(box, flight.box))) complain('stair-over-stair', flight.record.id);
      checkPlace(storey, flight, complain);
      if (above) checkWell(above, flight, readFlights(above, storeys[index + 2]), complain);
    }
    const holes = [...flights.map(({ box }) => box), ...below.map(({ well }) => well)];
    checkDoors(storey, holes, complain);
    below = flights;
  }
}

function checkSize({ wishes }: BuiltCase, { record, run, rise }: ProofFlight, complain: Complain): void {
  if (run / STEPS < rise - ROUNDING) complain('stair-too-steep', `${record.id}: ${run / STEPS} for ${rise}`);
  if (Math.abs((record.width ?? 1) - wishes.stairWidth) > ROUNDING)
    complain('stair-width', `${record.id}: ${record.width}`);
}

/** Whether a wall takes floor of a rectangle. */
const isInWall = ({ walls }: Face, box: Box): ProofWall | undefined =>
  walls.find((wall) => overlap(box, boxAlong(wall, wall.from, wall.to, wall.half)));

function checkPlace(storey: MappedStorey, flight: ProofFlight, complain: Complain): void {
  const name = `${storey.id} ${flight.record.id}`;
  const face = faceAround(storey.map, flight.box);
  if (!face) {
    complain('stair-not-in-room', name);
    return;
  }
  const wall = isInWall(face, flight.box);
  if (wall) complain('stair-through-wall', `${name}: ${wall.record.id}`);
  const foot = beforeFoot(flight, LANDING * STEPS);
  if (faceAround(storey.map, foot) !== face || isInWall(face, foot)) complain('stair-foot-blocked', name);
}

/** The hole in the floor above: within one room of it, and nothing but the flight below has to do with it. */
function checkWell(
  above: MappedStorey,
  flight: ProofFlight,
  next: readonly ProofFlight[],
  complain: Complain,
): void {
  const name = `${above.id} ${flight.record.id}`;
  const face = faceAround(above.map, flight.well);
  if (!face || isInWall(face, flight.well)) {
    complain('well-not-in-room', name);
    return;
  }
  const head = beyondHead(flight, LANDING * STEPS);
  if (faceAround(above.map, head) !== face || isInWall(face, head)) complain('stair-head-blocked', name);
  for (const other of next) {
    if (overlap(other.box, flight.well)) complain('well-over-stair', `${name}: ${other.record.id}`);
    if (overlap(other.box, head)) complain('stair-head-blocked', `${name}: ${other.record.id}`);
    const foot = beforeFoot(other, LANDING * STEPS);
    if (overlap(foot, flight.well))
      complain('stair-foot-blocked', `${other.record.id}: well of ${flight.record.id}`);
  }
}

/** No flight and no hole in the floor right before a door. */
function checkDoors({ id, walls, map }: MappedStorey, holes: readonly Box[], complain: Complain): void {
  if (holes.length === 0) return;
  for (const wall of walls) {
    const sides = map.sides.get(wall) ?? [OUTSIDE, OUTSIDE];
    for (const opening of wall.openings.filter(({ record }) => record.type === 'door')) {
      const squares = squaresBefore(wall, opening).filter((_, side) => sides[side] !== OUTSIDE);
      if (squares.some((square) => holes.some((hole) => overlap(hole, square))))
        complain('door-onto-stair', `${id} ${wall.record.id} ${opening.record.id}`);
    }
  }
}

/** The floor on both sides of a door, the one with the lesser coordinates first. */
function squaresBefore(wall: ProofWall, { from, to }: ProofOpening): readonly Box[] {
  const both = boxAlong(wall, from, to, wall.half + Math.min(to - from, DOOR_DEPTH * STEPS));
  return wall.isAlongX
    ? [
        { ...both, maxZ: wall.line },
        { ...both, minZ: wall.line },
      ]
    : [
        { ...both, maxX: wall.line },
        { ...both, minX: wall.line },
      ];
}
