import type { Problem } from '../../core/document/problem.ts';
import { text } from '../../core/text/text.ts';
import { EXIT, type ExitStatus } from './exit-status.ts';
import { describeProblems, examineLevelAndModules, forEachLevel, isSound } from './level-source.ts';
import { type ProblemJson, toProblemJson } from './problem-json.ts';
import { print } from './streams.ts';

interface LevelReport {
  readonly level: string;
  readonly valid: boolean;
  readonly problems: readonly ProblemJson[];
}

/** Lists the problems of each level. Warnings are listed too and do not count: the level is legal. */
export async function validate(
  paths: readonly string[],
  { json = false }: { readonly json?: boolean },
): Promise<ExitStatus> {
  const levels: LevelReport[] = [];
  const status = await forEachLevel(paths, async (path) => {
    const { problems } = await examineLevelAndModules(path);
    const valid = isSound(problems);
    levels.push({ level: path, valid, problems: problems.map(toProblemJson) });
    if (!json) printText(path, problems);
    return valid ? EXIT.done : EXIT.levelHasProblems;
  });
  if (json) print(JSON.stringify({ levels }, null, 2));
  return status;
}

function printText(path: string, problems: readonly Problem[]): void {
  if (problems.length === 0) print(text('command-line.validate.sound', { path }));
  for (const line of describeProblems(path, problems)) print(line);
}
