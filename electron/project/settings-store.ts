import { join } from 'node:path';
import type { RequestInput, RequestOutput } from '../../core/ipc/contract.ts';
import { text } from '../../core/text/text.ts';
import { durableReplace } from './durable-replace.ts';
import { tagName } from './file-name.ts';
import { type FilePort, nodeFiles } from './file-port.ts';
import { keepCopy } from './keep-copy.ts';
import { ProjectError, toProjectError } from './project-error.ts';
import { readBytes } from './read-bytes.ts';
import { SaveQueue } from './save-queue.ts';

const FILE_NAME = 'settings.json';

/** Settings are some kilobytes; a file beyond this is no settings file. */
const MAX_BYTES = 1024 * 1024;

type Settings = Record<string, unknown>;

/** The user's settings: one file in the program's own folder. A broken one costs the settings and nothing else. */
export class SettingsStore {
  private readonly folder: string;
  private readonly files: FilePort;
  private readonly queue: SaveQueue<Settings, void>;
  /** For the user, at the next read. */
  private notice: string | undefined;

  constructor(folder: string, files: FilePort = nodeFiles) {
    this.folder = folder;
    this.files = files;
    this.queue = new SaveQueue(
      (changes) => this.merge(changes),
      (older, newer) => ({ ...older, ...newer }),
    );
  }

  /**
   * Answers `settings.read`. A file that cannot be read gives empty settings and a notice for the user; a broken one
   * is moved aside, so that the notice comes once.
   */
  async read(): Promise<RequestOutput<'settings.read'>> {
    try {
      const settings = await this.load();
      const { notice } = this;
      this.notice = undefined;
      return { settings, ...(notice !== undefined && { notice }) };
    } catch (error) {
      return { settings: {}, notice: toProjectError(error, 'read', FILE_NAME).message };
    }
  }

  /** Answers `settings.write`: what is given is set, what is not stays as it is. */
  async write({ settings }: RequestInput<'settings.write'>): Promise<RequestOutput<'settings.write'>> {
    await this.queue.add(FILE_NAME, settings);
    return {};
  }

  idle(): Promise<void> {
    return this.queue.idle();
  }

  private get path(): string {
    return join(this.folder, FILE_NAME);
  }

  private async merge(changes: Settings): Promise<void> {
    const settings = { ...(await this.load()), ...changes };
    const words = `${JSON.stringify(settings, null, 2)}\n`;
    await this.files.makeFolder(this.folder);
    await durableReplace(this.path, Buffer.from(words, 'utf8'), { files: this.files });
  }

  private async load(): Promise<Settings> {
    try {
      const { bytes } = await readBytes(this.files, this.path, { name: FILE_NAME, limit: MAX_BYTES });
      return parseSettings(bytes) ?? (await this.setAside());
    } catch (error) {
      if (!(error instanceof ProjectError)) throw error;
      if (error.code === 'project.file-missing') return {};
      if (error.code === 'project.file-over-limit') return this.setAside();
      throw error;
    }
  }

  private async setAside(): Promise<Settings> {
    const nameFor = (attempt: number): string => join(this.folder, tagName(FILE_NAME, `corrupt-${attempt}`));
    const kept = await keepCopy(this.files, this.path, nameFor);
    await this.files.remove(this.path);
    this.notice = text('project.settings-broken', { kept });
    return {};
  }
}

function parseSettings(bytes: Uint8Array): Settings | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Settings) : undefined;
  } catch {
    return undefined;
  }
}
