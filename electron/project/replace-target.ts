import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { FileFacts, FilePort } from './file-port.ts';
import { errnoOf, projectError } from './project-error.ts';
import type { BytesToWrite } from './write-bytes.ts';

/** The file that a save is about, with symbolic links followed. */
export interface ReplaceTarget {
  /** Real path. */
  readonly path: string;
  readonly folder: string;
  readonly name: string;
  /** What the user calls it: a link has another name than its file. */
  readonly shown: string;
  /** What is there now; null: nothing. */
  readonly old: FileFacts | null;
}

const WRITE_BITS = 0o222;

/** A whole new file on its way to the place of the old one. */
export interface Publication {
  readonly files: FilePort;
  readonly target: ReplaceTarget;
  /** The new file, complete and on disk. */
  readonly temp: string;
  readonly content: BytesToWrite;
}

/** Is `path` in `folder` or below it? Both are real paths. */
export function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * Is the file marked as not to be written? Windows and a rename on any system tell nothing of it, and an administrator
 * may write all the same: the mark still says no.
 */
export const isWriteProtected = ({ mode }: FileFacts): boolean => (mode & WRITE_BITS) === 0;

async function findRealPath(files: FilePort, path: string): Promise<{ real: string; exists: boolean }> {
  let isLink: boolean;
  try {
    isLink = (await files.linkFacts(path)).kind === 'link';
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error;
    return { real: join(await files.realPath(dirname(path)), basename(path)), exists: false };
  }
  try {
    return { real: await files.realPath(path), exists: true };
  } catch (error) {
    if (isLink && errnoOf(error) === 'ENOENT')
      throw projectError('project.broken-link', 'save', basename(path));
    throw error;
  }
}

/**
 * Finds what a save to `path` would replace. Throws when that is not a file, cannot be written (a rename would replace
 * a write-protected file all the same), lies outside `within`,
 * or is there although it must be new.
 */
export async function findTarget(
  files: FilePort,
  path: string,
  { within, mustBeNew }: { within?: string; mustBeNew?: boolean },
): Promise<ReplaceTarget> {
  const shown = basename(path);
  const { real, exists } = await findRealPath(files, path);
  if (within !== undefined && !isWithin(within, real)) throw projectError('project.outside', 'save', shown);
  const target = { path: real, folder: dirname(real), name: basename(real), shown };
  if (!exists) return { ...target, old: null };
  if (mustBeNew) throw projectError('project.file-exists', 'save', shown);
  const old = await files.facts(real);
  if (old.kind === 'folder') throw projectError('project.is-folder', 'save', shown);
  if (old.kind !== 'file') throw projectError('project.not-a-file', 'save', shown);
  if (isWriteProtected(old)) throw projectError('project.read-only-file', 'save', shown);
  await files.askWritable(real);
  return { ...target, old };
}
