import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tagName } from './file-name.ts';
import type { FilePort } from './file-port.ts';
import { isLinkUnsupported, keepCopy } from './keep-copy.ts';
import { errnoOf, projectError } from './project-error.ts';
import { replaceInPlace } from './replace-in-place.ts';
import type { Publication } from './replace-target.ts';

/** Scanners, indexers and Windows itself hold a file for moments: waits between tries in ms, 2 s together. */
const RETRY_WAITS = [10, 20, 40, 80, 150, 300, 500, 900] as const;

const HELD: ReadonlySet<string | undefined> = new Set(['EPERM', 'EBUSY', 'EACCES']);

/** A share that cannot rename over a file; some say EPERM, which others say of a file that is held. */
const CANNOT_RENAME: ReadonlySet<string | undefined> = new Set([
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EXDEV',
  'EPERM',
]);

async function renameWithRetries({ files, target, temp }: Publication): Promise<void> {
  for (const pause of RETRY_WAITS) {
    try {
      return await files.rename(temp, target.path);
    } catch (error) {
      if (!HELD.has(errnoOf(error))) throw error;
    }
    await wait(pause);
  }
  await files.rename(temp, target.path);
}

/** Puts the new file in the place of the old one, in one step where the file system can. */
export async function publishOver(publication: Publication): Promise<void> {
  try {
    await renameWithRetries(publication);
  } catch (error) {
    if (!CANNOT_RENAME.has(errnoOf(error))) return keepIfHeld(publication, error);
    await replaceInPlace(publication).catch((cause: unknown) => keepIfHeld(publication, cause));
  }
}

/** Gives the new file its name only where no file has it. Throws `project.file-exists` otherwise. */
export async function publishNew(publication: Publication): Promise<void> {
  const { files, target, temp } = publication;
  try {
    await files.link(temp, target.path);
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') throw projectError('project.file-exists', 'save', target.shown);
    if (!isLinkUnsupported(error)) throw error;
    if (await exists(files, target.path)) throw projectError('project.file-exists', 'save', target.shown);
    await publishOver(publication);
  }
}

async function exists(files: FilePort, path: string): Promise<boolean> {
  try {
    await files.linkFacts(path);
    return true;
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** The old file is held and stays: the new one is kept beside it under a name that a person finds. */
async function keepIfHeld({ files, target, temp }: Publication, error: unknown): Promise<never> {
  if (!HELD.has(errnoOf(error))) throw error;
  const path = await keepCopy(files, temp, (n) => join(target.folder, tagName(target.name, `unsaved-${n}`)));
  throw projectError('project.held', 'save', target.shown, { kept: basename(path) });
}
