import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Level } from '../../core/document/level.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { shippedFilesOf } from '../../core/templates/shipped-files.ts';
import { withFilesBeside } from '../../core/templates/station-assets.ts';
import { createTemplate, type TemplateName } from '../../core/templates/templates.ts';
import { text } from '../../core/text/text.ts';
import { prepareLevelBytes } from '../../electron/project/level-text.ts';
import { CommandFailure, EXIT, type ExitStatus } from './exit-status.ts';
import { type FileToWrite, STANDARD_STREAM, tell, writeResult } from './streams.ts';

const SAMPLES = fileURLToPath(new URL('../../assets/samples', import.meta.url));

const EXTENSION = /(\.level)?\.json$/i;

/** Writes a new level, named after its file. */
export async function newLevel(
  path: string,
  { template, force }: { readonly template: TemplateName; readonly force: boolean },
): Promise<ExitStatus> {
  const level = createTemplate(template);
  const name = path === STANDARD_STREAM ? level.header.name : basename(path).replace(EXTENSION, '');
  const bytes = await prepareLevelBytes(
    serialiseLevel({ ...level, header: { ...level.header, name } }),
    path,
  );
  const shipped = await readShipped(level);
  if (path === STANDARD_STREAM) {
    if (shipped.length > 0) {
      const paths = shipped.map((file) => file.path).join(', ');
      tell(text('command-line.new.no-files', { paths }));
    }
    await writeResult(path, bytes);
    return EXIT.done;
  }
  const beside = await missingFiles(dirname(path), shipped, force);
  await writeResult(path, bytes, { mustBeNew: !force, beside });
  tell(text('command-line.new.done', { path, template }));
  return EXIT.done;
}

/** A file of the samples, where it stands beside a level. */
interface ShippedFile extends FileToWrite {
  readonly content: Uint8Array;
}

/** The images and modules that a template names, from the samples. */
const readShipped = (level: Level): Promise<readonly ShippedFile[]> =>
  Promise.all(
    shippedFilesOf(level)
      .flatMap(withFilesBeside)
      .map(async (path) => ({ path, content: await readFile(join(SAMPLES, path)) })),
  );

/** Those that are not there yet. Another file of the same name is refused, unless it may be replaced. */
async function missingFiles(
  folder: string,
  shipped: readonly ShippedFile[],
  force: boolean,
): Promise<readonly FileToWrite[]> {
  const missing: FileToWrite[] = [];
  for (const { path, content } of shipped) {
    const place = join(folder, path);
    const there = await readFile(place).catch(() => null);
    if (there?.equals(content)) continue;
    if (there && !force) {
      throw new CommandFailure(EXIT.notReadOrWritten, text('command-line.new.exists', { path: place }));
    }
    missing.push({ path: place, content });
  }
  return missing;
}
