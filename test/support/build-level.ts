import type { Level } from '../../core/document/level.ts';
import { parseLevel } from '../../core/document/parse-level.ts';
import { describeProblem } from '../../core/document/problem.ts';

/** The text of a level file with these records, one a line, records being objects or text as it is. */
export const levelText = (records: readonly (object | string)[], version: unknown = 1): string =>
  `{\n"format": "levelwright/level",\n"version": ${JSON.stringify(version)},\n"name": "Test",\n"records": [\n${records
    .map((record) => (typeof record === 'string' ? record : JSON.stringify(record)))
    .join(',\n')}\n]\n}\n`;

/** A level as the parser reads it. Throws its problems for records that are no level. */
export function buildLevel(records: readonly object[]): Level {
  const result = parseLevel(levelText(records));
  if (!result.ok) throw new Error(result.problems.map(describeProblem).join('\n'));
  return result.level;
}
