import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Level } from '../../core/document/level.ts';
import { isKind } from '../../core/document/schema/record-kinds.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
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
  const images = await shippedImages(level);
  if (path === STANDARD_STREAM) {
    if (images.length > 0) {
      const paths = images.map((image) => image.path).join(', ');
      tell(text('command-line.new.no-images', { paths }));
    }
    await writeResult(path, bytes);
    return EXIT.done;
  }
  const beside = await missingImages(dirname(path), images, force);
  await writeResult(path, bytes, { mustBeNew: !force, beside });
  tell(text('command-line.new.done', { path, template }));
  return EXIT.done;
}

/** An image of the samples, where it stands beside a level. */
interface ShippedImage extends FileToWrite {
  readonly content: Uint8Array;
}

/** The images that a template names, from the samples. */
function shippedImages({ records }: Level): Promise<readonly ShippedImage[]> {
  const paths = new Set(
    records.flatMap((record) => (isKind(record, 'material') ? (record.texture ?? []) : [])),
  );
  return Promise.all(
    [...paths].map(async (path) => ({ path, content: await readFile(join(SAMPLES, path)) })),
  );
}

/** Those that are not there yet. Another file of the same name is refused, unless it may be replaced. */
async function missingImages(
  folder: string,
  images: readonly ShippedImage[],
  force: boolean,
): Promise<readonly FileToWrite[]> {
  const missing: FileToWrite[] = [];
  for (const { path, content } of images) {
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
