import { realpath } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { LevelReader } from '../../core/document/level.ts';
import { ModuleError } from '../../core/gltf/module/module-error.ts';
import { canonicalImagePath } from '../../core/images/image-paths.ts';
import { ModuleWorkshop } from '../../electron/modules/module-workshop.ts';
import { readModuleFiles } from '../../electron/modules/project-modules.ts';
import { sourceWorker } from '../../electron/modules/source-worker.ts';
import { nodeFiles } from '../../electron/project/file-port.ts';
import { ProjectError, toProjectError } from '../../electron/project/project-error.ts';
import { STANDARD_STREAM } from './streams.ts';

/** The modules that the assets of a level name, by canonical path. */
export interface LevelModules {
  /** In the one form that the program reads. */
  readonly modules: ReadonlyMap<string, Uint8Array>;
  /** Why a module cannot be had, in words. */
  readonly faults: ReadonlyMap<string, string>;
  /** Where they and what they name lie, for what must not be written over. */
  readonly files: readonly string[];
}

/**
 * Reads them from beside the level file, never from outside its folder, in the thread that the editor uses and with its
 * limits; a level from standard input lies here.
 */
export async function readLevelModules(levelPath: string, level: LevelReader): Promise<LevelModules> {
  const paths = new Set([...level.ofKind('asset')].map(({ path }) => canonicalImagePath(path)));
  const folder = levelPath === STANDARD_STREAM ? '.' : dirname(levelPath);
  const modules = new Map<string, Uint8Array>();
  const faults = new Map<string, string>();
  const files: string[] = [];
  const workshop = new ModuleWorkshop(sourceWorker);
  try {
    for (const path of paths) {
      try {
        const root = await realpath(folder);
        const source = await readModuleFiles(nodeFiles, root, path, (main) => workshop.findFiles(main));
        files.push(join(folder, path));
        for (const { name } of source.others) files.push(join(folder, posix.dirname(path), name));
        modules.set(path, (await workshop.readModule(source)).glb);
      } catch (error) {
        faults.set(path, wordsOf(error, path));
      }
    }
  } finally {
    await workshop.close();
  }
  return { modules, faults, files };
}

function wordsOf(error: unknown, path: string): string {
  const isExplained = error instanceof ProjectError || error instanceof ModuleError;
  return (isExplained ? error : toProjectError(error, 'read', path)).message;
}
