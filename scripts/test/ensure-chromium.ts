import { spawnSync } from 'node:child_process';
import { findChromium } from '../browser/chromium.ts';

/** Enough to fetch two hundred megabytes on a slow line. */
const INSTALL_LIMIT_MS = 600_000;

const isDebianRoot = (): boolean =>
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { stdio: 'inherit', env, timeout: INSTALL_LIMIT_MS } as const;
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], options);
}

/**
 * A Chromium for the tests that need a browser: the system's, else installed where that is possible. Throws, in words,
 * when there is none in the end: tests that did not run must not look as if they had passed.
 */
export function ensureChromium(): string {
  if (findChromium() === undefined && !process.env.CHROMIUM_PATH && isDebianRoot()) {
    console.log('No Chromium found; installing it.');
    install();
  }
  const found = findChromium();
  if (found !== undefined) return found;
  const { CHROMIUM_PATH } = process.env;
  throw new Error(
    CHROMIUM_PATH
      ? `CHROMIUM_PATH names “${CHROMIUM_PATH}”, which cannot be run. Correct it, or unset it to search the system.`
      : 'The end-to-end tests need Chromium or Chrome and found neither. Install one (Debian: apt-get install chromium), or set CHROMIUM_PATH to it.',
  );
}
