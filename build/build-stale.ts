import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type BuildTarget, buildTargets, type TargetName } from './build-targets.ts';

/** Changes when a file that a target is made of is added, changed or removed. Tests are not part of it. */
async function takeStamp(root: string, sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await listFiles(join(root, source))) {
      const { mtimeMs, size } = await stat(file);
      hash.update(`${relative(root, file)} ${mtimeMs} ${size}\n`);
    }
  }
  return hash.digest('hex');
}

async function listFiles(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Holds the stamp of the sources that the last build of the target was made of. */
const stampPath = (root: string, name: TargetName): string => join(root, 'dist', `.built-${name}`);

async function isFresh(root: string, name: TargetName, stamp: string): Promise<boolean> {
  try {
    return (await readFile(stampPath(root, name), 'utf8')) === stamp;
  } catch {
    return false;
  }
}

async function build({ config }: BuildTarget, showsWarnings: boolean): Promise<void> {
  // Loaded when needed only: most starts find everything built.
  const vite = await import('vite');
  await vite.build({ ...config, logLevel: showsWarnings ? 'warn' : 'silent' });
}

interface BuildOptions {
  /** Build all, whatever has changed. */
  readonly force?: boolean;
  /** Print what the bundler finds doubtful: for those who work on the program. */
  readonly showsWarnings?: boolean;
  /** Called before the first build, if there is any. */
  readonly onBuild?: () => void;
}

/**
 * Builds those of the targets whose sources have changed since their last build, or all that are named with `force`.
 *
 * @returns the names of what was built.
 */
export async function buildStale(
  root: string,
  names: readonly TargetName[],
  { force = false, showsWarnings = false, onBuild }: BuildOptions = {},
): Promise<TargetName[]> {
  const built: TargetName[] = [];
  const targets = buildTargets(root);
  for (const name of names) {
    const stamp = await takeStamp(root, targets[name].sources);
    if (!force && (await isFresh(root, name, stamp))) continue;
    if (built.length === 0) onBuild?.();
    await build(targets[name], showsWarnings);
    await writeFile(stampPath(root, name), stamp);
    built.push(name);
  }
  return built;
}
