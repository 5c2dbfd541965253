import type { BuiltCase, MappedStorey } from './built-case.ts';
import { isPassage } from './check-openings.ts';
import { OUTSIDE } from './face-map.ts';
import { type ProofFlight, readFlights } from './flights.ts';
import { Groups } from './groups.ts';
import { type ProofWall, STEPS, toSteps } from './proof-plan.ts';
import type { Complain } from './violations.ts';
import { type Floor, layFloor } from './walk-floor.ts';

/** Half as wide as a person, in metres. */
const PERSON = 0.25;
/** Where doors or rooms are narrower than a person, one that fits is taken: nearly as wide as they are. */
const FITTING = 0.48;

/**
 * Walks into every room: from outside through the entrances, through doors and up the stairs, as a person of so much
 * width, around walls, flights and holes in the floor.
 */
export function checkWalk(built: BuiltCase, storeys: readonly MappedStorey[], complain: Complain): void {
  const radius = radiusOf(built, storeys);
  const ground = new Groups();
  const outside = ground.add();
  const floors: (readonly Floor[])[] = [];
  let below: readonly ProofFlight[] = [];
  for (const [index, storey] of storeys.entries()) {
    const flights = readFlights(storey, storeys[index + 1]);
    const holes = [...flights.map(({ box }) => box), ...below.map(({ well }) => well)];
    const own = storey.map.faces.map((face) => layFloor(face, holes, radius, ground));
    floors.push(own);
    joinDoors(storey, own, radius, ground, outside);
    const beneath = floors[index - 1];
    for (const flight of below) {
      if (beneath) climb(flight, beneath, own, radius, ground, complain);
    }
    below = flights;
  }
  for (const [index, { id }] of storeys.entries()) {
    const lost = (floors[index] ?? []).findIndex(
      ({ places }) => !places.some((place) => place >= 0 && ground.head(place) === ground.head(outside)),
    );
    if (lost >= 0) complain('room-not-walked', `${id} face ${lost}`);
  }
}

function radiusOf({ wishes }: BuiltCase, storeys: readonly MappedStorey[]): number {
  const doors = storeys.flatMap(({ walls }) =>
    walls.flatMap(({ openings }) => openings.filter(isPassage).map(({ from, to }) => to - from)),
  );
  const narrowest = doors.reduce((least, width) => Math.min(least, width), Number.POSITIVE_INFINITY);
  const clear = (wishes.spacing[0] - Math.max(wishes.outerThickness, wishes.innerThickness)) * STEPS;
  return Math.min(PERSON * STEPS, narrowest * FITTING, clear * FITTING);
}

/** Joins the places on both sides of each way in which a person fits. */
function joinDoors(
  { map }: MappedStorey,
  floors: readonly Floor[],
  radius: number,
  ground: Groups,
  outside: number,
): void {
  for (const [wall, sides] of map.sides) {
    for (const way of wall.openings.filter(isPassage)) {
      const passage = ground.add();
      if (sides.includes(OUTSIDE)) ground.join(outside, passage);
      const [from, to] = [way.from + radius, way.to - radius];
      for (const [index, side] of sides.entries()) {
        const floor = floors[side];
        if (!floor || to <= from) continue;
        for (const place of placesAtWall(floor, wall, index === 1, from, to)) ground.join(passage, place);
      }
    }
  }
}

/** The free places right at the middle line of a wall, from one place along it to another. */
function placesAtWall(
  { xs, zs, places }: Floor,
  { isAlongX }: ProofWall,
  isBeyond: boolean,
  from: number,
  to: number,
): number[] {
  const columns = xs.length - 1;
  const [along, across] = isAlongX ? [xs, zs] : [zs, xs];
  const line = isBeyond ? 0 : across.length - 2;
  const found: number[] = [];
  for (let at = 0; at < along.length - 1; at += 1) {
    const middle = ((along[at] ?? 0) + (along[at + 1] ?? 0)) / 2;
    if (middle <= from || middle >= to) continue;
    const place = places[isAlongX ? line * columns + at : at * columns + line] ?? -1;
    if (place >= 0) found.push(place);
  }
  return found;
}

/** Joins where one stands before the foot of a flight with where one stands beyond its head. */
function climb(
  flight: ProofFlight,
  beneath: readonly Floor[],
  own: readonly Floor[],
  radius: number,
  ground: Groups,
  complain: Complain,
): void {
  const { record, ahead } = flight;
  const away = radius + 1;
  const [x, z] = record.start.map(toSteps) as [number, number];
  const foot = placeAt(beneath, x - ahead[0] * away, z - ahead[1] * away);
  const reach = flight.run + away;
  const head = placeAt(own, x + ahead[0] * reach, z + ahead[1] * reach);
  if (foot < 0) complain('stair-foot-blocked', `${record.id}: nobody can stand there`);
  if (head < 0) complain('stair-head-blocked', `${record.id}: nobody can stand there`);
  if (foot >= 0 && head >= 0) ground.join(foot, head);
}

function placeAt(floors: readonly Floor[], x: number, z: number): number {
  for (const { xs, zs, places } of floors) {
    const column = xs.findIndex((line, index) => line < x && x <= (xs[index + 1] ?? line));
    const row = zs.findIndex((line, index) => line < z && z <= (zs[index + 1] ?? line));
    if (column >= 0 && row >= 0) return places[row * (xs.length - 1) + column] ?? -1;
  }
  return -1;
}
