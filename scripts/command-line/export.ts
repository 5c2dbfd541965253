import { basename, dirname, join, resolve } from 'node:path';
import type { Level } from '../../core/document/level.ts';
import { ExportError } from '../../core/gltf/export-error.ts';
import { exportLevel } from '../../core/gltf/export-level.ts';
import type { ExportFile, ExportOptions, ExportResult } from '../../core/gltf/export-options.ts';
import { text } from '../../core/text/text.ts';
import packageFacts from '../../package.json' with { type: 'json' };
import { CommandFailure, EXIT, type ExitStatus } from './exit-status.ts';
import { requireLevel } from './level-source.ts';
import { showProgress } from './progress.ts';
import { STANDARD_STREAM, tell, writeResult } from './streams.ts';

export interface ExportArguments {
  readonly output: string;
  readonly storeys?: readonly string[];
  readonly report?: string;
}

const OUTPUT_NAME = /\.(glb|gltf)$/i;

/** Exports a level. What the file will not hold is said before it is written. */
export async function exportToFile(path: string, args: ExportArguments): Promise<ExitStatus> {
  checkPaths(path, args);
  const { level } = await requireLevel(path);
  const result = await exportOrExplain(level, toOptions(args));
  for (const { code, params } of result.notices) tell(text(code, params));
  if (args.report !== undefined) await writeReport(args.report, result);
  await writeFiles(args.output, result.files);
  if (args.output !== STANDARD_STREAM) {
    tell(text('command-line.export.done', { path: args.output, ...result.counts }));
  }
  return EXIT.done;
}

const toOptions = ({ output, storeys }: ExportArguments): ExportOptions => ({
  fileName: output === STANDARD_STREAM ? 'level.glb' : basename(output),
  programVersion: packageFacts.version,
  ...(storeys && { storeys }),
});

function checkPaths(path: string, { output, report }: ExportArguments): void {
  if (output !== STANDARD_STREAM && !OUTPUT_NAME.test(output)) {
    throw new CommandFailure(EXIT.wrongUse, text('command-line.export.extension', { path: output }));
  }
  const files = [path, output, report].filter((each) => each !== undefined && each !== STANDARD_STREAM);
  if (new Set(files.map((each) => resolve(each ?? ''))).size < files.length) {
    throw new CommandFailure(EXIT.wrongUse, text('command-line.export.same-file'));
  }
  if (output === STANDARD_STREAM && report === STANDARD_STREAM) {
    throw new CommandFailure(EXIT.wrongUse, text('command-line.export.same-file'));
  }
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

/** The file that names the others comes last: where it is, all of it is. */
async function writeFiles(output: string, files: ExportResult['files']): Promise<void> {
  const pathOf = ({ name }: ExportFile): string =>
    output === STANDARD_STREAM ? output : join(dirname(output), name);
  for (const file of [...files].reverse()) await writeResult(pathOf(file), file.bytes);
}
