import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { tagName } from './file-name.ts';
import type { FilePort } from './file-port.ts';
import { keepCopy } from './keep-copy.ts';

/** Earlier versions of one level that are kept. */
const MOST_BACKUPS = 10;

const BACKUP_TAG = /\.save-(\d+)(?=\.)/;

interface Backup {
  readonly name: string;
  readonly number: number;
}

/** Keeps the last versions of the levels of one project, outside the project. */
export class Backups {
  /** Whole path of the folder, for a person to look into. */
  readonly folder: string;
  private readonly files: FilePort;

  /**
   * @param store folder for the backups of all projects
   * @param project real path of the project folder
   */
  constructor(files: FilePort, store: string, project: string) {
    this.files = files;
    this.folder = join(store, createHash('sha256').update(project).digest('hex').slice(0, 16));
  }

  /** Keeps the file as it is now, then drops the oldest: never the other way round. */
  async keep(path: string, fileName: string): Promise<void> {
    await this.files.makeFolder(this.folder);
    const earlier = await this.list(fileName);
    const last = earlier.at(-1)?.number ?? 0;
    await keepCopy(this.files, path, (n) => join(this.folder, tagName(fileName, `save-${last + n}`)));
    for (const { name } of earlier.slice(0, Math.max(0, earlier.length + 1 - MOST_BACKUPS))) {
      await this.files.remove(join(this.folder, name));
    }
  }

  /** Are earlier versions of this file kept? */
  async has(fileName: string): Promise<boolean> {
    return (await this.list(fileName)).length > 0;
  }

  /** Oldest first. */
  private async list(fileName: string): Promise<Backup[]> {
    const names = await this.files.names(this.folder).catch((): string[] => []);
    return names
      .map((name) => ({ name, number: Number(BACKUP_TAG.exec(name)?.[1]) }))
      .filter(({ name, number }) => name === tagName(fileName, `save-${number}`))
      .sort((a, b) => a.number - b.number);
  }
}
