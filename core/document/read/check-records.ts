import { id as idSchema } from '../schema/fields.ts';
import { isKnownKind, type LevelRecord, RECORD_SCHEMAS } from '../schema/record-kinds.ts';
import { z } from '../schema/zod.ts';
import { describeExpected } from './describe-expected.ts';
import { describeValue, quote } from './describe-value.ts';
import { formatPath, type Path, recordPlace } from './place.ts';
import type { ProblemList } from './problem-list.ts';

/** What every record has, of whatever kind. */
const baseSchema = z.looseObject({ kind: z.string().min(1), id: idSchema });

/** The records that are sound, with their places in the file. */
export type CheckedRecords = readonly { readonly record: LevelRecord; readonly index: number }[];

/**
 * Checks each record by itself and that no two have one id.
 * @param faulty paths that have been reported already, such as "records[3].end[0]"
 * @returns the sound ones as they were read, unknown fields included
 */
export function checkRecords(
  values: readonly unknown[],
  faulty: ReadonlySet<string>,
  problems: ProblemList,
): CheckedRecords {
  const records: { record: LevelRecord; index: number }[] = [];
  const firstIndex = new Map<string, number>();
  values.forEach((value, index) => {
    if (!checkShape(value, index, faulty, problems)) return;
    records.push({ record: value, index });
    checkUnique(value, index, firstIndex, problems);
  });
  return records;
}

function checkShape(
  value: unknown,
  index: number,
  faulty: ReadonlySet<string>,
  problems: ProblemList,
): value is LevelRecord {
  const result = schemaOf(value).safeParse(value);
  if (result.success) return true;
  const reported = new Set<string>();
  for (const issue of result.error.issues) {
    const at = formatPath(['records', index, ...issue.path]);
    if (faulty.has(at) || reported.has(at)) continue;
    reported.add(at);
    problems.add('error', 'document.wrong-value', () => ({
      ...recordPlace(index, value, issue.path),
      params: { found: describeValue(valueAt(value, issue.path)), expected: describeExpected(issue) },
    }));
  }
  return false;
}

function schemaOf(value: unknown): z.ZodType {
  const { kind } = (typeof value === 'object' && value !== null ? value : {}) as { kind?: unknown };
  return typeof kind === 'string' && isKnownKind(kind) ? RECORD_SCHEMAS[kind] : baseSchema;
}

function valueAt(value: unknown, path: Path): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<PropertyKey, unknown>)[key];
  }
  return current;
}

function checkUnique(
  record: LevelRecord,
  index: number,
  firstIndex: Map<string, number>,
  problems: ProblemList,
): void {
  const first = firstIndex.get(record.id);
  if (first === undefined) {
    firstIndex.set(record.id, index);
    return;
  }
  problems.add('error', 'document.duplicate-id', () => ({
    ...recordPlace(index, record, ['id']),
    params: { id: quote(record.id), first: `records[${first}]` },
  }));
}
