import { extname, join, posix } from 'node:path';
import type { ModuleFile, ModuleFiles } from '../../core/gltf/module/module-file.ts';
import { durableReplace } from '../project/durable-replace.ts';
import { checkFileName } from '../project/file-name.ts';
import type { FilePort } from '../project/file-port.ts';
import { ProjectError, projectError, toProjectError } from '../project/project-error.ts';
import { readBytes } from '../project/read-bytes.ts';
import { removeQuietly } from '../project/remove-file.ts';
import { resolveInside } from '../project/safe-path.ts';
import { ASSETS } from './project-modules.ts';

/** Most copies of one name: who has more has another trouble. */
const MOST_NAMES = 1000;

/** What is to be at a path of the project. */
interface Place {
  /** From the project's folder. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A module that is in the project. */
export interface PlacedModule {
  /** For the level's asset. */
  readonly path: string;
  /** Removes what was new: for a level that then could not take it. */
  readonly takeBack: () => Promise<void>;
}

/**
 * Copies a module with the files that it names into the project's `assets`, as they are and as they lie to one
 * another, so that every name in them stays good. Files that are there already with the same content are used again;
 * no file is ever replaced: where a name is taken, a .glb gets a new one, and a .gltf with its files a folder of its
 * own. The main file is written last. Throws a ProjectError, and then nothing new lies in the project.
 * @param root real path of the project's folder
 */
export async function placeModule(files: FilePort, root: string, module: ModuleFiles): Promise<PlacedModule> {
  for (let number = 1; number <= MOST_NAMES; number += 1) {
    const places = placesFor(module, number);
    const [main] = places;
    const written = await placeAll(files, root, places);
    if (!written) continue;
    const takeBack = (): Promise<void> => removeAll(files, root, written);
    return { path: main.path, takeBack };
  }
  throw projectError('project.file-exists', 'save', module.main.name);
}

/** Where the files go at that attempt, the main one first. */
function placesFor({ main, others }: ModuleFiles, number: number): readonly [Place, ...Place[]] {
  const ending = extname(main.name).toLowerCase();
  const stem = main.name.slice(0, main.name.length - ending.length);
  const tag = number === 1 ? '' : ` ${number}`;
  const folder = others.length > 0 && number > 1 ? `${ASSETS}/${stem}${tag}` : ASSETS;
  const name = others.length > 0 ? `${stem}${ending}` : `${stem}${tag}${ending}`;
  const place = (from: string, bytes: Uint8Array): Place => ({ path: checked(`${folder}/${from}`), bytes });
  return [place(name, main.bytes), ...others.map((file: ModuleFile) => place(file.name, file.bytes))];
}

/** Every name on the way is one that each system can have. */
function checked(path: string): string {
  const normal = posix.normalize(path);
  if (!normal.startsWith(`${ASSETS}/`)) throw projectError('project.outside', 'save', path);
  for (const step of normal.split('/')) checkFileName(step);
  return normal;
}

/** Writes what is missing and returns its paths; null, with nothing written, where a place is taken. */
async function placeAll(
  files: FilePort,
  root: string,
  places: readonly Place[],
): Promise<readonly string[] | null> {
  const missing: Place[] = [];
  for (const place of places) {
    const state = await compare(files, root, place);
    if (state === 'other') return null;
    if (state === 'missing') missing.push(place);
  }
  const written: string[] = [];
  try {
    // A main file without the files that it names would be worse than those without it.
    for (const place of missing.reverse()) {
      await writeNew(files, root, place);
      written.push(place.path);
    }
    return written;
  } catch (error) {
    await removeAll(files, root, written);
    // Somebody was faster.
    if (error instanceof ProjectError && error.code === 'project.file-exists') return null;
    throw error;
  }
}

async function removeAll(files: FilePort, root: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) await removeQuietly(files, join(root, path));
}

async function writeNew(files: FilePort, root: string, { path, bytes }: Place): Promise<void> {
  await makeFolder(files, root, posix.dirname(path));
  await durableReplace(join(root, path), bytes, { files, within: root, mustBeNew: true });
}

/** Step by step: a link on the way must not be followed out of the project, not even to make a folder there. */
async function makeFolder(files: FilePort, root: string, folder: string): Promise<void> {
  const above = posix.dirname(folder);
  if (above !== '.') await makeFolder(files, root, above);
  try {
    await files.makeFolder(join(root, folder));
  } catch (error) {
    throw toProjectError(error, 'save', folder);
  }
  await resolveInside(files, root, folder);
}

/** Writes files of a module that came with the program to the same paths, those that are not there yet. */
export async function placeMissing(files: FilePort, root: string, places: readonly Place[]): Promise<void> {
  for (const place of places.toReversed()) {
    if ((await compare(files, root, place)) === 'missing') await writeNew(files, root, place);
  }
}

async function compare(
  files: FilePort,
  root: string,
  { path, bytes }: Place,
): Promise<'missing' | 'same' | 'other'> {
  try {
    const real = await resolveInside(files, root, path);
    const found = await readBytes(files, real, { name: path, limit: bytes.length });
    return Buffer.compare(found.bytes, bytes) === 0 ? 'same' : 'other';
  } catch (error) {
    const isMissing = error instanceof ProjectError && error.code === 'project.file-missing';
    return isMissing && !(await isTaken(files, join(root, path))) ? 'missing' : 'other';
  }
}

/** A link to nowhere has no content, and its name is taken all the same. */
const isTaken = (files: FilePort, path: string): Promise<boolean> =>
  files.linkFacts(path).then(
    () => true,
    () => false,
  );
