import type { FileFacts, FilePort } from './file-port.ts';
import { type FileTask, projectError, toProjectError } from './project-error.ts';
import { withFile } from './write-bytes.ts';

/** A file as it was read. */
export interface FileContent {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly facts: FileFacts;
}

/**
 * Reads a whole file of at most `limit` bytes; messages call it `name`, and say which task failed.
 * A folder, pipe or device is refused before it is opened: opening a pipe would wait for ever.
 */
export async function readBytes(
  files: FilePort,
  path: string,
  { name, limit, task = 'read' }: { name: string; limit: number; task?: FileTask },
): Promise<FileContent> {
  try {
    const { kind } = await files.facts(path);
    if (kind === 'folder') throw projectError('project.is-folder', task, name);
    if (kind !== 'file') throw projectError('project.not-a-file', task, name);
    return await withFile(files.open(path, 'r'), async (file) => {
      const facts = await file.facts();
      if (facts.size > limit) {
        throw projectError('project.file-over-limit', task, name, { size: facts.size, limit });
      }
      // One byte more than the file says it has: a file that grows meanwhile is seen to.
      const room = new Uint8Array(facts.size + 1);
      let done = 0;
      for (let count = -1; count !== 0 && done < room.length; done += count) {
        count = await file.read(room.subarray(done));
      }
      return { bytes: room.subarray(0, done), facts };
    });
  } catch (error) {
    throw toProjectError(error, task, name);
  }
}
