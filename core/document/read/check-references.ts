import { text } from '../../text/text.ts';
import { isKnownKind, type LevelRecord, REFERENCES, type RecordKind } from '../schema/record-kinds.ts';
import type { CheckedRecords } from './check-records.ts';
import { quote } from './describe-value.ts';
import { recordPlace } from './place.ts';
import type { ProblemList } from './problem-list.ts';

/**
 * Checks that each id in a record names a record of the right kind.
 * @param present ids of all records of the file, unsound ones too: a reference to one of those is not dangling
 */
export function checkReferences(
  records: CheckedRecords,
  present: ReadonlyMap<string, string>,
  problems: ProblemList,
): void {
  for (const { record, index } of records) {
    if (!isKnownKind(record.kind)) continue;
    for (const [field, wanted] of Object.entries(REFERENCES[record.kind])) {
      const target = (record as unknown as Readonly<Record<string, string | undefined>>)[field];
      if (target === undefined) continue;
      const kind = present.get(target);
      if (kind === wanted) continue;
      report(record, index, field, { target, kind, wanted }, problems);
    }
  }
}

interface Reference {
  readonly target: string;
  /** Kind of the record that it names; undefined for none. */
  readonly kind: string | undefined;
  readonly wanted: RecordKind;
}

function report(
  record: LevelRecord,
  index: number,
  field: string,
  { target, kind, wanted }: Reference,
  problems: ProblemList,
): void {
  const expected = text('document.expected.id-of', { kind: withArticle(wanted) });
  problems.add('error', kind === undefined ? 'document.dangling' : 'document.wrong-kind', () => ({
    ...recordPlace(index, record, [field]),
    params: { id: quote(target), expected, ...(kind !== undefined && { kind: withArticle(kind) }) },
  }));
}

/** "an opening", "a wall". */
const withArticle = (kind: string): string => `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind}`;
