import type { ReadonlySignal } from '@preact/signals';
import type { DocumentStore } from '../../../../core/document/document-store.ts';
import type { RecordChange } from '../../../../core/document/level.ts';
import { references } from '../../../../core/document/references.ts';
import { MODULE_DEFAULTS, type Module } from '../../../../core/document/schema/module.ts';
import { isKind } from '../../../../core/document/schema/record-kinds.ts';
import { RING_DEFAULTS, type Ring } from '../../../../core/document/schema/ring.ts';
import type { Footprint } from '../../../../core/polar/footprint.ts';
import { pivotOf } from '../../../../core/polar/pivot.ts';
import { placement } from '../../../../core/polar/placement.ts';
import { createGrid } from '../../../../core/polar/polar-grid.ts';
import { findReachFault } from '../../../../core/polar/ring-limits.ts';
import { PreparedModules } from '../../../../core/polar/shape/prepared-modules.ts';
import type { BendRing } from '../../../materials/module/bend-chain.ts';
import type { BendInstance } from '../../../materials/module/bend-instance.ts';
import type { ModuleLook } from '../../../materials/module/bend-materials.ts';
import type { ModuleState } from '../../../session/level-modules.ts';
import { InstanceTable } from './instance-table.ts';
import { buildModuleKind, type ModuleKind } from './module-kind.ts';
import { computeSectorBox, type Stand } from './sector-box.ts';

/** The files of modules, as far as they have come. */
export interface ModuleSource {
  /** Grows when one has come, failed, or is read anew. */
  readonly revision: ReadonlySignal<number>;
  find(path: string): ModuleState | undefined;
}

/** What is to be seen of modules. */
export interface RosterLook {
  isShown(id: string): boolean;
  isFaded(hit: { readonly id: string }): boolean;
}

/** Modules that one set of meshes draws: of one kind, one side of the mirror, and one look. */
export interface ModuleGroup {
  readonly key: string;
  readonly isMirrored: boolean;
  readonly look: ModuleLook;
  kind: ModuleKind;
  readonly table: InstanceTable;
}

export interface Placed {
  readonly group: ModuleGroup;
  readonly stand: Stand;
}

interface Standing extends Placed {
  stand: Stand;
}

/**
 * All modules of a level that are seen, sorted into groups that are drawn together, in step with the level, the files and
 * the look. Knows no engine. An edit costs what it touches: a moved module one instance, a changed ring its modules.
 */
export class ModuleRoster {
  private readonly level: DocumentStore;
  private readonly source: ModuleSource;
  private readonly onStir: () => void;
  private readonly prepared = new PreparedModules();
  private readonly kinds = new Map<string, ModuleKind>();
  private readonly groupsByKey = new Map<string, ModuleGroup>();
  private readonly placed = new Map<string, Standing>();
  private readonly states = new Map<string, ModuleState | undefined>();
  private readonly stale = new Set<string>();
  /** Rings whose modules stand in other places, or are bent otherwise, and are the same besides. */
  private readonly bent = new Set<string>();
  private readonly stirred = new Set<string>();
  private readonly stopListening: () => void;
  private revision = -1;
  private look: RosterLook | null = null;

  /** @param onStir called when a ring has changed: `settle` is to be called once it rests */
  constructor(level: DocumentStore, source: ModuleSource, onStir: () => void) {
    this.level = level;
    this.source = source;
    this.onStir = onStir;
    this.stopListening = level.subscribe(({ changes }) => {
      for (const change of changes) this.note(change);
    });
  }

  get groups(): Iterable<ModuleGroup> {
    return this.groupsByKey.values();
  }

  /** The rings that modules stand on, as their materials need them. */
  *rings(): Iterable<readonly [id: string, ring: BendRing]> {
    for (const ring of this.level.ofKind('ring')) {
      const ground = groundOf(ring);
      if (ground) yield [ring.id, { grid: ground.grid, scaleHeight: ground.scaleHeight }];
    }
  }

  /** How a module stands and what it is of; undefined for one that is not seen. */
  find(id: string): Placed | undefined {
    return this.placed.get(id);
  }

