import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { validateBytes } from 'gltf-validator';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Level } from '../../core/document/level.ts';
import { isKind } from '../../core/document/schema/record-kinds.ts';
import type { Wall } from '../../core/document/schema/wall.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { createEmpty } from '../../core/templates/empty.ts';
import { text } from '../../core/text/text.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LEVEL = 'House.level.json';

const wallsOf = (level: Level): Wall[] => level.records.filter((record) => isKind(record, 'wall'));
const lengthOf = ({ start, end }: Wall): number => Math.hypot(end[0] - start[0], end[1] - start[1]);

function has(level: Level, from: readonly number[], to: readonly number[]): boolean {
  const ends = (wall: Wall): string => JSON.stringify([wall.start, wall.end].sort());
  const wanted = JSON.stringify([from, to].sort());
  return wallsOf(level).some((wall) => ends(wall) === wanted);
}

/** Steps are one journey: each goes on from where the one before left the level. */
describe('a house, from the first wall to the file for the engine', () => {
  let app: EditorApp;
  let page: Page;
  let hands: ViewportHands;
  let drawn: string;

  const readLevel = (): Promise<string> => readFile(join(app.project, LEVEL), 'utf8');

  beforeAll(async () => {
    app = await openEditor({ levels: { [LEVEL]: serialiseLevel(createEmpty()) } });
    page = app.page;
    hands = new ViewportHands(app);
    await hands.waitForLevel();
    await hands.dismissMessage();
  });
  afterAll(async () => {
    expect(app.faults).toEqual([]);
    await app.close();
  });

  test('a wall is drawn by pressing, dragging and releasing', async () => {
    await page.keyboard.press('w');
    await hands.drag([-3, -2], [3, -2]);
    const level = await hands.save(LEVEL);
    expect(wallsOf(level)).toHaveLength(1);
    expect(has(level, [-3, -2], [3, -2])).toBe(true);
  });

  test('a typed length is the length of the wall', async () => {
    await hands.moveTo([3, -2]);
    await page.mouse.down();
    await hands.dragOn([3, -2], [3, 1]);
    await page.keyboard.type('3,25');
    await page.keyboard.press('Enter');
    await page.mouse.up();
    const level = await hands.save(LEVEL);
    expect(wallsOf(level).map(lengthOf).sort()).toEqual([3.25, 6]);
    expect(has(level, [3, -2], [3, 1.25])).toBe(true);
  });

  test('a chain goes from corner to corner and ends where it meets a wall', async () => {
    await page.keyboard.press('c');
    for (const corner of [
      [3, 1.25],
      [-3, 1.25],
      [-3, -2],
    ] as const) {
      await hands.click(corner);
    }
    await page.keyboard.press('c');
    const level = await hands.save(LEVEL);
    expect(wallsOf(level)).toHaveLength(4);
    expect(has(level, [-3, 1.25], [-3, -2])).toBe(true);
  });

  test('Shift+drag draws a room that shares the walls it runs along', async () => {
    await page.keyboard.down('Shift');
    await hands.drag([0, 1.25], [-3, -2]);
    await page.keyboard.up('Shift');
    const level = await hands.save(LEVEL);
    expect(has(level, [0, -2], [0, 1.25])).toBe(true);
    expect(wallsOf(level)).toHaveLength(7);
  });

  test('Ctrl+drag erases the walls it runs over', async () => {
    await page.keyboard.down('Control');
    await hands.drag([0, -2], [0, 1.25]);
    await page.keyboard.up('Control');
    const level = await hands.save(LEVEL);
    expect(has(level, [0, -2], [0, 1.25])).toBe(false);
    expect(wallsOf(level)).toHaveLength(4);
  });

  test('a corner is dragged and both walls follow; Escape in the middle leaves no trace', async () => {
    await page.keyboard.press('v');
    await hands.moveTo([3, 1.25]);
    await page.mouse.down();
    await hands.dragOn([3, 1.25], [4, 3]);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await hands.drag([3, 1.25], [4, 2]);
    const level = await hands.save(LEVEL);
    expect(has(level, [3, -2], [4, 2])).toBe(true);
    expect(has(level, [4, 2], [-3, 1.25])).toBe(true);
    await expect.poll(() => page.locator('.history-step').count()).toBeGreaterThan(5);
    drawn = await readLevel();
  });

  test('a selected wall is deleted, and undo brings it back to the byte', async () => {
    await hands.click([0, -2], 1);
    await page.keyboard.press('Delete');
    expect(wallsOf(await hands.save(LEVEL))).toHaveLength(3);
    await page.keyboard.press('Control+z');
    await hands.save(LEVEL);
    expect(await readLevel()).toBe(drawn);
  });

  test('undo goes back to the empty level and redo to the house', async () => {
    const steps = await page.locator('.history-step').count();
    for (let step = 0; step < steps; step += 1) await page.keyboard.press('Control+z');
    expect(wallsOf(await hands.save(LEVEL))).toHaveLength(0);
    // The last step is the deletion that was undone before.
    for (let step = 0; step < steps - 2; step += 1) await page.keyboard.press('Control+Shift+z');
    await hands.save(LEVEL);
    expect(await readLevel()).toBe(drawn);
  });

  test('after closing and opening again the level is as it was', async () => {
    await page.close();
    page = await app.reopen();
    hands = new ViewportHands({ ...app, page });
    await hands.waitForLevel();
    await page.getByRole('tab', { name: text('editor.panel.outliner') }).click();
    await expect.poll(() => page.getByRole('treeitem', { name: /^Wall / }).count()).toBe(4);
    expect(await readLevel()).toBe(drawn);
  });

  test('the export is valid, and the command line writes the same bytes', async () => {
    await page.getByRole('button', { name: text('editor.file.export') }).click();
    await page.getByRole('button', { name: text('editor.export.run'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByText(text('editor.export.done', { file: 'House.glb' }))
      .waitFor();
    const bytes = await readFile(join(app.project, 'House.glb'));
    const report = await validateBytes(new Uint8Array(bytes));
    expect(report.issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
    const tsx = join(ROOT, 'node_modules/.bin/tsx');
    const script = join(ROOT, 'scripts/levelwright.ts');
    const other = join(app.project, 'other.glb');
    await promisify(execFile)(tsx, [script, 'export', join(app.project, LEVEL), '-o', other]);
    expect(bytes.equals(await readFile(other))).toBe(true);
  });
});
