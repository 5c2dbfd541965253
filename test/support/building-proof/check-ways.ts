import type { BuiltCase, MappedStorey } from './built-case.ts';
import { isPassage } from './check-openings.ts';
import { faceAt, OUTSIDE } from './face-map.ts';
import { Groups } from './groups.ts';
import { toSteps } from './proof-plan.ts';
import type { Complain } from './violations.ts';

/** All rooms of a building and the outside, which is 0; those of a storey follow one another. */
interface WayGraph {
  readonly groups: Groups;
  /** The number of the first room of each storey. */
  readonly firsts: readonly number[];
}

/**
 * Every room can be reached from an entrance on the graph of doors and stairs, and the rooms of a storey from one
 * another by its own doors; without extra doors those form a tree.
 */
export function checkWays({ wishes }: BuiltCase, storeys: readonly MappedStorey[], complain: Complain): void {
  const graph = buildGraph(storeys);
  for (const [index, storey] of storeys.entries()) {
    const { id, map } = storey;
    const { doors, needed } = countDoors(storey);
    if (needed < map.faces.length - 1) complain('room-unreachable', `${id} by its own doors`);
    if (doors > needed + wishes.extraDoors) {
      const rule = wishes.extraDoors === 0 ? 'doors-not-a-tree' : 'too-many-doors';
      complain(rule, `${id}: ${doors} for ${map.faces.length} rooms`);
    }
    const first = graph.firsts[index] ?? 0;
    const lost = map.faces.findIndex((_, face) => graph.groups.head(first + face) !== graph.groups.head(0));
    if (lost >= 0) complain('room-unreachable', `${id} face ${lost} from outside`);
  }
}

function buildGraph(storeys: readonly MappedStorey[]): WayGraph {
  const groups = new Groups(1);
  const firsts = storeys.map(({ map }) => {
    const numbers = map.faces.map(() => groups.add());
    return numbers[0] ?? 0;
  });
  for (const [index, storey] of storeys.entries()) {
    const first = firsts[index] ?? 0;
    for (const sides of waysOf(storey)) {
      const [a, b] = sides.map((face) => (face === OUTSIDE ? 0 : first + face));
      if (a !== undefined && b !== undefined) groups.join(a, b);
    }
    const above = storeys[index + 1];
    for (const { start, end } of storey.stairs) {
      const foot = faceAt(storey.map, toSteps(start[0]), toSteps(start[1]));
      const head = above ? faceAt(above.map, toSteps(end[0]), toSteps(end[1])) : OUTSIDE;
      if (foot !== OUTSIDE && head !== OUTSIDE) groups.join(first + foot, (firsts[index + 1] ?? 0) + head);
    }
  }
  return { groups, firsts };
}

/** The doors between rooms of a storey, and how many of them join rooms that the ones before them do not. */
function countDoors(storey: MappedStorey): { doors: number; needed: number } {
  const groups = new Groups(storey.map.faces.length);
  const between = waysOf(storey).filter((sides) => !sides.includes(OUTSIDE));
  const needed = between.filter(([a, b]) => groups.join(a, b));
  return { doors: between.length, needed: needed.length };
}

/** The faces on both sides of each way through a wall. */
const waysOf = ({ map }: MappedStorey): (readonly [number, number])[] =>
  [...map.sides].flatMap(([wall, sides]) => wall.openings.filter(isPassage).map(() => sides));