  /** All modules that are seen. */
  all(): Iterable<readonly [id: string, placed: Placed]> {
    return this.placed;
  }

  /** Takes over all that changed. */
  update(look: RosterLook): void {
    if (look !== this.look) this.follow(look);
    this.followFiles();
    for (const ring of this.bent) this.bend(ring);
    this.bent.clear();
    for (const id of this.stale) this.project(id, look);
    this.stale.clear();
  }

  /** Makes the meshes of rings that have changed as fine as they now need to be. */
  settle(): void {
    for (const [key, kind] of this.kinds) {
      if (this.stirred.has(kind.ring)) this.renew(key, kind);
    }
    this.stirred.clear();
  }

  stop(): void {
    this.stopListening();
  }

  private note({ id, before, after }: RecordChange): void {
    if (isKind(before, 'module') || isKind(after, 'module')) this.stale.add(id);
    else if (isKind(before, 'ring') || isKind(after, 'ring')) this.noteRing(id, before, after);
    else if (isKind(before, 'asset') || isKind(after, 'asset')) this.noteAsset(id);
  }

  private noteRing(id: string, before: RecordChange['before'], after: RecordChange['after']): void {
    const areRings = isKind(before, 'ring') && isKind(after, 'ring');
    if (areRings && groundOf(before) && groundOf(after)) this.bent.add(id);
    else this.noteAll(id);
    if (!areRings || before.cellSize !== after.cellSize) this.forgetBoxes(id);
    this.stirred.add(id);
    this.onStir();
  }

  /** A placeholder is as large as the cells are; a module bends as it is until the ring rests. */
  private forgetBoxes(ring: string): void {
    const boxes = [...this.kinds].filter(([, kind]) => kind.ring === ring && kind.status !== 'ready');
    for (const [key] of boxes) this.kinds.delete(key);
    if (boxes.length > 0) this.noteAll(ring);
  }

  private noteAll(referred: string): void {
    for (const module of this.level.derived(references).to(referred)) this.stale.add(module);
  }

  private noteAsset(id: string): void {
    this.noteAll(id);
    for (const [key, kind] of this.kinds) if (kind.asset === id) this.kinds.delete(key);
  }

  /** Another look is often the same for all modules: only those are taken up that it changes. */
  private follow(look: RosterLook): void {
    this.look = look;
    for (const { id } of this.level.ofKind('module')) {
      const isSeen = look.isShown(id);
      const shown = this.placed.get(id)?.group.look;
      if (shown === undefined ? isSeen : !isSeen || shown !== lookOf(look, id)) this.stale.add(id);
    }
  }

  private followFiles(): void {
    const revision = this.source.revision.peek();
    if (revision === this.revision) return;
    this.revision = revision;
    for (const { id, path } of this.level.ofKind('asset')) {
      const state = this.source.find(path);
      if (this.states.get(id) === state) continue;
      this.states.set(id, state);
      this.noteAsset(id);
    }
  }

  /** Only the numbers of its instances change: they stay in their groups, however many they are. */
  private bend(id: string): void {
    const ring = this.level.findKind('ring', id);
    const ground = ring && groundOf(ring);
    if (!ground) return;
    const model = this.level.derived(placement);
    for (const { kind, table } of this.groupsByKey.values()) {
      if (kind.ring !== id) continue;
      table.setAll((module) => {
        const placed = this.placed.get(module);
        const footprint = model.find(module);
        // One that has lost its place has changed itself.
        if (!placed || !footprint) return null;
        placed.stand = standOn(ground, footprint, placed.stand);
        return { instance: instanceOf(placed.stand), box: computeSectorBox(kind.straight, placed.stand) };
      });
    }
  }

