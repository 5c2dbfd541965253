import { realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Level, LevelReader } from '../../core/document/level.ts';
import type { ModuleForm, ShapeSharing } from '../../core/gltf/export-choices.ts';
import { ExportError } from '../../core/gltf/export-error.ts';
import { exportLevel } from '../../core/gltf/export-level.ts';
import type { ExportOptions, ExportResult } from '../../core/gltf/export-options.ts';
import type { ExportPart } from '../../core/gltf/export-parts.ts';
import { text } from '../../core/text/text.ts';
import packageFacts from '../../package.json' with { type: 'json' };
import { CommandFailure, EXIT, type ExitStatus } from './exit-status.ts';
import { type LevelModules, readLevelModules } from './level-modules.ts';
import { requireLevel } from './level-source.ts';
import { showProgress } from './progress.ts';
import { type FileToWrite, STANDARD_STREAM, tell, writeResult } from './streams.ts';

export interface ExportArguments {
  readonly output: string;
  readonly storeys?: readonly string[];
  readonly without?: readonly ExportPart[];
  readonly rings?: readonly string[];
  readonly modules: ModuleForm;
  readonly shapes: ShapeSharing;
  readonly quantise: boolean;
  readonly compress: boolean;
  readonly report?: string;
}

const NO_MODULES: LevelModules = { modules: new Map(), faults: new Map(), files: [] };

const OUTPUT_NAME = /\.(glb|gltf)$/i;

/** Exports a level. What the file will not hold is said before it is written. */
export async function exportToFile(path: string, args: ExportArguments): Promise<ExitStatus> {
  checkName(args.output);
  const { level, reader, images } = await requireLevel(path);
  const modules = await modulesFor(args, path, reader);
  for (const [file, reason] of modules.faults) tell(`${file}: ${reason}`);
  const result = await exportOrExplain(level, {
    ...toOptions(args),
    images: images.images,
    modules: modules.modules,
  });
  const beside = filesBeside(args.output, result);
  const written = [args.output, args.report ?? [], beside.map((file) => file.path)].flat(2);
  await refuseSameFile([path, ...images.files, ...modules.files], written);
  for (const { code, params } of result.notices) tell(text(code, params));
  if (args.report !== undefined) await writeReport(args.report, result);
  await writeResult(args.output, result.files[0].parts, { beside });
  if (args.output !== STANDARD_STREAM) {
    tell(text('command-line.export.done', { path: args.output, ...result.counts }));
  }
  return EXIT.done;
}

/** What is left out need not be read. */
const modulesFor = async (
  { without = [] }: ExportArguments,
  path: string,
  level: LevelReader,
): Promise<LevelModules> => (without.includes('modules') ? NO_MODULES : await readLevelModules(path, level));

function toOptions(args: ExportArguments): ExportOptions {
  const { output, storeys, without, rings, modules, shapes, quantise, compress } = args;
  return {
    fileName: output === STANDARD_STREAM ? 'level.glb' : basename(output),
    programVersion: packageFacts.version,
    moduleForm: modules,
    shapes,
    quantise,
    compress,
    ...(storeys && { storeys }),
    ...(without && { without }),
    ...(rings && { rings }),
  };
}

function checkName(output: string): void {
  if (output === STANDARD_STREAM || OUTPUT_NAME.test(output)) return;
  throw new CommandFailure(EXIT.wrongUse, text('command-line.export.extension', { path: output }));
}

const filesBeside = (output: string, { files: [, ...others] }: ExportResult): readonly FileToWrite[] =>
  others.map(({ name, parts }) => ({ path: join(dirname(output), name), content: parts }));

async function refuseSameFile(read: readonly string[], written: readonly string[]): Promise<void> {
  // The level may come from standard input while the export goes to standard output.
  const sources = new Set(await Promise.all(read.filter((path) => path !== STANDARD_STREAM).map(realPathOf)));
  const targets = await Promise.all(written.map(realPathOf));
  const areApart = new Set(targets).size === targets.length;
  if (areApart && !targets.some((target) => sources.has(target))) return;
  throw new CommandFailure(EXIT.wrongUse, text('command-line.export.same-file'));
}

/** What a path leads to after symbolic links. What is not there yet is where it will be. */
async function realPathOf(path: string): Promise<string> {
  if (path === STANDARD_STREAM) return path;
  return realpath(path).catch(() =>
    realpath(dirname(path)).then(
      (folder) => join(folder, basename(path)),
      () => resolve(path),
    ),
  );
}

async function exportOrExplain(level: Level, options: ExportOptions): Promise<ExportResult> {
  const progress = showProgress('command-line.export.progress');
  try {
    return await exportLevel(level, options, { onProgress: progress.show });
  } catch (error) {
    if (error instanceof ExportError) throw new CommandFailure(EXIT.notPossible, error.message);
    throw error;
  } finally {
    progress.end();
  }
}

async function writeReport(path: string, result: ExportResult): Promise<void> {
  const { validateExport } = await import('./validate-export.ts');
  const validator = await validateExport(result);
  const notices = result.notices.map(({ code, params }) => ({ code, message: text(code, params) }));
  const report = JSON.stringify({ counts: result.counts, notices, validator }, null, 2);
  await writeResult(path, Buffer.from(`${report}\n`));
  const { numErrors: errors, numWarnings: warnings } = validator.issues;
  if (errors > 0)
    throw new CommandFailure(EXIT.notPossible, text('command-line.export.invalid', { errors, path }));
  if (path !== STANDARD_STREAM) tell(text('command-line.export.valid', { errors, warnings, path }));
}
