import type { DerivedKind, DerivedModel, LevelReader, RecordChange } from './level.ts';
import type { LevelRecord, RecordKind } from './schema/record-kinds.ts';
import { isKnownKind, REFERENCES } from './schema/record-kinds.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** Who refers to a record: the openings of a wall, the walls of a storey, what is painted with a material. */
export class References implements DerivedModel {
  private readonly referrers = new Map<string, Set<string>>();

  constructor(level: LevelReader) {
    for (const record of level.all()) this.add(record);
  }

  update(changes: readonly RecordChange[]): void {
    for (const { before, after } of changes) {
      if (before) this.remove(before);
      if (after) this.add(after);
    }
  }

  /** Ids of the records that refer to this one, in the order in which they came to. */
  to(id: string): ReadonlySet<string> {
    return this.referrers.get(id) ?? NOBODY;
  }

  private add(record: LevelRecord): void {
    for (const target of targetsOf(record)) {
      const known = this.referrers.get(target);
      if (known) known.add(record.id);
      else this.referrers.set(target, new Set([record.id]));
    }
  }

  private remove(record: LevelRecord): void {
    for (const target of targetsOf(record)) {
      const known = this.referrers.get(target);
      known?.delete(record.id);
      if (known?.size === 0) this.referrers.delete(target);
    }
  }
}

export const references: DerivedKind<References> = {
  name: 'document.references',
  create: (level) => new References(level),
};

/** The fields of a kind that hold ids, with the kind they name. Empty for kinds this version does not know. */
export const referenceFields = (kind: string): readonly (readonly [string, RecordKind])[] =>
  isKnownKind(kind) ? Object.entries(REFERENCES[kind]) : [];

/** The value of a field that is known by name only. */
export const fieldOf = (record: LevelRecord, field: string): unknown =>
  (record as unknown as Record<string, unknown>)[field];

function targetsOf(record: LevelRecord): string[] {
  return referenceFields(record.kind)
    .map(([field]) => fieldOf(record, field))
    .filter((target) => typeof target === 'string');
}
