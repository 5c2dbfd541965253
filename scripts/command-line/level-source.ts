import type { Level } from '../../core/document/level.ts';
import { MAX_LEVEL_BYTES } from '../../core/document/level-format.ts';
import { type ParseResult, parseLevel } from '../../core/document/parse-level.ts';
import { describeProblem, type Problem } from '../../core/document/problem.ts';
import { tooLargeProblem } from '../../core/document/read/decode-level.ts';
import { text } from '../../core/text/text.ts';
import { nodeFiles } from '../../electron/project/file-port.ts';
import { CommandFailure, EXIT, type ExitStatus } from './exit-status.ts';
import { readSource, STANDARD_STREAM, tell } from './streams.ts';

/** Reads and checks a level file, or standard input. */
export async function readLevel(path: string): Promise<ParseResult & { readonly source: Uint8Array }> {
  const size = path === STANDARD_STREAM ? 0 : await sizeOf(path);
  if (size > MAX_LEVEL_BYTES) return { ok: false, problems: [tooLargeProblem(size)], source: NOTHING };
  const source = await readSource(path, MAX_LEVEL_BYTES);
  return { ...parseLevel(source), source };
}

const NOTHING = new Uint8Array();

/** Zero for a file that cannot be asked: reading it says why. */
async function sizeOf(path: string): Promise<number> {
  try {
    return (await nodeFiles.facts(path)).size;
  } catch {
    return 0;
  }
}

/** Reads a level that a command needs. What is doubtful is told; a level that cannot be read ends the command. */
export async function requireLevel(
  path: string,
): Promise<{ readonly level: Level; readonly source: Uint8Array }> {
  const result = await readLevel(path);
  const lines = describeProblems(path, result.problems);
  if (!result.ok) throw new CommandFailure(EXIT.levelHasProblems, lines.join('\n'));
  for (const line of lines) tell(line);
  return result;
}

/** One line a problem, as compilers write them, for a person or an editor to follow. */
export const describeProblems = (path: string, problems: readonly Problem[]): readonly string[] =>
  problems.map((problem) => `${path}: ${describeProblem(problem)}`);

/**
 * Does the work for one level after the other. One that fails is told of and does not keep the others from their
 * turn; the worst failure decides how the program ends.
 */
export async function forEachLevel(
  paths: readonly string[],
  work: (path: string) => Promise<ExitStatus>,
): Promise<ExitStatus> {
  if (paths.includes(STANDARD_STREAM) && paths.length > 1) {
    throw new CommandFailure(EXIT.wrongUse, text('command-line.too-many-inputs'));
  }
  let worst: ExitStatus = EXIT.done;
  for (const path of paths) {
    const status = await work(path).catch((error: unknown) => {
      if (!(error instanceof CommandFailure)) throw error;
      tell(error.message);
      return error.status;
    });
    if (status > worst) worst = status;
  }
  return worst;
}