  private project(id: string, look: RosterLook): void {
    const module = this.level.findKind('module', id);
    const stand = module && look.isShown(id) ? this.standOf(module) : undefined;
    const kind = module && stand && this.kindOf(module);
    const before = this.placed.get(id);
    if (!kind || !stand) {
      if (before) this.take(id, before.group);
      this.placed.delete(id);
      return;
    }
    const wanted = lookOf(look, id);
    const isSame = before?.group.kind === kind && before.group.look === wanted;
    const group =
      isSame && before.group.isMirrored === stand.mirrored
        ? before.group
        : this.groupOf(kind, stand.mirrored, wanted);
    if (before && before.group !== group) this.take(id, before.group);
    group.table.set(id, instanceOf(stand), computeSectorBox(kind.straight, stand));
    this.placed.set(id, { group, stand });
  }

  private take(id: string, group: ModuleGroup): void {
    group.table.remove(id);
    if (group.table.count === 0) this.groupsByKey.delete(group.key);
  }

  private standOf(module: Module): Stand | undefined {
    const ring = this.level.findKind('ring', module.ring);
    const footprint = this.level.derived(placement).find(module.id);
    const ground = ring && groundOf(ring);
    if (!ground || !footprint) return undefined;
    const { quarterTurns = MODULE_DEFAULTS.quarterTurns, mirrored = MODULE_DEFAULTS.mirrored } = module;
    return standOn(ground, footprint, { quarterTurns, mirrored });
  }

  private kindOf({ ring, asset }: Module): ModuleKind | undefined {
    const key = `${ring}\n${asset}`;
    const known = this.kinds.get(key);
    if (known) return known;
    const made = this.makeKind(ring, asset);
    if (made) this.kinds.set(key, made);
    return made;
  }

  private makeKind(ring: string, asset: string): ModuleKind | undefined {
    const ringRecord = this.level.findKind('ring', ring);
    const assetRecord = this.level.findKind('asset', asset);
    if (!ringRecord || !assetRecord) return undefined;
    return buildModuleKind(ringRecord, assetRecord, this.source.find(assetRecord.path), this.prepared);
  }

  /** Only the fineness may have changed, so modules stay in their groups. */
  private renew(key: string, kind: ModuleKind): void {
    const made = this.makeKind(kind.ring, kind.asset);
    if (!made || made.prepared === kind.prepared) return;
    this.kinds.set(key, made);
    for (const group of this.groupsByKey.values()) if (group.kind === kind) group.kind = made;
  }

  private groupOf(kind: ModuleKind, isMirrored: boolean, look: ModuleLook): ModuleGroup {
    const key = [kind.ring, kind.asset, isMirrored, look].join('\n');
    const known = this.groupsByKey.get(key);
    if (known) {
      known.kind = kind;
      return known;
    }
    const made: ModuleGroup = { key, isMirrored, look, kind, table: new InstanceTable() };
    this.groupsByKey.set(key, made);
    return made;
  }
}

const lookOf = (look: RosterLook, id: string): ModuleLook => (look.isFaded({ id }) ? 'faded' : 'normal');

type Ground = Pick<Stand, 'grid' | 'scaleHeight' | 'centre'>;

function standOn(
  { grid, centre, scaleHeight }: Ground,
  { cell, extent }: Footprint,
  { quarterTurns, mirrored }: Pick<Stand, 'quarterTurns' | 'mirrored'>,
): Stand {
  const pivot = pivotOf(grid, cell, extent);
  return { grid, centre, scaleHeight, pivot, pivotRadius: pivot.radius, quarterTurns, mirrored };
}

const instanceOf = ({ centre, pivot, quarterTurns, mirrored }: Stand): BendInstance => ({
  centre,
  pivot,
  quarterTurns,
  isMirrored: mirrored,
});

/** Records are values: a changed ring is another one. */
const grounds = new WeakMap<Ring, Ground | null>();

/** What all modules of a ring share; null for one that reaches where no level does. */
function groundOf(ring: Ring): Ground | null {
  const known = grounds.get(ring);
  if (known !== undefined) return known;
  const { centre = RING_DEFAULTS.centre, scaleHeight = RING_DEFAULTS.scaleHeight } = ring;
  const ground =
    findReachFault(ring) === null
      ? { grid: createGrid(ring.steps, ring.cellSize), centre, scaleHeight }
      : null;
  grounds.set(ring, ground);
  return ground;
}
