import type { LevelRecord, RecordByKind, RecordKind } from './schema/record-kinds.ts';

/** What a level says about itself besides its records. */
export interface LevelHeader {
  readonly name: string;
  /** Top-level fields that this version does not know, kept on save. */
  readonly extra: Readonly<Record<string, unknown>>;
}

/** A whole level as a value: what a file holds. Ids are unique. */
export interface Level {
  readonly header: LevelHeader;
  readonly records: readonly LevelRecord[];
}

/** One record before and after: null where it does not exist. `before` and `after` are never both null. */
export interface RecordChange {
  readonly id: string;
  readonly before: LevelRecord | null;
  readonly after: LevelRecord | null;
}

/** Facts derived from a level and kept up to date change by change, so that work follows the edit. */
export interface DerivedModel {
  /** Called after the level holds the changes, in the order in which they happened. */
  update(changes: readonly RecordChange[]): void;
}

/** How to derive a model; the object itself is the key under which a level keeps it. */
export interface DerivedKind<T extends DerivedModel> {
  readonly name: string;
  create(level: LevelReader): T;
}

/** Read access to a level: all that commands, tools and views get. */
export interface LevelReader {
  readonly header: LevelHeader;
  readonly size: number;
  find(id: string): LevelRecord | undefined;
  /** The record of that id and kind, or undefined. */
  findKind<K extends RecordKind>(kind: K, id: string | undefined): Readonly<RecordByKind[K]> | undefined;
  /** All records of one kind, in no promised order. Costs nothing for other kinds. */
  ofKind<K extends RecordKind>(kind: K): Iterable<Readonly<RecordByKind[K]>>;
  countOf(kind: string): number;
  all(): Iterable<LevelRecord>;
  /** The derived model of that kind: made at the first call, then updated with every change. */
  derived<T extends DerivedModel>(kind: DerivedKind<T>): T;
}
