import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { createEmpty } from '../../core/templates/empty.ts';
import { createRing } from '../../core/templates/ring.ts';
import { shippedFilesOf } from '../../core/templates/shipped-files.ts';
import { withFilesBeside } from '../../core/templates/station-assets.ts';
import { findBarriers } from '../support/check-access.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';

const SAMPLES = new URL('../../assets/samples/', import.meta.url);

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

const ready = (page: Page) => page.getByRole('button', { name: 'Ring station' }).first().waitFor();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

describe.each(['light', 'dark'] as const)('Ring mode in the %s theme', (colorScheme) => {
  let app: EditorApp;

  beforeAll(async () => {
    app = await openEditor({
      levels: await station(),
      context: { colorScheme, viewport: { width: 1440, height: 900 } },
    });
    await ready(app.page);
  });
  afterAll(() => app.close());

  test('tells of the ring that is worked on, without a barrier', async () => {
    await app.page.getByLabel('Steps', { exact: true }).waitFor();
    expect(await app.page.getByLabel('Steps', { exact: true }).inputValue()).toBe('64');
    await app.page.getByText('40.74 m', { exact: true }).waitFor();
    expect(await findBarriers(app.page)).toEqual([]);
  });

  test('shows the library, and a click chooses what is placed next', async () => {
    await tab(app.page, 'Assets');
    const tile = app.page.getByRole('button', { name: /^Habitat 2 × 1 cells/ });
    await tile.click();
    expect(await tile.getAttribute('aria-pressed')).toBe('true');
    expect(await findBarriers(app.page)).toEqual([]);
    await tile.click({ button: 'right' });
    await app.page.getByRole('menuitem', { name: 'Select all placed' }).waitFor();
    expect(await findBarriers(app.page)).toEqual([]);
    await app.page.getByRole('menuitem', { name: 'Select all placed' }).click();
    await app.page.getByText('20 modules selected').waitFor();
  });

  test('has no barrier with an asset, a module or several in the inspector, and in the outliner', async () => {
    const { page } = app;
    await tab(page, 'Outliner');
    await page.getByRole('searchbox', { name: 'Search' }).fill('greenhouse');
    await page
      .getByRole('treeitem', { name: /^Greenhouse/ })
      .last()
      .click();
    expect(await findBarriers(page)).toEqual([]);
    await tab(page, 'Inspector');
    await page.getByText('Vertices').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await tab(page, 'Outliner');
    await page
      .getByRole('treeitem', { name: /^Greenhouse/ })
      .first()
      .click();
    await tab(page, 'Inspector');
    await page.getByText('Pivot radius').waitFor();
    expect(await findBarriers(page)).toEqual([]);
  });

  test('nothing went wrong on the way', () => {
    expect(app.faults).toEqual([]);
  });
});

describe('a level without a ring', () => {
  let app: EditorApp;

  beforeAll(async () => {
    app = await openEditor({ levels: { 'Plain.level.json': serialiseLevel(createEmpty()) } });
    await app.page.getByRole('button', { name: 'Untitled' }).first().waitFor();
  });
  afterAll(() => app.close());

  test('gets one at once, and the sample modules in one step each', async () => {
    const { page } = app;
    await page.getByRole('button', { name: 'Ring', exact: true }).click();
    await page.getByRole('button', { name: 'New ring' }).first().click();
    await page.getByLabel('Steps', { exact: true }).waitFor();
    await tab(page, 'Assets');
    await page.getByRole('button', { name: 'Use sample modules' }).click();
    await page.getByRole('button', { name: /^Airlock 1 × 1 cells/ }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('[data-action="ring.use-samples"]').waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('button', { name: /^Airlock 1 × 1 cells/ }).waitFor();
    expect(await readFile(`${app.project}/assets/modules/solar-cells.png`)).toBeDefined();
    expect(app.faults).toEqual([]);
  });
});

describe('Ring mode at twice the size', () => {
  let app: EditorApp;

  beforeAll(async () => {
    app = await openEditor({
      levels: await station(),
      context: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, reducedMotion: 'reduce' },
    });
    await ready(app.page);
  });
  afterAll(() => app.close());

  test('nothing is cut off in the bars and the inspector', async () => {
    await app.page.getByLabel('Steps', { exact: true }).waitFor();
    await app.page.waitForFunction(() => document.fonts.status === 'loaded');
    const cut = await app.page.evaluate(() => {
      const watched =
        '.top-bar button, .tool-rail button, .status-bar .item, .number-field, .viewport-controls button, .section button';
      return [...document.querySelectorAll<HTMLElement>(watched)]
        .filter((each) => {
          const { left, right, top, bottom, width } = each.getBoundingClientRect();
          const isOutside = left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
          const isInScroller = each.closest('.panel, .tool-rail') !== null;
          return width > 0 && ((isOutside && !isInScroller) || each.scrollWidth > each.clientWidth + 1);
        })
        .map((each) => each.outerHTML.slice(0, 120));
    });
    expect(cut).toEqual([]);
  });
});
