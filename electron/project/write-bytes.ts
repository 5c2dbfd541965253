import type { OpenFile } from './file-port.ts';
import { errnoOf } from './project-error.ts';

/** One call writes at most this many bytes: a full disk then shows as a short count early. */
const PIECE_BYTES = 1024 * 1024;

/** Systems and shares that cannot sync a file or a folder say one of these; nothing is wrong with the file then. */
const CANNOT_SYNC: ReadonlySet<string | undefined> = new Set([
  'EINVAL',
  'EPERM',
  'EISDIR',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
]);

/** What a file is to hold: its bytes, or parts of them, one after another, so that a large file need not be in one piece. */
export type BytesToWrite = Uint8Array | readonly Uint8Array[];

export const partsOf = (content: BytesToWrite): readonly Uint8Array[] =>
  content instanceof Uint8Array ? [content] : content;

export const sizeOfContent = (content: BytesToWrite): number =>
  partsOf(content).reduce((sum, { length }) => sum + length, 0);

/** Writes all bytes, whatever number of calls that takes. Throws when the file takes no more. */
export async function writeAll(file: OpenFile, content: BytesToWrite): Promise<void> {
  for (const part of partsOf(content)) await writePart(file, part);
}

async function writePart(file: OpenFile, bytes: Uint8Array): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const count = await file.write(bytes.subarray(done, done + PIECE_BYTES));
    if (count <= 0) throw Object.assign(new Error('The file takes no more bytes'), { code: 'ENOSPC' });
    done += count;
  }
}

/** Brings the file's bytes onto the disk itself, where the system can. */
export async function syncFile(file: OpenFile): Promise<void> {
  try {
    await file.sync();
  } catch (error) {
    if (!CANNOT_SYNC.has(errnoOf(error))) throw error;
  }
}

/** Runs `work` on an open file and closes it. A failure to close counts: some shares write only then. */
export async function withFile<T>(
  opening: Promise<OpenFile>,
  work: (file: OpenFile) => Promise<T>,
): Promise<T> {
  const file = await opening;
  let result: T;
  try {
    result = await work(file);
  } catch (error) {
    await file.close().catch(() => undefined);
    throw error;
  }
  await file.close();
  return result;
}
