import { effect, signal } from '@preact/signals';
import type { ModuleModel } from '../../core/modules/module-model.ts';
import type { LevelModules, LoadedModule } from './level-modules.ts';

/** Makes a small picture of a module. Rejects with an Error where that cannot be. */
type MakePicture = (model: ModuleModel) => Promise<Blob>;

/**
 * Small pictures of the modules of the level, made one after the other when a panel first asks for them and let go with
 * their modules. A module whose picture cannot be made has none.
 */
export class ModuleThumbnails {
  /** Grows when a picture has come. */
  readonly revision = signal(0);
  private readonly modules: LevelModules;
  private readonly make: MakePicture;
  /** The address of each picture; null while it is awaited, and where it cannot be made. */
  private readonly pictures = new Map<LoadedModule, string | null>();
  private last: Promise<void> = Promise.resolve();

  constructor(modules: LevelModules, make: MakePicture) {
    this.modules = modules;
    this.make = make;
  }

  /** Follows the modules. Returns the way to stop. */
  follow(): () => void {
    return effect(() => {
      this.modules.revision.value;
      this.forgetOthers(this.modules.ready());
    });
  }

  /** The address of the picture of a module; null as long as there is none. */
  find(path: string): string | null {
    const state = this.modules.find(path);
    if (state?.status !== 'ready') return null;
    const { module } = state;
    if (!this.pictures.has(module)) this.order(module);
    return this.pictures.get(module) ?? null;
  }

  private order(module: LoadedModule): void {
    this.pictures.set(module, null);
    this.last = this.last.then(() => this.draw(module));
  }

  private async draw(module: LoadedModule): Promise<void> {
    if (!this.pictures.has(module)) return;
    const picture = await this.make(module.model).catch(() => null);
    // Else it was forgotten meanwhile.
    if (!picture || !this.pictures.has(module)) return;
    this.pictures.set(module, URL.createObjectURL(picture));
    this.revision.value += 1;
  }

  private forgetOthers(kept: ReadonlySet<LoadedModule>): void {
    for (const [module, address] of this.pictures) {
      if (kept.has(module)) continue;
      this.pictures.delete(module);
      if (address !== null) URL.revokeObjectURL(address);
    }
  }
}
