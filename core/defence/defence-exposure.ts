import type { DerivedKind, DerivedModel, LevelReader, RecordChange } from '../document/level.ts';
import { inNaturalOrder } from '../document/natural-order.ts';
import { DEFENCE_DEFAULTS } from '../document/schema/defence.ts';
import { isKind } from '../document/schema/record-kinds.ts';
import type { BuiltLevel } from './builder/build-level.ts';
import type { TileCell } from './builder/trace.ts';
import { defenceLevels } from './defence-levels.ts';
import { computeExposure, type Exposure } from './exposure.ts';
import { towersOf } from './tower-spots.ts';

/** What the towers of each level reach, worked out when it is asked for after something of it changed. */
export class DefenceExposure implements DerivedModel {
  private readonly level: LevelReader;
  private readonly known = new Map<string, { readonly level: BuiltLevel; readonly exposure: Exposure }>();

  constructor(level: LevelReader) {
    this.level = level;
  }

  update(changes: readonly RecordChange[]): void {
    for (const { before, after } of changes) {
      for (const record of [before, after]) {
        if (isKind(record, 'tower')) this.known.delete(record.defence);
        if (isKind(record, 'defence')) this.known.delete(record.id);
      }
    }
  }

  /** Undefined for a level that could not be built. */
  find(defence: string): Exposure | undefined {
    const record = this.level.findKind('defence', defence);
    const result = this.level.derived(defenceLevels).find(defence);
    if (!record || !result?.ok) return undefined;
    const known = this.known.get(defence);
    if (known?.level === result.level) return known.exposure;
    const towers = inNaturalOrder(towersOf(this.level, defence));
    const exposure = computeExposure(result.level, towers, record.tileSize ?? DEFENCE_DEFAULTS.tileSize);
    this.known.set(defence, { level: result.level, exposure });
    return exposure;
  }
}

export const defenceExposure: DerivedKind<DefenceExposure> = {
  name: 'defence.exposure',
  create: (level) => new DefenceExposure(level),
};

/** The blank tiles whose middle lies in range of no tower. */
export function unreachedBlanks(level: LevelReader, defence: string): readonly TileCell[] {
  const record = level.findKind('defence', defence);
  const result = level.derived(defenceLevels).find(defence);
  if (!record || !result?.ok) return [];
  const tile = record.tileSize ?? DEFENCE_DEFAULTS.tileSize;
  const reached = new Set<string>();
  for (const { cell, range } of towersOf(level, defence)) {
    const reach = Math.floor(range / tile);
    for (let dy = -reach; dy <= reach; dy += 1) {
      const half = Math.floor(Math.sqrt((range / tile) ** 2 - dy * dy));
      for (let dx = -half; dx <= half; dx += 1) reached.add(`${cell[0] + dx},${cell[1] + dy}`);
    }
  }
  const { blanks } = result.level;
  const cells: TileCell[] = [];
  for (let at = 0; at < blanks.length; at += 2) {
    const cell: TileCell = [blanks[at] ?? 0, blanks[at + 1] ?? 0];
    if (!reached.has(String(cell))) cells.push(cell);
  }
  return cells;
}
