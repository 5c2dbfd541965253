import { join, posix } from 'node:path';
import { isSafeAssetPath } from '../../core/document/asset-path.ts';
import { ModuleError, type ModuleReason } from '../../core/gltf/module/module-error.ts';
import type { ModuleFile, ModuleFiles } from '../../core/gltf/module/module-file.ts';
import { MAX_MODULE_BYTES } from '../../core/gltf/module/module-limits.ts';
import { isModuleName } from '../../core/modules/module-names.ts';
import type { FilePort } from '../project/file-port.ts';
import { ProjectError } from '../project/project-error.ts';
import { readBytes } from '../project/read-bytes.ts';
import { resolveInside } from '../project/safe-path.ts';

/** The folder beside the levels that modules are copied into. */
export const ASSETS = 'assets';

/** Longest list of modules that is shown. */
const MOST_MODULES = 2000;

/** How a .gltf is asked which files it names. */
export type FindFiles = (main: ModuleFile) => Promise<readonly string[]>;

/**
 * Reads a module with the files that it names. Those that are not there are left out: the inspection of the module
 * names them with their places. Throws a ProjectError for a main file that is out of the folder, not there or too
 * large, and a ModuleError with one reason for each other file that is there and cannot be had.
 * @param root real path of the folder that nothing may lead out of
 * @param path of the main file from there
 */
export async function readModuleFiles(
  files: FilePort,
  root: string,
  path: string,
  findFiles: FindFiles,
): Promise<ModuleFiles> {
  let room = MAX_MODULE_BYTES;
  const read = async (place: string): Promise<Uint8Array> => {
    const real = await resolveInside(files, root, place);
    const { bytes } = await readBytes(files, real, { name: place, limit: room });
    room -= bytes.length;
    return bytes;
  };
  const slashed = path.replaceAll('\\', '/');
  const main = { name: posix.basename(slashed), bytes: await read(path) };
  const others: ModuleFile[] = [];
  const faults: ModuleReason[] = [];
  for (const name of await namesIn(main, findFiles)) {
    try {
      others.push({ name, bytes: await read(posix.join(posix.dirname(slashed), name)) });
    } catch (error) {
      if (!(error instanceof ProjectError)) throw error;
      if (error.code === 'project.file-missing') continue;
      faults.push({ code: 'module-files.named', params: { module: path, reason: error.message } });
    }
  }
  if (faults.length > 0) throw new ModuleError(faults);
  return { main, others };
}

const GLB_MAGIC = Buffer.from('glTF');

/** The files that a main file names. A .glb names none: it need not be looked through for them. */
export const namesIn = async (main: ModuleFile, findFiles: FindFiles): Promise<readonly string[]> =>
  GLB_MAGIC.equals(main.bytes.subarray(0, GLB_MAGIC.length)) ? [] : findFiles(main);

/** The modules in `assets` and its folders, as assets name them, by name. */
export async function listModules(files: FilePort, root: string): Promise<string[]> {
  const folders = [ASSETS, ...(await foldersIn(files, root, ASSETS))];
  const found: string[] = [];
  for (const folder of folders) {
    for (const name of await files.names(join(root, folder)).catch(() => [])) {
      const path = `${folder}/${name}`;
      if (isModuleName(name) && !name.startsWith('.') && isSafeAssetPath(path)) found.push(path);
    }
  }
  const byName = new Intl.Collator('en', { numeric: true });
  return found.sort(byName.compare).slice(0, MOST_MODULES);
}

/** Modules of several files are copied into folders of their own where names are taken: one level is looked through. */
async function foldersIn(files: FilePort, root: string, folder: string): Promise<string[]> {
  const names = await files.names(join(root, folder)).catch(() => []);
  const inner: string[] = [];
  for (const name of names.filter((each) => !each.startsWith('.'))) {
    const facts = await files.linkFacts(join(root, folder, name)).catch(() => null);
    if (facts?.kind === 'folder') inner.push(`${folder}/${name}`);
  }
  return inner;
}
