import { join } from 'node:path';
import { LEVEL_EXTENSION } from './file-name.ts';
import type { FileFacts, FilePort } from './file-port.ts';

/** A folder with more levels is listed up to here: a list of thousands helps nobody, and reading it must end. */
const MOST_LEVELS = 5000;

export interface LevelFile {
  readonly fileName: string;
  readonly facts: FileFacts;
}

/** Is this how a level file is called? Hidden files are no levels. */
const isLevelName = (name: string): boolean =>
  name.toLowerCase().endsWith(LEVEL_EXTENSION) && !name.startsWith('.');

/** The level files of a folder by name, numbers in it by value; not those of folders below. */
export async function listLevelFiles(files: FilePort, folder: string): Promise<LevelFile[]> {
  const byName = new Intl.Collator('en', { numeric: true });
  const names = (await files.names(folder)).filter(isLevelName).sort(byName.compare).slice(0, MOST_LEVELS);
  const found = await Promise.all(names.map((name) => findLevelFile(files, folder, name)));
  return found.filter((level) => level !== undefined);
}

/** A level file by its name, or undefined when it is gone, cannot be seen, or is no file. */
export async function findLevelFile(
  files: FilePort,
  folder: string,
  fileName: string,
): Promise<LevelFile | undefined> {
  try {
    const facts = await files.facts(join(folder, fileName));
    return facts.kind === 'file' ? { fileName, facts } : undefined;
  } catch {
    return undefined;
  }
}
