import type { DerivedKind, DerivedModel, LevelReader, RecordChange } from './level.ts';
import type { LevelRecord, RecordKind } from './schema/record-kinds.ts';
import { REFERENCES } from './schema/record-kinds.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** Who refers to a record: the openings of a wall, the walls of a storey, what is painted with a material. */
export class References implements DerivedModel {
  private readonly referrers = new Map<string, Set<string>>();

  constructor(level: LevelReader) {
    for (const record of level.all()) this.add(record);
  }

  update(changes: readonly RecordChange[]): void {
    for (const { before, after } of changes) {
      if (before && after && refersAlike(before, after)) continue;
      if (before) this.remove(before);
      if (after) this.add(after);
    }
  }

  /** Ids of the records that refer to this one, in the order in which they came to. */
  to(id: string): ReadonlySet<string> {
    return this.referrers.get(id) ?? NOBODY;
  }

  private add(record: LevelRecord): void {
    for (const [field] of referenceFields(record.kind)) {
      const target = fieldOf(record, field);
      if (typeof target === 'string') this.link(target, record.id);
    }
  }

  private link(target: string, referrer: string): void {
    let known = this.referrers.get(target);
    if (!known) {
      known = new Set();
      this.referrers.set(target, known);
    }
    known.add(referrer);
  }

  private remove(record: LevelRecord): void {
    for (const [field] of referenceFields(record.kind)) {
      const target = fieldOf(record, field);
      if (typeof target === 'string') this.unlink(target, record.id);
    }
  }

  private unlink(target: string, referrer: string): void {
    const known = this.referrers.get(target);
    known?.delete(referrer);
    if (known?.size === 0) this.referrers.delete(target);
  }
}

export const references: DerivedKind<References> = {
  name: 'document.references',
  create: (level) => new References(level),
};

type ReferenceFields = readonly (readonly [field: string, kind: RecordKind])[];

/** Made once: asked for every record of a level. */
const REFERENCE_FIELDS: ReadonlyMap<string, ReferenceFields> = new Map(
  Object.entries(REFERENCES).map(([kind, fields]) => [kind, Object.entries(fields)]),
);

const NO_FIELDS: ReferenceFields = [];

/** Do two records with one id name the same others? Most changes leave that as it is. */
const refersAlike = (a: LevelRecord, b: LevelRecord): boolean =>
  a.kind === b.kind && referenceFields(a.kind).every(([field]) => fieldOf(a, field) === fieldOf(b, field));

/** The fields of a kind that hold ids, with the kind they name. Empty for kinds this version does not know. */
export const referenceFields = (kind: string): ReferenceFields => REFERENCE_FIELDS.get(kind) ?? NO_FIELDS;

/** The value of a field that is known by name only. */
export const fieldOf = (record: LevelRecord, field: string): unknown =>
  (record as unknown as Record<string, unknown>)[field];
