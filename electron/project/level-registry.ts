import { randomUUID } from 'node:crypto';
import type { Fingerprint } from './fingerprint.ts';

/** One level file of the project, as the rest of the program knows it. */
export interface KnownLevel {
  /** Opaque: tells neither name nor place. */
  readonly id: string;
  readonly fileName: string;
  /**
   * What the file may hold without having been changed by others: as it was opened or saved, and what a save that
   * failed late may have left.
   */
  contents: readonly Fingerprint[];
}

/** Hands out ids for level files and finds them again. An id stays good when its file goes away. */
export class LevelRegistry {
  private readonly byId = new Map<string, KnownLevel>();
  private readonly byName = new Map<string, KnownLevel>();

  find(id: string): KnownLevel | undefined {
    return this.byId.get(id);
  }

  /** The level of that file name, known from now on. */
  register(fileName: string): KnownLevel {
    const known = this.byName.get(fileName);
    if (known) return known;
    const level: KnownLevel = { id: randomUUID(), fileName, contents: [] };
    this.byId.set(level.id, level);
    this.byName.set(fileName, level);
    return level;
  }
}
