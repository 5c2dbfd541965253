import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findExternalFiles } from '../../../core/gltf/module/inspect-module.ts';
import type { ModuleFile, ModuleFiles } from '../../../core/gltf/module/module-file.ts';

/** Files that stand beside the repository where it is developed, and nowhere else. */
const SHARED = new URL('../../../../shared/', import.meta.url).pathname;

export interface SharedModule {
  /** Path below the folder. */
  readonly path: string;
  readonly files: () => ModuleFiles;
}

/** Every .glb and .gltf below a folder beside the repository; none where there is no such folder. */
export function listSharedModules(folder: string): readonly SharedModule[] {
  const root = join(SHARED, folder);
  if (!existsSync(root)) return [];
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(glb|gltf)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ path: relative(root, file), files: () => readWithOthers(file) }));
}

function readWithOthers(file: string): ModuleFiles {
  const read = (name: string, path: string): ModuleFile => ({ name, bytes: readFileSync(path) });
  const main = read(relative(dirname(file), file), file);
  const others = findExternalFiles(main)
    .map((name) => ({ name, path: join(dirname(file), name) }))
    .filter(({ path }) => existsSync(path))
    .map(({ name, path }) => read(name, path));
  return { main, others };
}
