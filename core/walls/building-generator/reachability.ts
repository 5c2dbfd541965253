import type { Random } from '../../math/random.ts';

/** A place for a way between two rooms. */
export interface Way {
  readonly rooms: readonly [number, number];
  /** The less, the rather it is chosen. A whole number. */
  readonly cost: number;
}

/** The ways that are chosen: `tree` reaches every room and has no round trips; `extra` are those beyond it. */
export interface Reach<W> {
  readonly tree: readonly W[];
  readonly extra: readonly W[];
}

/** How far chance may change a cost. */
const MOST_CHANCE = 30;

/**
 * Chooses ways so that every room is reached from every other: a random spanning tree of the rooms, the cheap ways
 * rather than the dear ones, and `extra` more of what is left, as many as there are.
 * @param rooms their number
 * @param isLeaf rooms that one does not walk through to others, unless there is no other way
 * @returns null where the ways do not reach every room
 */
export function chooseWays<W extends Way>(
  rooms: number,
  ways: readonly W[],
  isLeaf: (room: number) => boolean,
  extra: number,
  random: Random,
): Reach<W> | null {
  const keyed = ways.map((way) => ({ way, key: way.cost + random.int(0, MOST_CHANCE) }));
  const inOrder = keyed.sort((a, b) => a.key - b.key).map(({ way }) => way);
  const groups = new Groups(rooms);
  const degrees = new Array<number>(rooms).fill(0);
  const tree = new Set<W>();
  const take = (way: W): void => {
    const [a, b] = way.rooms;
    if (!groups.join(a, b)) return;
    tree.add(way);
    degrees[a] = (degrees[a] ?? 0) + 1;
    degrees[b] = (degrees[b] ?? 0) + 1;
  };
  const isThroughLeaf = ({ rooms: pair }: W): boolean =>
    pair.some((room) => isLeaf(room) && (degrees[room] ?? 0) > 0);
  for (const way of inOrder) if (!isThroughLeaf(way)) take(way);
  for (const way of inOrder) take(way);
  if (tree.size < rooms - 1) return null;
  const left = inOrder.filter((way) => !tree.has(way));
  const [leading, through] = [left.filter((way) => !isThroughLeaf(way)), left.filter(isThroughLeaf)];
  return { tree: [...tree], extra: [...leading, ...through].slice(0, extra) };
}

/** Which rooms are reached from one another so far (union-find with path halving). */
class Groups {
  private readonly parents: number[];

  constructor(count: number) {
    this.parents = Array.from({ length: count }, (_, index) => index);
  }

  /** Joins the groups of two rooms; false where they are one already. */
  join(a: number, b: number): boolean {
    const [first, second] = [this.find(a), this.find(b)];
    if (first === second) return false;
    this.parents[first] = second;
    return true;
  }

  private find(room: number): number {
    let at = room;
    for (let parent = this.parentOf(at); parent !== at; parent = this.parentOf(at)) {
      this.parents[at] = this.parentOf(parent);
      at = this.parentOf(at);
    }
    return at;
  }

  private parentOf(room: number): number {
    return this.parents[room] ?? room;
  }
}
