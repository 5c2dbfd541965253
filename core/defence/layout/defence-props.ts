import type { DerivedKind, DerivedModel, LevelReader, RecordChange } from '../../document/level.ts';
import {
  DECORATION_DEFAULTS,
  type Decoration as DecorationRecord,
} from '../../document/schema/decoration.ts';
import { isKind, type LevelRecord } from '../../document/schema/record-kinds.ts';
import type { BuiltLevel } from '../builder/build-level.ts';
import type { Decoration } from '../builder/decorations.ts';
import type { TileCell } from '../builder/trace.ts';
import { defenceLevels } from '../defence-levels.ts';
import type { DefenceShape } from '../shapes/defence-shapes.ts';
import { cellsOfPath, findSpotFault } from '../tower-spots.ts';

/** What stands on a tile. */
export interface Prop {
  readonly cell: TileCell;
  readonly shape: DefenceShape;
  /** The record that it is; null for what the builder put there. */
  readonly record: string | null;
  /** Of its middle, in tiles from the entrance. */
  readonly x: number;
  readonly z: number;
  readonly size: number;
  /** Radians about +y. */
  readonly turn: number;
}

/** What the builder made, by cells. */
interface Built {
  readonly level: BuiltLevel;
  readonly path: ReadonlySet<string>;
  readonly decorations: ReadonlyMap<string, Decoration>;
}

type Owned = Extract<LevelRecord, { kind: 'tower' | 'decoration' }>;

/**
 * Towers and decorations by their tiles. A tower takes its tile; else what the user put there; else what the builder
 * did. A tower without a place of its own is shown where it is, a decoration without one is not.
 */
export class DefenceProps implements DerivedModel {
  private readonly level: LevelReader;
  /** Ids of towers and of decorations, by defence and cell. */
  private readonly owners = new Map<string, Map<string, Set<string>>>();
  private readonly built = new Map<string, Built>();

  constructor(level: LevelReader) {
    this.level = level;
    for (const kind of ['tower', 'decoration'] as const) {
      for (const record of level.ofKind(kind)) this.add(record);
    }
  }

  update(changes: readonly RecordChange[]): void {
    for (const { before, after } of changes) {
      if (isOwned(before)) this.owners.get(before.defence)?.get(String(before.cell))?.delete(before.id);
      if (isOwned(after)) this.add(after);
    }
  }

  /** What stands on a tile of a defence level that could be built. */
  at(defence: string, cell: TileCell): Prop | undefined {
    const built = this.findBuilt(defence);
    return built && this.propOf(built, defence, cell);
  }

  /** All that stands on tiles, what is of records first. */
  *all(defence: string): Generator<Prop> {
    const built = this.findBuilt(defence);
    if (!built) return;
    const owned = this.owners.get(defence) ?? new Map<string, Set<string>>();
    for (const [key, ids] of owned) {
      if (ids.size === 0) continue;
      const prop = this.propOf(built, defence, cellOf(key));
      if (prop) yield prop;
    }
    for (const [key, decoration] of built.decorations) {
      if (!owned.get(key)?.size) yield builtProp(decoration);
    }
  }

  private add({ defence, cell, id }: Owned): void {
    let cells = this.owners.get(defence);
    if (!cells) {
      cells = new Map();
      this.owners.set(defence, cells);
    }
    const key = String(cell);
    const ids = cells.get(key);
    if (ids) ids.add(id);
    else cells.set(key, new Set([id]));
  }

  private propOf(built: Built, defence: string, cell: TileCell): Prop | undefined {
    const key = String(cell);
    const ids = [...(this.owners.get(defence)?.get(key) ?? [])].sort();
    const towers = ids.flatMap((id) => this.level.findKind('tower', id) ?? []);
    const [tower] = towers;
    if (tower) {
      const [x, z] = cell;
      return { cell, shape: 'tower', record: tower.id, x, z, size: 1, turn: 0 };
    }
    const [decoration] = ids.flatMap((id) => this.level.findKind('decoration', id) ?? []);
    if (decoration && !findSpotFault(built.level, built.path, cell)) return ownProp(decoration);
    const found = built.decorations.get(key);
    return found && builtProp(found);
  }

  private findBuilt(defence: string): Built | undefined {
    const result = this.level.derived(defenceLevels).find(defence);
    if (!result?.ok) return undefined;
    const known = this.built.get(defence);
    if (known?.level === result.level) return known;
    const made = {
      level: result.level,
      path: cellsOfPath(result.level),
      decorations: new Map(result.level.decorations.map((each) => [String(each.cell), each])),
    };
    this.built.set(defence, made);
    return made;
  }
}

export const defenceProps: DerivedKind<DefenceProps> = {
  name: 'defence.props',
  create: (level) => new DefenceProps(level),
};

const isOwned = (record: LevelRecord | null): record is Owned =>
  isKind(record, 'tower') || isKind(record, 'decoration');

function cellOf(key: string): TileCell {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return [x, y];
}

const builtProp = ({ cell, kind, offset, size, rotation }: Decoration): Prop => ({
  cell,
  shape: kind,
  record: null,
  x: cell[0] + offset[0],
  z: cell[1] + offset[1],
  size,
  turn: rotation,
});

function ownProp({
  id,
  cell,
  shape,
  offset = DECORATION_DEFAULTS.offset,
  size = DECORATION_DEFAULTS.size,
  rotation = DECORATION_DEFAULTS.rotation,
}: Readonly<DecorationRecord>): Prop | undefined {
  if (shape === 'none') return undefined;
  return { cell, shape, record: id, x: cell[0] + offset[0], z: cell[1] + offset[1], size, turn: rotation };
}
