import { createHash } from 'node:crypto';
import type { ModuleFile, ModuleFiles } from '../../core/gltf/module/module-file.ts';
import type { ReadModule } from './worker-messages.ts';

/** Room for what was read, in bytes: a level's modules are read again whenever it is opened. */
const ROOM = 256 * 1024 * 1024;

/** What was read, by the content of the files it was read from; what was not asked for the longest goes first. */
export class ModuleCache {
  private readonly held = new Map<string, ReadModule>();
  private readonly room: number;
  private size = 0;

  constructor(room = ROOM) {
    this.room = room;
  }

  find(key: string): ReadModule | undefined {
    const found = this.held.get(key);
    if (!found) return undefined;
    this.held.delete(key);
    this.held.set(key, found);
    return found;
  }

  keep(key: string, module: ReadModule): void {
    const before = this.held.get(key);
    if (before) this.forget(key, before);
    if (module.glb.length > this.room) return;
    this.held.set(key, module);
    this.size += module.glb.length;
    for (const [oldest, old] of this.held) {
      if (this.size <= this.room) break;
      this.forget(oldest, old);
    }
  }

  private forget(key: string, module: ReadModule): void {
    this.held.delete(key);
    this.size -= module.glb.length;
  }
}

/**
 * The same for the same content under the same names, the main file's own name left out: it says nothing but what the
 * file is, and a copy of another name is the same module.
 */
export function keyOfModule({ main, others }: ModuleFiles): string {
  const hash = createHash('sha256');
  const add = (name: string, { bytes }: ModuleFile): void => {
    hash.update(`${JSON.stringify(name)} ${bytes.length}\n`).update(bytes);
  };
  add('', main);
  for (const file of [...others].sort((a, b) => (a.name < b.name ? -1 : 1))) add(file.name, file);
  return hash.digest('hex');
}
