import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findExternalFiles } from '../../core/gltf/module/inspect-module.ts';
import type { ModuleFiles } from '../../core/gltf/module/module-file.ts';
import { normaliseModule } from '../../core/gltf/module/normalise-module.ts';
import { DECODERS } from '../../electron/modules/decoders.ts';
import { REAL_MODULES_FOLDER, realModules } from './real-modules.ts';

/** So many real modules as their artist wrote them, by file name; none where they are not there. */
export const artistModules = (count: number): ReadonlyMap<string, ModuleFiles> =>
  new Map(realModules.slice(0, count).map((name) => [name, filesOf(join(REAL_MODULES_FOLDER, name))]));

function filesOf(path: string): ModuleFiles {
  const main = { name: basename(path), bytes: Uint8Array.from(readFileSync(path)) };
  const others = findExternalFiles(main).map((name) => ({
    name,
    bytes: Uint8Array.from(readFileSync(join(dirname(path), name))),
  }));
  return { main, others };
}

/** As the program keeps it. */
export const normalised = async (files: ModuleFiles): Promise<Uint8Array> =>
  (await normaliseModule(files, DECODERS)).glb;
