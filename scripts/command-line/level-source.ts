import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { Level, LevelReader } from '../../core/document/level.ts';
import { MAX_LEVEL_BYTES } from '../../core/document/level-format.ts';
import { parseLevel } from '../../core/document/parse-level.ts';
import { describeProblem, type Problem } from '../../core/document/problem.ts';
import { tooLargeProblem } from '../../core/document/read/decode-level.ts';
import { recordPlace } from '../../core/document/read/place.ts';
import { canonicalImagePath } from '../../core/images/image-paths.ts';
import { findImageProblems } from '../../core/inspect/image-problems.ts';
import { findLevelProblems } from '../../core/inspect/level-problems.ts';
import { findModuleFileProblems } from '../../core/inspect/module-file-problems.ts';
import { text } from '../../core/text/text.ts';
import { nodeFiles } from '../../electron/project/file-port.ts';
import { CommandFailure, EXIT, type ExitStatus } from './exit-status.ts';
import { type LevelImages, readLevelImages } from './level-images.ts';
import { readLevelModules } from './level-modules.ts';
import { readSource, STANDARD_STREAM, tell } from './streams.ts';

/** A level file that could be read. */
export interface LevelSource {
  /** The bytes of the file. */
  readonly source: Uint8Array;
  readonly level: Level;
  readonly reader: LevelReader;
  readonly images: LevelImages;
}

/** A level file with everything wrong or doubtful in it; `read` is null if it cannot be read. */
export interface ExaminedLevel {
  readonly read: LevelSource | null;
  readonly problems: readonly Problem[];
}

/** Reads a level file or standard input, and finds what is wrong with it. */
async function examineLevel(path: string): Promise<ExaminedLevel> {
  const size = path === STANDARD_STREAM ? 0 : await sizeOf(path);
  if (size > MAX_LEVEL_BYTES) return { read: null, problems: [tooLargeProblem(size)] };
  const source = await readSource(path, MAX_LEVEL_BYTES);
  const result = parseLevel(source);
  if (!result.ok) return { read: null, problems: result.problems };
  const { level } = result;
  const reader = new DocumentStore(level, countedIds());
  const images = await readLevelImages(path, reader);
  const problems = findLevelProblems(level, reader, result.problems);
  const read = { source, level, reader, images };
  return { read, problems: [...problems, ...findPlacedImageProblems(read)] };
}

/** The same with the module files that cannot be had, for commands that tell of a level and read them for nothing else. */
export async function examineLevelAndModules(path: string): Promise<ExaminedLevel> {
  const { read, problems } = await examineLevel(path);
  if (!read || read.reader.countOf('asset') === 0) return { read, problems };
  const { faults } = await readLevelModules(path, read.reader);
  const found = findModuleFileProblems(read.reader, (file) => faults.get(canonicalImagePath(file)));
  return { read, problems: [...problems, ...withPlaces(read.level, found)] };
}

function findPlacedImageProblems({ level, reader, images }: LevelSource): readonly Problem[] {
  const problems = findImageProblems(reader, (path) => images.faults.get(canonicalImagePath(path)));
  return withPlaces(level, problems);
}

const withPlaces = (level: Level, problems: readonly Problem[]): readonly Problem[] =>
  problems.map((problem) => {
    const index = level.records.findIndex(({ id }) => id === problem.record);
    return { ...problem, ...recordPlace(index, level.records[index]) };
  });

/** Zero for a file that cannot be asked: reading it says why. */
async function sizeOf(path: string): Promise<number> {
  try {
    return (await nodeFiles.facts(path)).size;
  } catch {
    return 0;
  }
}

/** Reads a level that a command needs. What is doubtful is told; a level that cannot be read ends the command. */
export async function requireLevel(path: string): Promise<LevelSource> {
  const { read, problems } = await examineLevel(path);
  const lines = describeProblems(path, problems);
  if (!read) throw new CommandFailure(EXIT.levelHasProblems, lines.join('\n'));
  for (const line of lines) tell(line);
  return read;
}

/** One line a problem, as compilers write them, for a person or an editor to follow. */
export const describeProblems = (path: string, problems: readonly Problem[]): readonly string[] =>
  problems.map((problem) => `${path}: ${describeProblem(problem)}`);

/** Warnings are told and do not count: the level is legal. */
export const isSound = (problems: readonly Problem[]): boolean =>
  problems.every(({ severity }) => severity === 'warning');

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
