import type { DerivedKind, DerivedModel, LevelReader, RecordChange } from '../document/level.ts';
import { type References, references } from '../document/references.ts';
import { isKind } from '../document/schema/record-kinds.ts';
import { boxesOf, type CellBox } from './cell-boxes.ts';
import { CellTree } from './cell-tree.ts';
import { type Footprint, footprintOf } from './footprint.ts';

interface Placed {
  readonly footprint: Footprint;
  readonly boxes: readonly CellBox[];
  /** Its record tells a step beyond the seam, which means another cell as soon as the seam is elsewhere. */
  readonly isWrapped: boolean;
}

interface Exchange {
  readonly gone: CellBox[];
  readonly come: CellBox[];
}

/** Which module takes which cells of which ring. The work of an edit follows the modules that it moves. */
export class Placement implements DerivedModel {
  private readonly level: LevelReader;
  private readonly references: References;
  private readonly placed = new Map<string, Placed>();
  private readonly wrapped = new Set<string>();
  private readonly trees = new Map<string, CellTree>();

  constructor(level: LevelReader) {
    this.level = level;
    // Asked for before this model is known, so that it is up to date whenever this one updates.
    this.references = level.derived(references);
    const ids: string[] = [];
    for (const { id } of level.ofKind('module')) ids.push(id);
    this.renew(ids);
  }

  update(changes: readonly RecordChange[]): void {
    this.renew(this.touchedBy(changes));
  }

  /** Where a module stands; undefined for one that has no place, and for an id that is no module. */
  find(id: string): Footprint | undefined {
    return this.placed.get(id)?.footprint;
  }

  /** The boxes of modules that any of these meet on a ring, those of the modules left out excepted. */
  findInTheWay(ring: string, boxes: readonly CellBox[], leftOut: ReadonlySet<string>): CellBox[] {
    const met = this.trees.get(ring)?.findMet(boxes) ?? [];
    return met.filter(({ owner }) => !leftOut.has(owner));
  }

  /**
   * The modules of a ring whose cells follow from where its seam is, if it had so many steps or has them now: those
   * that take its last step or one beyond it, and those whose records tell a step beyond the seam. All others stay
   * where they are when the ring gets more steps or as few as these.
   */
  findAtSeam(ring: string, steps: number): ReadonlySet<string> {
    const found = new Set(
      this.trees
        .get(ring)
        ?.findFrom(steps - 1)
        .map(({ owner }) => owner),
    );
    for (const id of this.wrapped) if (this.find(id)?.ring === ring) found.add(id);
    return found;
  }

  /** The modules of a ring that take lines outside an interval. */
  findOutside(ring: string, interval: readonly [inner: number, outer: number]): ReadonlySet<string> {
    return new Set(
      this.trees
        .get(ring)
        ?.findOutside(interval)
        .map(({ owner }) => owner),
    );
  }

  private touchedBy(changes: readonly RecordChange[]): ReadonlySet<string> {
    const touched = new Set<string>();
    for (const change of changes) {
      if (change.before?.kind === 'module' || change.after?.kind === 'module') touched.add(change.id);
      else for (const id of this.movedBy(change)) touched.add(id);
    }
    return touched;
  }

  /** The modules that a change of what they stand on or are made of moves or resizes. */
  private movedBy({ id, before, after }: RecordChange): Iterable<string> {
    if (isKind(before, 'ring') && isKind(after, 'ring')) {
      return before.steps === after.steps ? [] : this.findAtSeam(id, Math.min(before.steps, after.steps));
    }
    if (isKind(before, 'asset') && isKind(after, 'asset')) {
      return String(before.footprint) === String(after.footprint) ? [] : this.references.to(id);
    }
    const isGround = [before, after].some((record) => isKind(record, 'ring') || isKind(record, 'asset'));
    return isGround ? this.references.to(id) : [];
  }

  /** Takes over where these modules stand now. */
  private renew(ids: Iterable<string>): void {
    const exchanges = new Map<string, Exchange>();
    for (const id of ids) {
      const before = this.placed.get(id);
      if (before) exchangeOf(exchanges, before.footprint.ring).gone.push(...before.boxes);
      const after = this.derive(id);
      if (after) exchangeOf(exchanges, after.footprint.ring).come.push(...after.boxes);
      this.note(id, after);
    }
    for (const [ring, { gone, come }] of exchanges) this.treeOf(ring).exchange(gone, come);
  }

  private note(id: string, placed: Placed | undefined): void {
    if (placed) this.placed.set(id, placed);
    else this.placed.delete(id);
    if (placed?.isWrapped) this.wrapped.add(id);
    else this.wrapped.delete(id);
  }

  private derive(id: string): Placed | undefined {
    const module = this.level.findKind('module', id);
    const footprint = module && footprintOf(this.level, module);
    const steps = this.level.findKind('ring', footprint?.ring)?.steps;
    if (!footprint || steps === undefined) return undefined;
    const isWrapped = module?.cell?.[1] !== footprint.cell[1];
    return { footprint, boxes: boxesOf(footprint, steps, id), isWrapped };
  }

  private treeOf(ring: string): CellTree {
    let tree = this.trees.get(ring);
    if (!tree) {
      tree = new CellTree();
      this.trees.set(ring, tree);
    }
    return tree;
  }
}

function exchangeOf(exchanges: Map<string, Exchange>, ring: string): Exchange {
  let exchange = exchanges.get(ring);
  if (!exchange) {
    exchange = { gone: [], come: [] };
    exchanges.set(ring, exchange);
  }
  return exchange;
}

export const placement: DerivedKind<Placement> = {
  name: 'polar.placement',
  create: (level) => new Placement(level),
};
