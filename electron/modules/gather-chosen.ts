import { posix } from 'node:path';
import { ModuleError, type ModuleReason } from '../../core/gltf/module/module-error.ts';
import type { ModuleFile, ModuleFiles } from '../../core/gltf/module/module-file.ts';
import { type FindFiles, isGltf, isModuleName } from './project-modules.ts';

/**
 * The module that files chosen together make: the first with those of the others that it names, under the names that
 * it gives them. A dialog tells no folders, so a file in one is also found by its bare name. Throws a ModuleError with
 * a reason for each file that is missing.
 */
export async function gatherChosen(
  chosen: readonly ModuleFile[],
  findFiles: FindFiles,
): Promise<ModuleFiles> {
  const [first, ...rest] = chosen;
  if (!first || !isModuleName(first.name)) {
    throw new ModuleError([{ code: 'module-files.not-a-module', params: { file: first?.name ?? '' } }]);
  }
  const main = { ...first, name: posix.basename(first.name) };
  const others: ModuleFile[] = [];
  const missing: ModuleReason[] = [];
  const names = isGltf(main.name) ? await findFiles(main) : [];
  const bareNames = names.map(bare);
  for (const name of names) {
    const isOne = bareNames.filter((each) => each === bare(name)).length === 1;
    const file = findChosen(rest, name, isOne);
    if (file) others.push({ name, bytes: file.bytes });
    else missing.push({ code: 'module-files.not-chosen', params: { module: main.name, file: name } });
  }
  if (missing.length > 0) throw new ModuleError(missing);
  return { main, others };
}

/** Some systems take letters with their accents apart in the names of files. */
const plain = (name: string): string => name.normalize('NFC').replaceAll('\\', '/');

const bare = (name: string): string => posix.basename(plain(name));

/** @param byBareName no other file that is named is called the same */
function findChosen(
  chosen: readonly ModuleFile[],
  wanted: string,
  byBareName: boolean,
): ModuleFile | undefined {
  const exact = chosen.find((file) => plain(file.name) === plain(wanted));
  return exact ?? (byBareName ? chosen.find((file) => bare(file.name) === bare(wanted)) : undefined);
}
