import type { FilePort } from './file-port.ts';
import { errnoOf } from './project-error.ts';
import { removeQuietly } from './remove-file.ts';
import { syncFile, withFile } from './write-bytes.ts';

/** How a file system says that it has no hard links, or none across these folders. */
const CANNOT_LINK: ReadonlySet<string | undefined> = new Set([
  'EPERM',
  'EACCES',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EXDEV',
  'EMLINK',
  'EINVAL',
]);

/** How many names are tried before giving up: a folder with more is no accident. */
const MOST_ATTEMPTS = 10_000;

export const isLinkUnsupported = (error: unknown): boolean => CANNOT_LINK.has(errnoOf(error));

/** Keeps the bytes of a file under a second, free name: by a hard link, which costs nothing, else by a copy. */
async function linkOrCopy(files: FilePort, from: string, to: string): Promise<void> {
  try {
    await files.link(from, to);
  } catch (error) {
    if (!isLinkUnsupported(error)) throw error;
    await copyDurably(files, from, to);
  }
}

async function copyDurably(files: FilePort, from: string, to: string): Promise<void> {
  try {
    await files.copy(from, to);
    await withFile(files.open(to, 'r+'), syncFile);
  } catch (error) {
    if (errnoOf(error) !== 'EEXIST') await removeQuietly(files, to);
    throw error;
  }
}

/**
 * Keeps a file as it is under the first free one of `nameFor(1)`, `nameFor(2)`, …, which are whole paths.
 * `mustCopy`: the file itself will be written over, so a link would change with it. Returns the path.
 */
export async function keepCopy(
  files: FilePort,
  path: string,
  nameFor: (attempt: number) => string,
  mustCopy = false,
): Promise<string> {
  const keep = mustCopy ? copyDurably : linkOrCopy;
  for (let attempt = 1; ; attempt += 1) {
    const kept = nameFor(attempt);
    try {
      await keep(files, path, kept);
      return kept;
    } catch (error) {
      if (errnoOf(error) !== 'EEXIST' || attempt >= MOST_ATTEMPTS) throw error;
    }
  }
}
