import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const FOLDER_NAME = 'Levelwright samples';

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}

/** Where the user's copy of the samples lives: in their documents where there is such a folder, else in their home. */
export async function findSampleFolder(home: string): Promise<string> {
  const documents = join(home, 'Documents');
  return join((await isFolder(documents)) ? documents : home, FOLDER_NAME);
}

/**
 * Copies the shipped samples to a folder of the user's, so that the shipped ones stay as they are. A folder that is
 * there already is left alone, and one is never half there: it appears under its name when it is complete.
 */
export async function copySamples(shipped: string, folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  const unfinished = `${folder}.${process.pid}.tmp`;
  await mkdir(dirname(folder), { recursive: true });
  try {
    await cp(shipped, unfinished, { recursive: true });
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
