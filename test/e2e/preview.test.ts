import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { createGrid, radiusOf } from '../../core/polar/polar-grid.ts';
import { createRing } from '../../core/templates/ring.ts';
import { shippedFilesOf } from '../../core/templates/shipped-files.ts';
import { withFilesBeside } from '../../core/templates/station-assets.ts';
import { findBarriers } from '../support/check-access.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';

const SAMPLES = new URL('../../assets/samples/', import.meta.url);

/** Longest that a measurement may take on a busy machine that draws in software, in milliseconds. */
const PATIENCE = 30_000;
/** Of the pivot radius: what single precision can hold. */
const EXACT = 1e-5;
const MILLIMETRES = 1000;
/** Without a frame for so many milliseconds, nothing asks for one. */
const QUIET = 500;

/** The ring station with its modules beside it. */
async function station(): Promise<Record<string, string | Uint8Array>> {
  const level = createRing();
  const files = await Promise.all(
    shippedFilesOf(level)
      .flatMap(withFilesBeside)
      .map(async (path) => [path, await readFile(new URL(path, SAMPLES))] as const),
  );
  return { 'Ring station.level.json': serialiseLevel(level), ...Object.fromEntries(files) };
}

/** The figure once it is measured, in millimetres. */
async function readDistance(page: Page): Promise<number> {
  const figure = page.locator('[data-figure="distance"]');
  await expect.poll(() => figure.textContent(), { timeout: PATIENCE }).toMatch(/mm$/);
  return Number.parseFloat((await figure.textContent()) ?? '');
}

/** Notes what the figure says from now on: a measurement may be over before anybody looks. */
const noteFigures = (page: Page) =>
  page.evaluate(() => {
    const figures: string[] = [];
    Object.assign(window, { figures });
    new MutationObserver(() => {
      const now = document.querySelector('[data-figure="distance"]')?.textContent ?? '';
      if (figures.at(-1) !== now) figures.push(now);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** The next figure, after the one that was there was taken away. */
async function readNextDistance(page: Page): Promise<number> {
  const read = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'figures'));
  await expect.poll(async () => (await read()).join('; '), { timeout: PATIENCE }).toMatch(/—.*mm$/);
  return Number.parseFloat((await read()).at(-1) ?? '');
}

async function set(page: Page, label: string, value: number): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(String(value));
  await field.press('Enter');
}

/** Every number that a shader is given is as much larger from now on. */
const falsifyNumbers = (page: Page, factor: number) =>
  page.evaluate((by) => {
    const { prototype } = WebGL2RenderingContext;
    const send = prototype.uniform1f;
    prototype.uniform1f = function (place, value) {
      send.call(this, place, value * by);
    };
  }, factor);

/** Counts what is drawn from now on where it is seen: the library's pictures may still be in the making. */
const countDrawing = (page: Page) =>
  page.evaluate(() => {
    const { prototype } = WebGL2RenderingContext;
    const draw = prototype.drawElementsInstanced;
    Object.assign(window, { drawn: 0 });
    prototype.drawElementsInstanced = function (...args) {
      const { canvas } = this;
      const isSeen = canvas instanceof HTMLCanvasElement && canvas.isConnected;
      if (isSeen) Object.assign(window, { drawn: Reflect.get(window, 'drawn') + 1 });
      draw.apply(this, args);
    };
  });

const readDrawn = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'drawn'));

const millimetresAt = (steps: number, cellSize: number, line: number): number =>
  radiusOf(createGrid(steps, cellSize), line) * MILLIMETRES;

describe('the artist preview', () => {
  let app: EditorApp;
  let page: Page;

  beforeAll(async () => {
    app = await openEditor({
      levels: await station(),
      context: { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
    });
    page = app.page;
    await page.getByRole('button', { name: 'Ring station' }).first().waitFor();
    await page.getByRole('tab', { name: 'Assets' }).click();
    await page.getByRole('button', { name: /^Habitat 2 × 1 cells/ }).click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Preview' }).click();
  });
  afterAll(() => app.close());

  test('tells how far the screen is from the export, as the graphics card computes it', async () => {
    const distance = await readDistance(page);
    expect(distance).toBeGreaterThan(0);
    expect(distance).toBeLessThan(EXACT * millimetresAt(64, 4, 0.5));
    expect(await page.getByText(/^1,236 → /).count()).toBe(1);
    expect(await findBarriers(page)).toEqual([]);
  });

  test('measures anew when a number rests, and leaves the level as it is', async () => {
    const before = await readDistance(page);
    await noteFigures(page);
    await set(page, 'Steps N', 16);
    const after = await readNextDistance(page);
    expect(after).not.toBe(before);
    expect(after).toBeLessThan(EXACT * millimetresAt(16, 4, 0.5));
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Stretch', exact: true }).click();
    // At line 0 of 16 steps a cell is drawn from its own size to A = (16 + π)/(16 − π) times as large.
    await page.getByText('Here 100 % to 149 %').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  test('refuses what no ring can be, and goes back to the level', async () => {
    await set(page, 'Steps N', 3);
    await page.getByText('A ring has a whole number of steps from 4 to 4096, not 3.').waitFor();
    expect(await page.getByLabel('Steps N', { exact: true }).inputValue()).toBe('16');
    await page.getByRole('button', { name: 'As in the level' }).click();
    expect(await page.getByLabel('Steps N', { exact: true }).inputValue()).toBe('64');
    expect(await readDistance(page)).toBeGreaterThan(0);
  });

  test('is turned by keys, and draws nothing while nothing changes', async () => {
    await countDrawing(page);
    await page.waitForTimeout(QUIET);
    expect(await readDrawn(page)).toBe(0);
    await page.locator('.preview-views canvas').press('ArrowLeft');
    await expect.poll(() => readDrawn(page)).toBeGreaterThan(0);
  });

  test('shows at once that a graphics card bends by other numbers than the export', async () => {
    await falsifyNumbers(page, 1.001);
    await noteFigures(page);
    await set(page, 'Steps N', 48);
    expect(await readNextDistance(page)).toBeGreaterThan(10 * EXACT * millimetresAt(48, 4, 0.5));
    await falsifyNumbers(page, 1 / 1.001);
  });

  test('follows a module that is selected, with the place that it has', async () => {
    await page.getByRole('tab', { name: 'Outliner' }).click();
    await page.getByRole('searchbox', { name: 'Search' }).fill('greenhouse');
    await page
      .getByRole('treeitem', { name: /^Greenhouse/ })
      .first()
      .click();
    await page.keyboard.press('Shift+P');
    await page.getByRole('heading', { name: 'Greenhouse' }).waitFor();
    expect(await page.getByLabel('Ring line', { exact: true }).inputValue()).toBe('2');
  });

  test('is gone when it is closed, and nothing went wrong on the way', async () => {
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page
      .locator('.dv-groupview', { has: page.locator('.preview') })
      .getByRole('button', { name: 'Close this panel' })
      .click();
    expect(await page.locator('.preview-views').count()).toBe(0);
    expect(app.faults).toEqual([]);
  });
});
