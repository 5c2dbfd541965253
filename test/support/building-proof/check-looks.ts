import type { Room } from '../../../core/document/schema/room.ts';
import type { BuiltCase, MappedStorey } from './built-case.ts';
import { isOuterWall } from './check-plan.ts';
import { type FaceMap, faceAt, OUTSIDE } from './face-map.ts';
import { toSteps } from './proof-plan.ts';
import type { Complain } from './violations.ts';

/** From so many rooms on that are no mere ways, a building with uses has a kitchen, and a bath or toilet. */
const ROOMS_OF_A_HOME = 4;
const WAYS = /hall|landing|corridor/i;

/** Names for every room where uses are wished and for none where they are not; one record a room. */
export function checkNames(
  { wishes }: BuiltCase,
  storeys: readonly MappedStorey[],
  complain: Complain,
): void {
  const all = storeys.flatMap(({ id, map, rooms }) => {
    checkPlaces(id, map, rooms, complain);
    const names = rooms.flatMap(({ name = '' }) => (name.trim() === '' ? [] : [name]));
    const wanted = wishes.uses ? map.faces.length : 0;
    if (names.length < wanted) complain('name-missing', `${id}: ${names.length} of ${wanted}`);
    if (names.length > wanted) complain('name-unwished', `${id}: ${names.join(', ')}`);
    return names;
  });
  const rooms = all.filter((name) => !WAYS.test(name));
  if (!wishes.uses || rooms.length < ROOMS_OF_A_HOME) return;
  for (const use of [/kitchen/i, /bath|toilet|wc/i]) {
    if (!all.some((name) => use.test(name))) complain('use-missing', `${use}: ${all.join(', ')}`);
  }
}

function checkPlaces(storey: string, map: FaceMap, rooms: readonly Room[], complain: Complain): void {
  const met = new Set<number>();
  for (const { id, at } of rooms) {
    const face = faceAt(map, toSteps(at[0]), toSteps(at[1]));
    if (face === OUTSIDE) complain('name-in-no-room', `${storey} ${id}`);
    else if (met.has(face)) complain('name-twice-in-room', `${storey} ${id}`);
    met.add(face);
  }
}

/** Materials that exist, on all outsides of a painted building the same, and none on an unpainted one. */
export function checkMaterials(
  { level, wishes }: BuiltCase,
  storeys: readonly MappedStorey[],
  complain: Complain,
): void {
  const isPainted = wishes.materials !== 'none';
  const walls = storeys.flatMap((storey) => storey.walls);
  for (const { id, left, right, trim } of walls.map(({ record }) => record)) {
    const used = [left, right, trim].filter((each) => each !== undefined);
    if (!isPainted && used.length > 0) complain('materials', `${id}: painted`);
    if (!used.every((each) => level.findKind('material', each)))
      complain('materials', `${id}: ${used.join(', ')}`);
  }
  const outsides = new Set(storeys.flatMap(outsidesOf));
  if (outsides.size > 1 || (isPainted && outsides.has(undefined)))
    complain('materials', `outsides: ${[...outsides].join(', ')}`);
}

/** What the outer walls of a storey are painted with on their outsides. */
const outsidesOf = (storey: MappedStorey): (string | undefined)[] =>
  storey.walls
    .filter((wall) => isOuterWall(storey, wall))
    .map((wall) => {
      const { record, isAlongX } = wall;
      const isOutsideFirst = storey.map.sides.get(wall)?.[0] === OUTSIDE;
      const isForward = isAlongX ? record.start[0] < record.end[0] : record.start[1] < record.end[1];
      // Left of +x is −z, left of +z is +x.
      const isOutsideLeft = (isAlongX ? isForward : !isForward) === isOutsideFirst;
      return isOutsideLeft ? record.left : record.right;
    });
