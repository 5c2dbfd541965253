import { posix } from 'node:path';
import type { ModuleFile, ModuleFiles } from '../../core/gltf/module/module-file.ts';
import { type FindFiles, namesIn } from './project-modules.ts';

/**
 * The module that files chosen together make: the first with those of the others that it names, under the names that
 * it gives them. A dialog tells no folders, so a file in one is also found by its bare name. Those that were not chosen
 * are left out: the inspection of the module names them with their places.
 */
export async function gatherChosen(
  first: ModuleFile,
  rest: readonly ModuleFile[],
  findFiles: FindFiles,
): Promise<ModuleFiles> {
  const main = { ...first, name: posix.basename(first.name.replaceAll('\\', '/')) };
  const names = await namesIn(main, findFiles);
  const bareNames = names.map(bare);
  const others = names.flatMap((name) => {
    const isOne = bareNames.filter((each) => each === bare(name)).length === 1;
    const file = findChosen(rest, name, isOne);
    return file ? [{ name, bytes: file.bytes }] : [];
  });
  return { main, others };
}

/** Some systems take letters and their accents apart in names, or do not tell small letters from large ones. */
const plain = (name: string): string => name.normalize('NFC').replaceAll('\\', '/').toLowerCase();

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
