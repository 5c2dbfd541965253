import { basename, join } from 'node:path';
import { type FileFacts, type FilePort, nodeFiles } from './file-port.ts';
import { holdsContent } from './holds-content.ts';
import { keepCopy } from './keep-copy.ts';
import { errnoOf, projectError, toProjectError } from './project-error.ts';
import { publishNew, publishOver } from './publish.ts';
import { removeQuietly } from './remove-file.ts';
import { findTarget, type Publication, type ReplaceTarget } from './replace-target.ts';
import { makeTempName } from './temp-name.ts';
import { type BytesToWrite, syncFile, withFile, writeAll } from './write-bytes.ts';

export interface ReplaceOptions {
  readonly files?: FilePort;
  /** Throw `project.file-exists` rather than replace a file. */
  readonly mustBeNew?: boolean;
  /** Real path of a folder that the file must be in after symbolic links are followed. */
  readonly within?: string;
  /** Called when the new file is whole and on disk, just before it takes the old one's place. Throw to stop there. */
  readonly beforeReplace?: (path: string) => Promise<void>;
  /** Keeps the file as it was, under the first free one of these whole paths for 1, 2, … */
  readonly keepOriginalAs?: (attempt: number) => string;
}

export interface Replaced {
  /** Real path of the file. */
  readonly path: string;
  readonly facts: FileFacts;
}

const NEW_FILE_MODE = 0o666;
const PERMISSION_BITS = 0o777;

/**
 * Makes `content` that of the file at `path`, so that at every moment, power cut included, the file holds its
 * old content or the new one, whole. Follows symbolic links; keeps the file's mode and, where the user may, its owner.
 * Throws a ProjectError in words for the user; the old file is then intact and nothing lies about that the error does
 * not name.
 */
export async function durableReplace(
  path: string,
  content: BytesToWrite,
  options: ReplaceOptions = {},
): Promise<Replaced> {
  const files = options.files ?? nodeFiles;
  try {
    const target = await findTarget(files, path, options);
    const publication = { files, target, content, temp: join(target.folder, makeTempName(target.name)) };
    try {
      await writeTemp(publication);
      await publish(publication, options);
    } finally {
      await removeQuietly(files, publication.temp);
    }
    await syncFolder(files, target.folder);
    return { path: target.path, facts: await files.facts(target.path) };
  } catch (error) {
    throw toProjectError(error, 'save', basename(path));
  }
}

const newMode = (old: FileFacts | null): number => (old ? old.mode & PERMISSION_BITS : NEW_FILE_MODE);

async function writeTemp({ files, target, temp, content }: Publication): Promise<void> {
  await withFile(files.open(temp, 'wx', newMode(target.old)), async (file) => {
    await writeAll(file, content);
    if (target.old) await takeOver(file, target.old);
    await syncFile(file);
  });
  if (!(await withFile(files.open(temp, 'r'), (file) => holdsContent(file, content)))) {
    throw projectError('project.written-differs', 'save', target.shown);
  }
}

/** Owner first: changing it clears mode bits. Shares that have neither say so; the content is what counts. */
async function takeOver(file: Parameters<typeof syncFile>[0], old: FileFacts): Promise<void> {
  const { owner } = await file.facts();
  if (owner.user !== old.owner.user || owner.group !== old.owner.group) {
    await file.chown(old.owner.user, old.owner.group).catch(ignoreRefusal);
  }
  await file.chmod(newMode(old)).catch(ignoreRefusal);
}

const REFUSALS: ReadonlySet<string | undefined> = new Set([
  'EPERM',
  'ENOTSUP',
  'EOPNOTSUPP',
  'ENOSYS',
  'EINVAL',
]);

function ignoreRefusal(error: unknown): void {
  if (!REFUSALS.has(errnoOf(error))) throw error;
}

async function publish(publication: Publication, options: ReplaceOptions): Promise<void> {
  const { files, target } = publication;
  await options.beforeReplace?.(target.path);
  const original =
    target.old && options.keepOriginalAs
      ? await keepCopy(files, target.path, options.keepOriginalAs)
      : undefined;
  try {
    await (options.mustBeNew ? publishNew(publication) : publishOver(publication));
  } catch (error) {
    if (original !== undefined) await removeQuietly(files, original);
    throw error;
  }
}

const NO_FOLDER_SYNC: ReadonlySet<string | undefined> = new Set([
  'EISDIR',
  'EPERM',
  'EACCES',
  'ENOTSUP',
  'EINVAL',
]);

/** Makes the rename itself last through a power cut. Some systems cannot open or sync a folder. */
async function syncFolder(files: FilePort, folder: ReplaceTarget['folder']): Promise<void> {
  try {
    await withFile(files.open(folder, 'r'), syncFile);
  } catch (error) {
    if (!NO_FOLDER_SYNC.has(errnoOf(error))) throw error;
  }
}
