import type { FileFields } from './migration.ts';

const RENAMED: Readonly<Record<string, string>> = {
  from: 'start',
  to: 'end',
  floor: 'storey',
  depth: 'thickness',
};

/**
 * Version 0 was the format of the drafts before the first release. Its walls said `from`, `to`, `floor` and `depth`
 * where version 1 says `start`, `end`, `storey` and `thickness`; its storeys were of the kind "floor".
 */
export function fromVersion0(file: FileFields): FileFields {
  const { records } = file;
  return Array.isArray(records) ? { ...file, records: records.map(migrateRecord) } : file;
}

function migrateRecord(record: unknown): unknown {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return record;
  const fields = record as Readonly<Record<string, unknown>>;
  if (fields.kind === 'floor') return { ...fields, kind: 'storey' };
  if (fields.kind !== 'wall') return record;
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [RENAMED[field] ?? field, value]));
}
