import type { RecordChange } from './level.ts';
import type { LevelRecord } from './schema/record-kinds.ts';

const NOTHING: ReadonlyMap<string, LevelRecord> = new Map();

/** The records of a level by id and by kind. Ids of all kinds share one name space. */
export class RecordTable {
  private readonly byId = new Map<string, LevelRecord>();
  private readonly byKind = new Map<string, Map<string, LevelRecord>>();

  get size(): number {
    return this.byId.size;
  }

  get(id: string): LevelRecord | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<LevelRecord> {
    return this.byId.values();
  }

  ofKind(kind: string): ReadonlyMap<string, LevelRecord> {
    return this.byKind.get(kind) ?? NOTHING;
  }

  put(record: LevelRecord): void {
    const old = this.byId.get(record.id);
    if (old && old.kind !== record.kind) this.byKind.get(old.kind)?.delete(record.id);
    this.byId.set(record.id, record);
    const sameKind = this.byKind.get(record.kind);
    if (sameKind) sameKind.set(record.id, record);
    else this.byKind.set(record.kind, new Map([[record.id, record]]));
  }

  remove(id: string): void {
    const old = this.byId.get(id);
    if (!old) return;
    this.byId.delete(id);
    this.byKind.get(old.kind)?.delete(id);
  }

  apply(changes: readonly RecordChange[]): void {
    for (const { id, after } of changes) {
      if (after) this.put(after);
      else this.remove(id);
    }
  }
}
