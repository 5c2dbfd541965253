import type { Level } from './level.ts';
import { migrate } from './migrations/migrate.ts';
import type { Problem } from './problem.ts';
import { checkLattice } from './read/check-lattice.ts';
import { checkRecords } from './read/check-records.ts';
import { checkReferences } from './read/check-references.ts';
import { checkValues } from './read/check-values.ts';
import { decodeLevel } from './read/decode-level.ts';
import { describeExpected } from './read/describe-expected.ts';
import { describeValue } from './read/describe-value.ts';
import { reportDuplicateFields } from './read/duplicate-fields.ts';
import { fieldPlace, formatPath, placeInFile } from './read/place.ts';
import { ProblemList } from './read/problem-list.ts';
import { readHeader, type VersionedFile } from './read/read-header.ts';
import { readJson } from './read/read-json.ts';
import { name } from './schema/fields.ts';
import { z } from './schema/zod.ts';

/** A level that was read, with what is doubtful in it; or every reason why it cannot be. */
export type ParseResult =
  | { readonly ok: true; readonly level: Level; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The top of a file. A level without a name is read as one with an empty name. */
const fileSchema = z.object({ name: name.optional(), records: z.array(z.unknown()) });

type LevelFile = z.infer<typeof fileSchema>;

/** Fields that are not kept as they are: they are written anew. */
const KNOWN_FIELDS: ReadonlySet<string> = new Set(['format', 'version', 'name', 'records']);

/**
 * Reads a level file: UTF-8 JSON, with or without byte-order mark, comments and CRLF. All problems are reported at
 * once, each with its place, what was found and what was expected; a file with an error yields no level at all.
 * Never throws.
 * @param source bytes of the file, or its text
 */
export function parseLevel(source: Uint8Array | string): ParseResult {
  const decoded = decodeLevel(source);
  if (!decoded.ok) return { ok: false, problems: [decoded.problem] };
  const json = readJson(decoded.text);
  if (!json.ok) return { ok: false, problems: json.problems };
  const problems = new ProblemList();
  const { comment } = json;
  if (comment) problems.add('warning', 'document.comments', () => ({ ...comment, params: {} }));
  const file = readHeader(json.value, problems);
  const level = file && readLevel(file, json.fields, decoded.text, problems);
  if (!level || problems.hasErrors) return { ok: false, problems: problems.toArray() };
  return { ok: true, level, problems: problems.toArray() };
}

function readLevel(
  file: VersionedFile,
  fieldsInText: number,
  text: string,
  problems: ProblemList,
): Level | null {
  const faulty = new Set<string>();
  const fieldsRead = checkValues(file.fields, (fault, path) => {
    faulty.add(formatPath(path));
    problems.add('error', fault, () => ({ ...placeInFile(file.fields, path), params: {} }));
  });
  if (fieldsRead < fieldsInText) reportDuplicateFields(text, problems);
  const fields = migrate(file);
  const top = checkTop(fields, problems);
  if (!top) return null;
  const records = checkRecords(top.records, faulty, problems);
  checkReferences(records, presentKinds(top.records), problems);
  checkLattice(records, problems);
  const extra = Object.fromEntries(Object.entries(fields).filter(([key]) => !KNOWN_FIELDS.has(key)));
  return { header: { name: top.name ?? '', extra }, records: records.map(({ record }) => record) };
}

function checkTop(fields: Readonly<Record<string, unknown>>, problems: ProblemList): LevelFile | null {
  const result = fileSchema.safeParse(fields);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    problems.add('error', 'document.wrong-value', () => ({
      ...fieldPlace(issue.path),
      params: {
        found: describeValue(fields[String(issue.path[0])]),
        expected: describeExpected(issue),
      },
    }));
  }
  return null;
}

/** The kinds of all records that say an id, sound or not. */
function presentKinds(values: readonly unknown[]): ReadonlyMap<string, string> {
  const kinds = new Map<string, string>();
  for (const value of values) {
    const { kind, id } = (value ?? {}) as { kind?: unknown; id?: unknown };
    if (typeof id === 'string' && typeof kind === 'string') kinds.set(id, kind);
  }
  return kinds;
}
