import RBush from 'rbush';
import { MAX_COORDINATE } from '../../document/schema/fields.ts';
import type { Box } from '../wall-graph.ts';

/** A part of a storey where an edit of walls may concern a roof. */
export interface Reach {
  readonly storey: string;
  /** Null for the whole storey. */
  readonly box: Box | null;
}

interface Entry extends Box {
  readonly roof: string;
  readonly storey: string;
}

const EVERYWHERE: Box = {
  minX: -MAX_COORDINATE,
  minY: -MAX_COORDINATE,
  maxX: MAX_COORDINATE,
  maxY: MAX_COORDINATE,
};

/** Which roofs an edit of walls may concern, by the places that they were laid by. */
export class RoofReach {
  private readonly storeys = new Map<string, RBush<Entry>>();
  private readonly entries = new Map<string, readonly Entry[]>();

  /** The roofs that an edit within a box of a storey may concern. */
  around(storey: string, box: Box): readonly string[] {
    return (
      this.storeys
        .get(storey)
        ?.search(box)
        .map(({ roof }) => roof) ?? []
    );
  }

  /** Says where a roof reaches now; nowhere for one that is gone. */
  set(roof: string, reaches: readonly Reach[]): void {
    for (const entry of this.entries.get(roof) ?? []) this.storeys.get(entry.storey)?.remove(entry);
    const entries = reaches.map(({ storey, box }) => ({ ...(box ?? EVERYWHERE), roof, storey }));
    if (entries.length > 0) this.entries.set(roof, entries);
    else this.entries.delete(roof);
    for (const entry of entries) this.treeOf(entry.storey).insert(entry);
  }

  private treeOf(storey: string): RBush<Entry> {
    const known = this.storeys.get(storey);
    if (known) return known;
    const tree = new RBush<Entry>();
    this.storeys.set(storey, tree);
    return tree;
  }
}
