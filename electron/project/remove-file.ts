import type { FilePort } from './file-port.ts';
import { errnoOf } from './project-error.ts';

/**
 * Removes a file of our own that has done its work. Tries twice, because a scanner may hold it for a moment; if it
 * still stays, that spoils nothing and is no reason to fail.
 */
export async function removeQuietly(files: FilePort, path: string): Promise<void> {
  try {
    await files.remove(path);
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') await files.remove(path).catch(() => undefined);
  }
}
