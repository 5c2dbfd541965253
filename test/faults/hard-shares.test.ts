import { writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { durableReplace } from '../../electron/project/durable-replace.ts';
import type { FilePort } from '../../electron/project/file-port.ts';
import { ProjectFiles } from '../../electron/project/project-files.ts';
import { rowText } from '../support/sample-level.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';
import { scriptFiles } from './scripted-files.ts';

const NAME = 'tower.level.json';

/** A folder that holds the level "old". */
async function makeOld(): Promise<{ folder: string; save: (files: FilePort) => Promise<unknown> }> {
  const folder = await makeTemporaryFolder();
  await writeFile(join(folder, NAME), 'old');
  return { folder, save: (files) => durableReplace(join(folder, NAME), Buffer.from('new'), { files }) };
}

const read = (folder: string, name = NAME): Promise<string> => readFile(join(folder, name), 'utf8');

describe.each(['EPERM', 'EBUSY', 'EACCES'])('a file that another program holds, told as %s', (errno) => {
  test('is replaced when it is let go after three tries', async () => {
    const { folder, save } = await makeOld();
    let tries = 0;
    const fault = (call: string): string | undefined => {
      if (call === 'rename') tries += 1;
      return call === 'rename' && tries <= 3 ? errno : undefined;
    };
    await save(scriptFiles({ fault }).files);
    expect(await read(folder)).toBe('new');
    expect(await readdir(folder)).toEqual([NAME]);
  });

  test('keeps its content when it is never let go; the work lies beside it, and nothing else', async () => {
    const { folder, save } = await makeOld();
    const { files, calls } = scriptFiles({
      fault: (call) => (call === 'rename' || call === 'open r+' ? errno : undefined),
    });
    await expect(save(files)).rejects.toThrow('tower.unsaved-1.level.json');
    expect(calls.filter((call) => call === 'rename').length).toBeGreaterThan(3);
    expect((await readdir(folder)).sort()).toEqual([NAME, 'tower.unsaved-1.level.json']);
    expect(await read(folder)).toBe('old');
    expect(await read(folder, 'tower.unsaved-1.level.json')).toBe('new');
  });
});

describe('a share that cannot rename over a file', () => {
  test.each(['ENOTSUP', 'EPERM'])('and says %s is written to after a copy was kept', async (errno) => {
    const { folder, save } = await makeOld();
    const { files, calls } = scriptFiles({
      fault: (call) => (call === 'rename' || call === 'sync' ? errno : undefined),
    });
    await save(files);
    expect(await read(folder)).toBe('new');
    expect(await readdir(folder)).toEqual([NAME]);
    expect(calls.indexOf('copy')).toBeLessThan(calls.lastIndexOf('write'));
  });

  test('and then fails for good leaves what was there before beside the damaged file, and says so', async () => {
    const { folder, save } = await makeOld();
    let isDead = false;
    const { files } = scriptFiles({
      fault: (call) => {
        if (call === 'truncate') isDead = true;
        if (call === 'rename') return 'ENOTSUP';
        return isDead && call !== 'close' ? 'EIO' : undefined;
      },
    });
    await expect(save(files)).rejects.toMatchObject({
      code: 'project.half-replaced',
      message: expect.stringContaining('tower.before-save-1.level.json'),
    });
    expect(await read(folder, 'tower.before-save-1.level.json')).toBe('old');
  });
});

test('thirty saves at once on a slow disk: one write at a time, and the last state is what lies there', async () => {
  const { folder } = await makeOld();
  await writeFile(join(folder, NAME), rowText(1));
  const { files, calls } = scriptFiles({ delay: (call) => (call === 'rename' || call === 'write' ? 15 : 1) });
  const project = await ProjectFiles.open(folder, { files });
  const id = (await project.findLevel(NAME))?.id ?? '';
  await project.openLevel({ id });
  const save = (walls: number) =>
    project.saveLevel({ id, text: rowText(walls), overwrite: false, keepOriginal: false });
  const outcomes = await Promise.all(Array.from({ length: 30 }, (_, index) => save(index + 2)));
  expect(outcomes.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 'saved'));
  expect(await read(folder)).toBe(rowText(31));
  const writing = calls.filter((call) => call === 'open wx' || call === 'rename');
  expect(writing).toEqual(['open wx', 'rename', 'open wx', 'rename']);
  expect(await readdir(folder)).toEqual([NAME]);
});

test('a level that another program changes while it is being saved is left to the other program', async () => {
  const { folder } = await makeOld();
  await writeFile(join(folder, NAME), rowText(1));
  const { files } = scriptFiles({
    fault: (call) => {
      if (call === 'open wx') writeFileSync(join(folder, NAME), rowText(9));
      return undefined;
    },
  });
  const project = await ProjectFiles.open(folder, { files });
  const id = (await project.findLevel(NAME))?.id ?? '';
  await project.openLevel({ id });
  const save = { id, text: rowText(2), overwrite: false, keepOriginal: true };
  expect(await project.saveLevel(save)).toMatchObject({ status: 'changed-on-disk' });
  expect(await read(folder)).toBe(rowText(9));
  expect(await readdir(folder)).toEqual([NAME]);
});

test('a save that fails only after the file was replaced is no change of others to the next save', async () => {
  const { folder } = await makeOld();
  await writeFile(join(folder, NAME), rowText(1));
  let renames = 0;
  let hasFailed = false;
  const { files } = scriptFiles({
    fault: (call) => {
      if (call === 'rename') renames += 1;
      if (renames !== 1 || hasFailed || call !== 'sync') return undefined;
      hasFailed = true;
      return 'EIO';
    },
  });
  const project = await ProjectFiles.open(folder, { files });
  const id = (await project.findLevel(NAME))?.id ?? '';
  await project.openLevel({ id });
  const save = (walls: number) =>
    project.saveLevel({ id, text: rowText(walls), overwrite: false, keepOriginal: false });
  await expect(save(2)).rejects.toMatchObject({ code: 'project.disk-error' });
  expect(await save(3)).toMatchObject({ status: 'saved' });
  expect(await read(folder)).toBe(rowText(3));
});
