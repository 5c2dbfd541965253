import { setImmediate as nextTurn } from 'node:timers/promises';
import { jsonEqual } from '../../core/document/json-equal.ts';
import type { Level } from '../../core/document/level.ts';
import { parseLevel } from '../../core/document/parse-level.ts';
import type { Problem } from '../../core/document/problem.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { text } from '../../core/text/text.ts';
import { projectError } from './project-error.ts';

export type ReadLevel =
  | { readonly ok: true; readonly text: string; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The level in a file's bytes as canonical text, with all that is wrong or doubtful. */
export async function readLevelText(bytes: Uint8Array): Promise<ReadLevel> {
  const parsed = parseLevel(bytes);
  if (!parsed.ok) return { ok: false, problems: parsed.problems };
  // Other requests get a turn between the two halves of the work on a large level.
  await nextTurn();
  return { ok: true, text: serialiseLevel(parsed.level), problems: parsed.problems };
}

/**
 * The bytes to write for a level: canonical, and proven to read back as the same level. Throws ProjectError for a level
 * that a later opening would refuse or read differently: such a file is never written.
 * @param fileName what messages call the file
 */
export async function prepareLevelBytes(source: string, fileName: string): Promise<Uint8Array> {
  const level = parseForSave(source, fileName);
  await nextTurn();
  const canonical = serialiseLevel(level);
  // Reading is deterministic: the text just read, letter for letter, needs no second reading.
  if (canonical !== source) {
    await nextTurn();
    if (!isSameLevel(parseForSave(canonical, fileName), level)) {
      throw projectError('project.level-not-stable', 'save', fileName);
    }
  }
  return Buffer.from(canonical, 'utf8');
}

function parseForSave(source: string, fileName: string): Level {
  const parsed = parseLevel(source);
  if (parsed.ok) return parsed.level;
  const first = parsed.problems[0];
  throw projectError('project.level-not-valid', 'save', fileName, {
    place: first?.place ?? '',
    problem: first ? text(first.code, first.params) : '',
  });
}

/** The order of records does not count: writing sorts them. */
function isSameLevel(a: Level, b: Level): boolean {
  const records = new Map(b.records.map((record) => [record.id, record]));
  return (
    jsonEqual(a.header, b.header) &&
    a.records.length === b.records.length &&
    a.records.every((record) => jsonEqual(record, records.get(record.id)))
  );
}
