import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Enough for a hundred megabytes on a slow line; past it the browser is the better answer. */
const FETCH_LIMIT_MS = 180_000;
/** How long the download server may take to answer at all. */
const REACH_LIMIT_MS = 5_000;
const DOWNLOADS = 'https://github.com/electron/electron/releases/';

/** The executable of the installed Electron runtime, or undefined when it has not been fetched. */
export function findRuntime(root: string): string | undefined {
  const electron = join(root, 'node_modules/electron');
  try {
    const executable = join(
      process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(electron, 'dist'),
      readFileSync(join(electron, 'path.txt'), 'utf8'),
    );
    return existsSync(executable) ? executable : undefined;
  } catch {
    return undefined;
  }
}

/** Electron's npm package comes without its runtime: runs its own installer, quietly and for a limited time. */
export async function fetchRuntime(root: string): Promise<string | undefined> {
  if (!(await isReachable())) return undefined;
  const installer = join(root, 'node_modules/electron/install.js');
  const child = spawn(process.execPath, [installer], { stdio: 'ignore', timeout: FETCH_LIMIT_MS });
  await new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  return findRuntime(root);
}

/** Without a network the installer would try again and again; a proxy or mirror is its own business. */
async function isReachable(): Promise<boolean> {
  const isRouted = Object.keys(process.env).some((name) => /^(https?_proxy|.*electron_mirror)$/i.test(name));
  if (isRouted) return true;
  try {
    await fetch(DOWNLOADS, { method: 'HEAD', signal: AbortSignal.timeout(REACH_LIMIT_MS) });
    return true;
  } catch {
    return false;
  }
}
