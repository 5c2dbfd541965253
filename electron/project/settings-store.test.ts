import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../test/support/temporary-folder.ts';
import { SettingsStore } from './settings-store.ts';

test('settings are empty at first, and written ones come back', async () => {
  const folder = join(await makeTemporaryFolder(), 'not', 'there', 'yet');
  const store = new SettingsStore(folder);
  expect(await store.read()).toEqual({ settings: {} });
  await store.write({ settings: { theme: 'dark' } });
  expect(await new SettingsStore(folder).read()).toEqual({ settings: { theme: 'dark' } });
});

test('writing one setting leaves the others, also those of a newer version', async () => {
  const store = new SettingsStore(await makeTemporaryFolder());
  await store.write({ settings: { theme: 'dark', fromTheFuture: [1] } });
  await Promise.all([
    store.write({ settings: { theme: 'light' } }),
    store.write({ settings: { grid: 0.5 } }),
  ]);
  expect((await store.read()).settings).toEqual({ theme: 'light', fromTheFuture: [1], grid: 0.5 });
});

test.each([
  ['cut off', '{"theme":"da'],
  ['empty', ''],
  ['a list', '[]'],
  ['null', 'null'],
  ['no text', Buffer.from([0x7b, 0xff, 0xfe])],
  ['beyond all size', `{"x":"${'x'.repeat(2 * 1024 * 1024)}"}`],
])('a settings file that is %s is kept aside, and said once', async (_title, content) => {
  const folder = await makeTemporaryFolder();
  await writeFile(join(folder, 'settings.json'), content);
  const store = new SettingsStore(folder);
  const first = await store.read();
  expect(first.settings).toEqual({});
  expect(first.notice).toContain('settings.corrupt-1.json');
  expect(await store.read()).toEqual({ settings: {} });
  const kept = await readFile(join(folder, 'settings.corrupt-1.json'));
  expect(kept.equals(Buffer.from(content))).toBe(true);
});

test('a broken file that a write meets first is kept aside too, and still said', async () => {
  const folder = await makeTemporaryFolder();
  await writeFile(join(folder, 'settings.corrupt-1.json'), 'from last time');
  await writeFile(join(folder, 'settings.json'), '{');
  const store = new SettingsStore(folder);
  await store.write({ settings: { theme: 'dark' } });
  expect(await store.read()).toMatchObject({
    settings: { theme: 'dark' },
    notice: expect.stringContaining('corrupt-2'),
  });
  expect((await readdir(folder)).sort()).toEqual([
    'settings.corrupt-1.json',
    'settings.corrupt-2.json',
    'settings.json',
  ]);
});

test('a folder in the place of the file costs the settings and says so', async () => {
  const folder = await makeTemporaryFolder();
  await mkdir(join(folder, 'settings.json'));
  expect(await new SettingsStore(folder).read()).toMatchObject({
    settings: {},
    notice: expect.stringContaining('folder'),
  });
});
