import { spawnSync } from 'node:child_process';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../test/support/temporary-folder.ts';
import { nodeFiles } from './file-port.ts';
import { removeStaleTemps } from './stale-temps.ts';
import { makeTempName } from './temp-name.ts';

const TWO_HOURS_MS = 2 * 60 * 60 * 1000;

test('what killed saves left is removed; what others left, what is young and what is being written stays', async () => {
  const folder = await makeTemporaryFolder();
  const gone = spawnSync(process.execPath, ['--version']).pid;
  const own = makeTempName('tower.level.json');
  const stale = own.replace(String(process.pid), String(gone));
  const young = stale.replace('tower', 'young');
  const foreign = ['.tower.level.json.tmp', '.tower.swp', 'tower.level.json', `${stale}.bak`];
  const asFolder = stale.replace('tower', 'folder');
  for (const name of [own, stale, young, ...foreign]) await writeFile(join(folder, name), '');
  await mkdir(join(folder, asFolder));
  const old = new Date(Date.now() - TWO_HOURS_MS);
  for (const name of [own, stale, asFolder, ...foreign]) await utimes(join(folder, name), old, old);
  expect(await removeStaleTemps(nodeFiles, folder)).toEqual([stale]);
  expect((await readdir(folder)).sort()).toEqual([own, young, asFolder, ...foreign].sort());
});

test('a folder that cannot be read is no reason to fail', async () => {
  expect(await removeStaleTemps(nodeFiles, join(await makeTemporaryFolder(), 'none'))).toEqual([]);
});
