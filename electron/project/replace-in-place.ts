import { basename, join } from 'node:path';
import { text } from '../../core/text/text.ts';
import { tagName } from './file-name.ts';
import type { OpenFile } from './file-port.ts';
import { keepCopy } from './keep-copy.ts';
import { ProjectError } from './project-error.ts';
import { readBytes } from './read-bytes.ts';
import { removeQuietly } from './remove-file.ts';
import type { Publication } from './replace-target.ts';
import { type BytesToWrite, sizeOfContent, syncFile, withFile, writeAll } from './write-bytes.ts';

/**
 * For file systems that cannot rename over a file: writes over the file itself, after a copy of it lies beside it
 * under a name that a person finds. When the writing fails the copy is put back; when that fails too it stays.
 */
export async function replaceInPlace(publication: Publication): Promise<void> {
  const { files, target, temp, content } = publication;
  if (!target.old) return files.copy(temp, target.path);
  // Opened before anything is touched: a file that cannot be opened needs no copy and no putting back.
  const opened = await files.open(target.path, 'r+');
  let copy: string | undefined;
  try {
    await withFile(Promise.resolve(opened), async (file) => {
      copy = await keepCopy(files, target.path, (n) => join(target.folder, copyName(target.name, n)), true);
      await writeOver(file, content);
    });
  } catch (error) {
    if (copy !== undefined) await putBack(publication, copy);
    throw error;
  }
  if (copy !== undefined) await removeQuietly(files, copy);
}

const copyName = (name: string, attempt: number): string => tagName(name, `before-save-${attempt}`);

async function writeOver(file: OpenFile, content: BytesToWrite): Promise<void> {
  await writeAll(file, content);
  await file.truncate(sizeOfContent(content));
  await syncFile(file);
}

async function putBack({ files, target }: Publication, copy: string): Promise<void> {
  try {
    const { bytes } = await readBytes(files, copy, { name: target.shown, limit: Number.POSITIVE_INFINITY });
    await withFile(files.open(target.path, 'r+'), (file) => writeOver(file, bytes));
  } catch (error) {
    const params = { file: target.shown, kept: basename(copy) };
    throw new ProjectError('project.half-replaced', text('project.half-replaced', params), error);
  }
  await removeQuietly(files, copy);
}
