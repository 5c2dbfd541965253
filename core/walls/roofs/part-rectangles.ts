import RBush from 'rbush';
import type { Rectangle } from './region.ts';

/** Rectangles, by their places in a list, whose common box touches no other. */
interface Part extends Rectangle {
  readonly members: readonly number[];
}

class PartTree extends RBush<Part> {
  override toBBox({ minX, minZ, maxX, maxZ }: Part) {
    return { minX, minY: minZ, maxX, maxY: maxZ };
  }

  override compareMinX(a: Part, b: Part): number {
    return a.minX - b.minX;
  }

  override compareMinY(a: Part, b: Part): number {
    return a.minZ - b.minZ;
  }
}

/**
 * Sorts rectangles into parts whose boxes neither overlap nor touch, as many as there are: so that the grid over each
 * has the lines of that part alone, and hundreds of huts do not cross theirs with one another's.
 * @returns the parts by their first rectangles, each in the order of the list
 */
export function partRectangles<R extends Rectangle>(rectangles: readonly R[]): (readonly R[])[] {
  const tree = new PartTree();
  for (const [index, { minX, minZ, maxX, maxZ }] of rectangles.entries()) {
    let part: Part = { minX, minZ, maxX, maxZ, members: [index] };
    for (let met = findMet(tree, part); met.length > 0; met = findMet(tree, part)) {
      for (const other of met) tree.remove(other);
      part = [part, ...met].reduce(join);
    }
    tree.insert(part);
  }
  return tree
    .all()
    .map(({ members }) => members.toSorted((a, b) => a - b))
    .sort(([a = 0], [b = 0]) => a - b)
    .map((members) => members.flatMap((index) => rectangles[index] ?? []));
}

const findMet = (tree: PartTree, part: Part): readonly Part[] => tree.search(tree.toBBox(part));

const join = (a: Part, b: Part): Part => ({
  minX: Math.min(a.minX, b.minX),
  minZ: Math.min(a.minZ, b.minZ),
  maxX: Math.max(a.maxX, b.maxX),
  maxZ: Math.max(a.maxZ, b.maxZ),
  members: [...a.members, ...b.members],
});
