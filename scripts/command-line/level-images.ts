import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LevelReader } from '../../core/document/level.ts';
import { canonicalImagePath } from '../../core/images/image-paths.ts';
import { nodeFiles } from '../../electron/project/file-port.ts';
import { ProjectError, toProjectError } from '../../electron/project/project-error.ts';
import { readImage } from '../../electron/project/project-images.ts';
import { STANDARD_STREAM } from './streams.ts';

/** The images that the materials of a level name, by canonical path. */
export interface LevelImages {
  readonly images: ReadonlyMap<string, Uint8Array>;
  /** Why an image cannot be had, in words. */
  readonly faults: ReadonlyMap<string, string>;
  /** Where they lie, for what must not be written over. */
  readonly files: readonly string[];
}

/** Reads them from beside the level file, never from outside its folder; a level from standard input lies here. */
export async function readLevelImages(levelPath: string, level: LevelReader): Promise<LevelImages> {
  const images = new Map<string, Uint8Array>();
  const faults = new Map<string, string>();
  const folder = levelPath === STANDARD_STREAM ? '.' : dirname(levelPath);
  const named = [...level.ofKind('material')].flatMap(({ texture }) => texture ?? []);
  for (const path of new Set(named.map(canonicalImagePath))) {
    try {
      const { bytes } = await readImage(nodeFiles, await realpath(folder), path);
      images.set(path, bytes);
    } catch (error) {
      faults.set(path, wordsOf(error, path));
    }
  }
  return { images, faults, files: [...images.keys()].map((path) => join(folder, path)) };
}

const wordsOf = (error: unknown, path: string): string =>
  (error instanceof ProjectError ? error : toProjectError(error, 'read', path)).message;
