import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A fresh folder with a name that is hard on paths, gone when the test ends. Its real path. */
export async function makeTemporaryFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'a#b 100% %41 ü ')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
