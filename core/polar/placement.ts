import RBush from 'rbush';
import type { DerivedKind, DerivedModel, LevelReader, RecordChange } from '../document/level.ts';
import { type References, references } from '../document/references.ts';
import { isKind } from '../document/schema/record-kinds.ts';
import { boxesOf, type CellBox, findMet } from './cell-boxes.ts';
import { type Footprint, footprintOf } from './footprint.ts';

interface Placed {
  readonly footprint: Footprint;
  readonly boxes: readonly CellBox[];
}

/** Which module takes which cells of which ring. The work of an edit follows the modules that it touches. */
export class Placement implements DerivedModel {
  private readonly level: LevelReader;
  private readonly references: References;
  private readonly placed = new Map<string, Placed>();
  private readonly trees = new Map<string, RBush<CellBox>>();

  constructor(level: LevelReader) {
    this.level = level;
    // Asked for before this model is known, so that it is up to date whenever this one updates.
    this.references = level.derived(references);
    const boxes = new Map<string, CellBox[]>();
    for (const { id } of level.ofKind('module')) {
      const placed = this.derive(id);
      if (!placed) continue;
      this.placed.set(id, placed);
      const ring = boxes.get(placed.footprint.ring);
      if (ring) ring.push(...placed.boxes);
      else boxes.set(placed.footprint.ring, [...placed.boxes]);
    }
    for (const [ring, all] of boxes) this.trees.set(ring, new RBush<CellBox>().load(all));
  }

  update(changes: readonly RecordChange[]): void {
    for (const id of this.touchedBy(changes)) {
      this.remove(id);
      const placed = this.derive(id);
      if (placed) this.add(id, placed);
    }
  }

  /** Where a module stands; undefined for one that has no place, and for an id that is no module. */
  find(id: string): Footprint | undefined {
    return this.placed.get(id)?.footprint;
  }

  /** The boxes of modules that any of these meet on a ring, those of the modules left out excepted. */
  findInTheWay(ring: string, boxes: readonly CellBox[], leftOut: ReadonlySet<string>): CellBox[] {
    const tree = this.trees.get(ring);
    return tree ? findMet(tree, boxes).filter(({ owner }) => !leftOut.has(owner)) : [];
  }

  private touchedBy(changes: readonly RecordChange[]): ReadonlySet<string> {
    const touched = new Set<string>();
    for (const change of changes) {
      if (change.before?.kind === 'module' || change.after?.kind === 'module') touched.add(change.id);
      else if (changesFootprints(change)) {
        for (const referrer of this.references.to(change.id)) touched.add(referrer);
      }
    }
    return touched;
  }

  private derive(id: string): Placed | undefined {
    const module = this.level.findKind('module', id);
    const footprint = module && footprintOf(this.level, module);
    const steps = this.level.findKind('ring', footprint?.ring)?.steps;
    if (!footprint || steps === undefined) return undefined;
    return { footprint, boxes: boxesOf(footprint, steps, id) };
  }

  private add(id: string, placed: Placed): void {
    const { ring } = placed.footprint;
    let tree = this.trees.get(ring);
    if (!tree) {
      tree = new RBush<CellBox>();
      this.trees.set(ring, tree);
    }
    for (const box of placed.boxes) tree.insert(box);
    this.placed.set(id, placed);
  }

  private remove(id: string): void {
    const placed = this.placed.get(id);
    if (!placed) return;
    const tree = this.trees.get(placed.footprint.ring);
    for (const box of placed.boxes) tree?.remove(box);
    this.placed.delete(id);
  }
}

/** Does a change of a ring or an asset move or resize what stands on it or is made of it? */
function changesFootprints({ before, after }: RecordChange): boolean {
  if (isKind(before, 'ring') && isKind(after, 'ring')) return before.steps !== after.steps;
  if (isKind(before, 'asset') && isKind(after, 'asset')) {
    return String(before.footprint) !== String(after.footprint);
  }
  return [before, after].some((record) => isKind(record, 'ring') || isKind(record, 'asset'));
}

export const placement: DerivedKind<Placement> = {
  name: 'polar.placement',
  create: (level) => new Placement(level),
};
