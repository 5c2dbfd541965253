import type { DerivedKind, DerivedModel, LevelReader, RecordChange } from '../document/level.ts';
import { type References, references } from '../document/references.ts';
import { isKind } from '../document/schema/record-kinds.ts';
import { type ConnectorEdge, connectorEdges } from './connector-edges.ts';
import { type Placement, placement } from './placement.ts';

interface Standing extends ConnectorEdge {
  readonly module: string;
}

/** A connector that meets one of another type. */
export interface Mismatch {
  readonly own: ConnectorEdge;
  readonly other: Standing;
}

/** What is doubtful about the connectors of one module. */
export interface SeamDoubt {
  /** Those that meet none. */
  readonly unmet: readonly ConnectorEdge[];
  readonly mismatched: readonly Mismatch[];
}

/**
 * Which connectors of modules meet, across the edges of cells. Works when it is asked, and then follows the modules that
 * edits have touched since and those beside them.
 */
export class Seams implements DerivedModel {
  private readonly level: LevelReader;
  private readonly references: References;
  private readonly placement: Placement;
  private readonly ofModule = new Map<string, readonly Standing[]>();
  /** By the ring and the cell that they stand in. */
  private readonly inCell = new Map<string, Standing[]>();
  private readonly rings = new Map<string, string>();
  private readonly doubts = new Map<string, SeamDoubt>();

  /** Modules that have changed since they were last looked at, and rings and assets whose modules have. */
  private readonly stale = new Set<string>();

  constructor(level: LevelReader) {
    this.level = level;
    // Asked for before this model is known, so that they are up to date whenever this one updates.
    this.references = level.derived(references);
    this.placement = level.derived(placement);
    for (const { id } of level.ofKind('module')) this.stale.add(id);
  }

  update(changes: readonly RecordChange[]): void {
    for (const change of changes) {
      const isModule = change.before?.kind === 'module' || change.after?.kind === 'module';
      if (isModule || changesEdges(change)) this.stale.add(change.id);
    }
  }

  /** The modules with doubtful connectors, in no promised order. */
  all(): Iterable<readonly [module: string, doubt: SeamDoubt]> {
    this.renew();
    return this.doubts;
  }

  /** Nobody asks while a ring is dragged, so what is between its beginning and its end is never looked at. */
  private renew(): void {
    const touched = this.takeTouched();
    const beside = new Set(touched);
    for (const id of touched) this.noteNeighbours(id, beside);
    for (const id of touched) this.remove(id);
    for (const id of touched) this.add(id);
    for (const id of touched) this.noteNeighbours(id, beside);
    for (const id of beside) this.judge(id);
  }

  private takeTouched(): ReadonlySet<string> {
    const touched = new Set(this.stale);
    // Those that left a ring or an asset in the meantime have changed themselves.
    for (const id of this.stale) for (const referrer of this.references.to(id)) touched.add(referrer);
    this.stale.clear();
    return touched;
  }

  private add(id: string): void {
    const module = this.level.findKind('module', id);
    const asset = this.level.findKind('asset', module?.asset);
    const footprint = this.placement.find(id);
    const steps = this.level.findKind('ring', footprint?.ring)?.steps;
    if (!module || !asset?.connectors || !footprint || steps === undefined) return;
    const edges = connectorEdges(asset, module, footprint, steps).map((edge) => ({ ...edge, module: id }));
    if (edges.length === 0) return;
    this.ofModule.set(id, edges);
    this.rings.set(id, footprint.ring);
    for (const edge of edges) {
      const key = keyOf(footprint.ring, edge);
      const known = this.inCell.get(key);
      if (known) known.push(edge);
      else this.inCell.set(key, [edge]);
    }
  }

  private remove(id: string): void {
    const ring = this.rings.get(id) ?? '';
    for (const edge of this.ofModule.get(id) ?? []) {
      const key = keyOf(ring, edge);
      const left = this.inCell.get(key)?.filter(({ module }) => module !== id) ?? [];
      if (left.length > 0) this.inCell.set(key, left);
      else this.inCell.delete(key);
    }
    this.ofModule.delete(id);
    this.rings.delete(id);
  }

  private noteNeighbours(id: string, beside: Set<string>): void {
    for (const edge of this.ofModule.get(id) ?? []) {
      for (const { module } of this.facing(id, edge)) beside.add(module);
    }
  }

  /** The connectors on the other side of the edge that one stands at. */
  private facing(id: string, { inside, outside }: ConnectorEdge): readonly Standing[] {
    return this.inCell.get(keyOf(this.rings.get(id) ?? '', { inside: outside, outside: inside })) ?? [];
  }

  private judge(id: string): void {
    const unmet: ConnectorEdge[] = [];
    const mismatched: Mismatch[] = [];
    for (const own of this.ofModule.get(id) ?? []) {
      const facing = this.facing(id, own);
      const [other] = facing;
      if (!other) unmet.push(own);
      else if (facing.every(({ type }) => type !== own.type)) mismatched.push({ own, other });
    }
    if (unmet.length + mismatched.length > 0) this.doubts.set(id, { unmet, mismatched });
    else this.doubts.delete(id);
  }
}

const keyOf = (ring: string, { inside, outside }: Pick<ConnectorEdge, 'inside' | 'outside'>): string =>
  `${ring} ${inside} ${outside}`;

/** Does a change of a ring or an asset move the connectors of what stands on it or is made of it? */
function changesEdges({ before, after }: RecordChange): boolean {
  if (isKind(before, 'ring') && isKind(after, 'ring')) return before.steps !== after.steps;
  if (isKind(before, 'asset') && isKind(after, 'asset')) {
    return before.connectors !== after.connectors || String(before.footprint) !== String(after.footprint);
  }
  return [before, after].some((record) => isKind(record, 'ring') || isKind(record, 'asset'));
}

export const seams: DerivedKind<Seams> = {
  name: 'polar.seams',
  create: (level) => new Seams(level),
};
