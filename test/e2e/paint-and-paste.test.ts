import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { createCottage } from '../../core/templates/cottage.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

let app: EditorApp;
let page: Page;
let hands: ViewportHands;

beforeAll(async () => {
  app = await openEditor({ levels: { 'Cottage.level.json': serialiseLevel(createCottage()) } });
  page = app.page;
  hands = new ViewportHands(app);
  await hands.waitForLevel();
});
afterAll(() => app.close());

const selected = () => page.locator('.status-bar').textContent();

async function drag(from: Vec2, to: Vec2): Promise<void> {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  await page.mouse.move(...to);
}

test('walls are marked on the screen, copied, turned and pasted with the mouse, and a room is painted', async () => {
  const canvas = await page.locator('canvas').first().boundingBox();
  if (!canvas) throw new Error('there is no viewport');
  const { x, y, width, height } = canvas;

  await drag([x + 20, y + 90], [x + width - 20, y + height - 20]);
  await page.locator('.marquee').waitFor();
  await page.mouse.up();
  await expect.poll(selected).not.toContain('Nothing selected');

  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+v');
  await page.mouse.move(x + width / 2, y + height * 0.8);
  await page.keyboard.press('r');
  await page.mouse.move(x + width / 2 + 9, y + height * 0.8);
  await hands.settle();
  await page.keyboard.press('Escape');

  await page.keyboard.press('b');
  await page.locator('.paint-control').waitFor();
  await page.getByRole('tab', { name: 'Assets' }).click();
  await page.locator('.asset').last().click();
  await page.mouse.move(x + width / 2, y + height / 2);
  await hands.settle();
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(selected).toContain('Unsaved changes');

  await page.keyboard.press('v');
  await page.mouse.click(x + width / 2, y + height / 2, { button: 'right' });
  await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor();
  await page.getByRole('tab', { name: 'Outliner' }).click();
  expect(app.faults).toEqual([]);
});
