import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { durableReplace, type ReplaceOptions } from '../../electron/project/durable-replace.ts';
import { ProjectError } from '../../electron/project/project-error.ts';
import { type FileScript, scriptFiles } from './scripted-files.ts';

export const OLD = Buffer.alloc(3_000, 'old ');
export const NEW = Buffer.alloc(2_500_000, 'new! ');
export const NAME = 'tower.level.json';

/** How things stand before a save, and how it is asked for. */
export interface Scenario {
  readonly title: string;
  readonly prepare: (folder: string) => Promise<unknown>;
  readonly options?: (folder: string) => ReplaceOptions;
  /** Faults that the file system always has. */
  readonly always?: (call: string) => string | undefined;
}

/** What a save came to. */
export interface Attempt {
  readonly error: ProjectError | null;
  /** What the file holds; null: there is none. */
  readonly content: Buffer | null;
  /** Files that the save left besides. */
  readonly litter: readonly string[];
  readonly calls: readonly string[];
}

/** One save of NEW in a fresh folder, on the real disk, with the faults of a script. */
export async function attemptSave(scenario: Scenario, script: FileScript = {}): Promise<Attempt> {
  const folder = await mkdtemp(join(tmpdir(), 'levelwright faults # % ü '));
  try {
    await scenario.prepare(folder);
    const before = new Set(await readdir(folder));
    const { files, calls } = scriptFiles({
      ...script,
      fault: (call, count) => scenario.always?.(call) ?? script.fault?.(call, count),
    });
    const error = await durableReplace(join(folder, NAME), NEW, {
      ...scenario.options?.(folder),
      files,
    }).then(
      () => null,
      (thrown: unknown) => {
        if (thrown instanceof ProjectError) return thrown;
        throw thrown;
      },
    );
    const content = await readFile(join(folder, NAME)).catch(() => null);
    const litter = (await readdir(folder)).filter((name) => name !== NAME && !before.has(name));
    return { error, content, litter, calls };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
