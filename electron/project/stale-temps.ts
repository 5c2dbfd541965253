import { join } from 'node:path';
import type { FilePort } from './file-port.ts';
import { errnoOf } from './project-error.ts';
import { findTempWriter } from './temp-name.ts';

/** No save takes an hour; another machine's save in the same shared folder is spared so. */
const STALE_AFTER_MS = 60 * 60 * 1000;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errnoOf(error) !== 'ESRCH';
  }
}

/**
 * Removes what killed processes left of their saves: files of our own naming, an hour old, whose process is gone.
 * What cannot be removed stays; that harms nobody. Returns the names that were removed.
 */
export async function removeStaleTemps(files: FilePort, folder: string, now = Date.now()): Promise<string[]> {
  const removed: string[] = [];
  const names = await files.names(folder).catch((): string[] => []);
  for (const name of names) {
    const writer = findTempWriter(name);
    if (writer === undefined || isRunning(writer)) continue;
    try {
      const { kind, modified } = await files.linkFacts(join(folder, name));
      if (kind !== 'file' || now - modified < STALE_AFTER_MS) continue;
      await files.remove(join(folder, name));
      removed.push(name);
    } catch {
      // Gone meanwhile, or not ours to remove.
    }
  }
  return removed;
}
