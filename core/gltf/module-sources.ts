import type { Material } from '@gltf-transform/core';
import type { ModuleModel } from '../modules/module-model.ts';
import { ExportError } from './export-error.ts';
import type { LevelModuleFiles } from './export-options.ts';
import { ModuleError } from './module/module-error.ts';
import { readModule } from './module/read-module.ts';
import type { ModuleMaterials } from './module-materials.ts';

/** A module's file, read. */
export interface ModuleSource {
  readonly model: ModuleModel;
  /** In the file that is written, by the numbers that the meshes of the model name. */
  readonly materials: readonly Material[];
}

/** The module files of an export, read when the first module asks for them. */
export class ModuleSources {
  private readonly read = new Map<string, ModuleSource>();
  private readonly files: LevelModuleFiles;
  private readonly materials: ModuleMaterials;

  constructor(files: LevelModuleFiles, materials: ModuleMaterials) {
    this.files = files;
    this.materials = materials;
  }

  has(path: string): boolean {
    return this.files.has(path);
  }

  /** Rejects with an ExportError for a file that is none or cannot be read. */
  async get(path: string): Promise<ModuleSource> {
    const known = this.read.get(path);
    if (known) return known;
    const glb = this.files.get(path) ?? new Uint8Array(0);
    const source = { model: await readOrExplain(path, glb), materials: await this.materials.copyFrom(glb) };
    this.read.set(path, source);
    return source;
  }
}

async function readOrExplain(path: string, glb: Uint8Array): Promise<ModuleModel> {
  try {
    return await readModule(glb);
  } catch (error) {
    if (error instanceof ModuleError)
      throw new ExportError('export.bad-module', { path, reason: error.message });
    throw error;
  }
}
