import RBush from 'rbush';
import type { CellBox } from './cell-boxes.ts';

/** Of more than one in so many boxes that go the tree is made anew: taking each out by itself would cost more. */
const PART_REBUILT = 8;

/** The boxes of a ring by where they lie. Exchanging some costs as many steps as there are of them, times a logarithm. */
export class CellTree {
  private tree = new RBush<CellBox>();
  private count = 0;

  /** @param gone boxes of the tree, the same objects */
  exchange(gone: readonly CellBox[], come: readonly CellBox[]): void {
    if (gone.length * PART_REBUILT > this.count) {
      const left = new Set(gone);
      const kept = this.tree.all().filter((box) => !left.has(box));
      this.tree = new RBush<CellBox>().load([...kept, ...come]);
    } else {
      for (const box of gone) this.tree.remove(box);
      this.tree.load(come);
    }
    this.count += come.length - gone.length;
  }

  findMet(boxes: readonly CellBox[]): CellBox[] {
    return boxes.flatMap((box) => this.tree.search(box));
  }

  /** Those that take a step from this one on, on whichever line. */
  findFrom(step: number): CellBox[] {
    const [minY, maxY] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    return this.tree.search({ minX: step, maxX: Number.POSITIVE_INFINITY, minY, maxY });
  }

  /** Those that take a line outside an interval, from its first line to before its last. */
  findOutside([inner, outer]: readonly [number, number]): CellBox[] {
    const all = { minX: Number.NEGATIVE_INFINITY, maxX: Number.POSITIVE_INFINITY };
    return [
      ...this.tree.search({ ...all, minY: Number.NEGATIVE_INFINITY, maxY: inner - 1 }),
      ...this.tree.search({ ...all, minY: outer, maxY: Number.POSITIVE_INFINITY }),
    ];
  }
}
