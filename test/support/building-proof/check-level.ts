import { DocumentStore } from '../../../core/document/document-store.ts';
import { countedIds } from '../../../core/document/ids.ts';
import type { Level } from '../../../core/document/level.ts';
import { parseLevel } from '../../../core/document/parse-level.ts';
import { describeProblem } from '../../../core/document/problem.ts';
import { serialiseLevel } from '../../../core/document/serialise-level.ts';
import { findLevelProblems } from '../../../core/inspect/level-problems.ts';
import type { Violation } from './violations.ts';

/** What `validate` says of a level once it is a file: nothing, of a building that is right. */
export function checkFile(level: Level): Violation[] {
  const parsed = parseLevel(serialiseLevel(level));
  const problems = parsed.ok
    ? findLevelProblems(parsed.level, new DocumentStore(parsed.level, countedIds()), parsed.problems)
    : parsed.problems;
  return problems.map((problem) => ({ rule: 'level-problem', where: describeProblem(problem) }));
}
