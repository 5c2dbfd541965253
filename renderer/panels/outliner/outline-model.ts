import type { DerivedKind, DerivedModel, LevelReader, RecordChange } from '../../../core/document/level.ts';
import { compareNaturally } from '../../../core/document/natural-order.ts';
import { isKind, type LevelRecord } from '../../../core/document/schema/record-kinds.ts';
import { STOREY_DEFAULTS } from '../../../core/document/schema/storey.ts';

/** A storey with the ids of its walls, in the order of the outliner. */
export interface OutlineStorey {
  readonly id: string;
  readonly walls: readonly string[];
}

/** What the outliner lists, kept until something is added, removed or renamed: a drag of a wall is none of these. */
export class OutlineModel implements DerivedModel {
  private readonly level: LevelReader;
  private known: readonly OutlineStorey[] | null = null;

  constructor(level: LevelReader) {
    this.level = level;
  }

  update(changes: readonly RecordChange[]): void {
    if (changes.some(({ before, after }) => placeOf(before) !== placeOf(after))) this.known = null;
  }

  /** Storeys from top to bottom, as they stand; the same list until it changes. */
  get storeys(): readonly OutlineStorey[] {
    this.known ??= this.list();
    return this.known;
  }

  private list(): OutlineStorey[] {
    const walls = new Map<string, string[]>();
    for (const wall of this.level.ofKind('wall')) {
      const sameStorey = walls.get(wall.storey);
      if (sameStorey) sameStorey.push(wall.id);
      else walls.set(wall.storey, [wall.id]);
    }
    return [...this.level.ofKind('storey')]
      .sort((a, b) => (b.elevation ?? STOREY_DEFAULTS.elevation) - (a.elevation ?? STOREY_DEFAULTS.elevation))
      .map(({ id }) => ({ id, walls: (walls.get(id) ?? []).sort(compareNaturally) }));
  }
}

export const outlineModel: DerivedKind<OutlineModel> = {
  name: 'panels.outline',
  create: (level) => new OutlineModel(level),
};

/** What decides where a record stands in the outline. */
function placeOf(record: LevelRecord | null): string {
  if (isKind(record, 'wall')) return `wall ${record.storey}`;
  if (isKind(record, 'storey')) return `storey ${record.elevation}`;
  return '';
}
