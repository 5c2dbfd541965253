import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isKind } from '../../core/document/schema/record-kinds.ts';
import { text } from '../../core/text/text.ts';
import { levelText } from '../support/build-level.ts';
import { levelwright } from '../support/command-line.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

const FILE = 'Valley.level.json';
/** A straight path of two tiles along x, with blank tiles around and a wall around those. */
const LEVEL = levelText([
  {
    kind: 'defence',
    id: 'td',
    name: 'Valley',
    seed: 7,
    length: 2,
    maxTilesBeforeCorner: 6,
    border: 4,
    decorationChance: 0,
  },
]);

let app: EditorApp;
let page: Page;
let hands: ViewportHands;

beforeAll(async () => {
  app = await openEditor({ levels: { [FILE]: LEVEL }, context: { reducedMotion: 'reduce' } });
  page = app.page;
  hands = new ViewportHands(app);
  await hands.waitForLevel();
  await hands.dismissMessage();
});
afterAll(() => app.close());
// Keys belong to a field while the focus is there.
beforeEach(() => page.locator('canvas').first().focus());

const records = async () => (await hands.save(FILE)).records;
const defence = async () => (await records()).find((record) => isKind(record, 'defence'));
const press = async (key: string) => {
  await page.keyboard.press(key);
  await hands.settle();
};

test('towers are placed by a drag, tiles are decorated, and undo takes all of it back to the byte', async () => {
  await press('t');
  await hands.drag([-1, 2], [1, 2]);
  const towers = (await records()).filter((record) => isKind(record, 'tower'));
  expect(new Set(towers.map(({ cell }) => String(cell)))).toEqual(new Set(['-1,2', '0,2', '1,2']));
  // A click on the path is refused in words, and nothing is placed.
  await hands.click([0, 0]);
  await page.getByText(text('defence.spot.path')).first().waitFor();
  await press('b');
  await hands.drag([-2, -2], [2, -2]);
  const decorations = (await records()).filter((record) => isKind(record, 'decoration'));
  expect(decorations.length).toBeGreaterThanOrEqual(3);
  await press('v');
  await hands.drag([0, 2], [0, 3]);
  const moved = towers.find(({ cell }) => String(cell) === '0,2');
  expect((await records()).find(({ id }) => id === moved?.id)).toMatchObject({ cell: [0, 3] });
  for (let step = 0; step < 3; step += 1) await press('Control+z');
  expect(await records()).toHaveLength(1);
  expect(await readFile(join(app.project, FILE), 'utf8')).toBe(LEVEL);
});

test('other seeds come and go, and a lock keeps them away', async () => {
  const before = await defence();
  await press('g');
  const after = await defence();
  expect(after).not.toEqual(before);
  await press('PageUp');
  expect(await defence()).toEqual(before);
  await press('PageDown');
  expect(await defence()).toEqual(after);
  await press('o');
  await press('g');
  await page.getByText(text('defence.locked')).first().waitFor();
  expect(await defence()).toEqual({ ...after, locked: true });
  for (let step = 0; step < 4; step += 1) await press('Control+z');
  expect(await readFile(join(app.project, FILE), 'utf8').then(() => defence())).toEqual(before);
});

test('a regeneration asks before things of the user are without a tile', async () => {
  await press('t');
  await hands.click([3, 0]);
  await press('v');
  const length = page.getByLabel(text('defence-tools.length'), { exact: true });
  await press('Escape');
  await length.fill('1');
  await length.press('Enter');
  await page.getByText('A path has a whole number of tiles from 2', { exact: false }).first().waitFor();
  await length.fill('9');
  await length.press('Enter');
  await hands.settle();
  expect(await defence()).toMatchObject({ length: 9 });
  await press('Control+z');
  await press('Control+z');
  expect(await records()).toHaveLength(1);
});

test('the builder is watched, and its trace saved as the command line writes it', async () => {
  await press('Shift+T');
  await page.getByText(/^Step \d+ of \d+/).waitFor();
  await page.getByText('The path is finished. Attempts: 1.').waitFor();
  await press('Shift+Home');
  await page.getByText(text('trace.start')).waitFor();
  await press(']');
  await page.getByText('Attempt 1 begins at the entrance.').waitFor();
  await press(']');
  await press('[');
  await page.getByText('Attempt 1 begins at the entrance.').waitFor();
  await page.getByRole('button', { name: text('trace.export') }).click();
  await page
    .getByText(text('trace.exported', { file: 'Valley.trace.jsonl' }))
    .first()
    .waitFor();
  const args = ['--seed', '7', '--length', '2', '--max-before-corner', '6', '--border', '4'];
  const { status } = await levelwright(app.project, [
    ...['generate', 'defence', '-o', 'other.level.json', ...args],
    ...['--decoration-chance', '0', '--trace', 'other.jsonl'],
  ]);
  expect(status).toBe(0);
  const read = (name: string) => readFile(join(app.project, name));
  expect(await read('Valley.trace.jsonl')).toEqual(await read('other.jsonl'));
  await press('Shift+T');
});

test('the window and the command line export the same bytes', async () => {
  await hands.save(FILE);
  await page.keyboard.press('Control+e');
  await page.getByRole('button', { name: text('editor.export.run'), exact: true }).click();
  await page.getByRole('button', { name: text('editor.close'), exact: true }).click();
  const { status } = await levelwright(app.project, ['export', FILE, '-o', 'line.glb']);
  expect(status).toBe(0);
  const read = (name: string) => readFile(join(app.project, name));
  expect(await read('Valley.glb')).toEqual(await read('line.glb'));
});

test('a level that takes long to build leaves the window alive and can be stopped', async () => {
  const length = page.getByLabel(text('defence-tools.length'), { exact: true });
  await length.fill('900000');
  await length.press('Enter');
  const stop = page.getByRole('button', { name: text('defence-tools.stop-building') });
  await stop.waitFor();
  await stop.click();
  await page.getByText(text('defence.stopped')).first().waitFor();
  await press('Control+z');
  expect(await defence()).toMatchObject({ length: 2 });
  expect(app.faults).toEqual([]);
});
