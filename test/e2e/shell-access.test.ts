import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { createCottage } from '../../core/templates/cottage.ts';
import { findBarriers } from '../support/check-access.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';

const LEVEL = 'Cottage.level.json';
const levels = { [LEVEL]: serialiseLevel(createCottage()) };

const ready = (page: Page) => page.getByRole('button', { name: 'Cottage' }).first().waitFor();

describe.each(['light', 'dark'] as const)('the window in the %s theme', (colorScheme) => {
  let app: EditorApp;

  beforeAll(async () => {
    app = await openEditor({ levels, context: { colorScheme, viewport: { width: 1440, height: 900 } } });
    await ready(app.page);
  });
  afterAll(() => app.close());
  afterEach(async () => {
    await app.page.keyboard.press('Escape');
  });

  test('has no barrier with its panels', async () => {
    expect(await findBarriers(app.page)).toEqual([]);
    await app.page.getByRole('tab', { name: 'Outliner' }).click();
    await app.page.getByRole('treeitem').nth(2).click();
    await app.page.getByRole('tab', { name: 'Messages' }).click();
    expect(await findBarriers(app.page)).toEqual([]);
    await app.page.getByRole('tab', { name: 'Inspector' }).click();
    await app.page.getByRole('tab', { name: 'History' }).click();
    expect(await findBarriers(app.page)).toEqual([]);
  });

  test.each([
    ['palette', 'Control+k'],
    ['cheat sheet', '?'],
    ['export dialog', 'Control+e'],
    ['new level dialog', 'Control+Alt+n'],
    ['open dialog', 'Control+o'],
  ])('has no barrier in the %s', async (_, keys) => {
    await app.page.keyboard.press(keys);
    await app.page.getByRole('dialog').waitFor();
    expect(await findBarriers(app.page)).toEqual([]);
  });

  test('the snap control opens what belongs to it', async () => {
    await app.page.getByRole('button', { name: 'Snap 0.1 m' }).click();
    await app.page.getByRole('dialog', { name: 'Snap 0.1 m' }).getByText('0.25 m').click();
    await app.page.getByRole('button', { name: 'Snap 0.25 m' }).waitFor();
    expect(await findBarriers(app.page)).toEqual([]);
  });

  test('no id stands twice on the page', async () => {
    const twice = await app.page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    });
    expect(twice).toEqual([]);
  });

  test('shows what it is told to, and nothing went wrong on the way', () => {
    expect(app.faults).toEqual([]);
  });
});

describe('with the keyboard alone', () => {
  let app: EditorApp;

  beforeAll(async () => {
    app = await openEditor({ levels });
    await ready(app.page);
  });
  afterAll(() => app.close());

  test('every region and panel can be reached', async () => {
    const { page } = app;
    const seen = new Set<string>();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('F6');
      seen.add(
        await page.evaluate(() => {
          const focused = document.activeElement;
          const region = focused?.closest('.top-bar, .tool-rail, .viewport, .dv-groupview, .status-bar');
          return region?.querySelector('[role="tab"]')?.getAttribute('aria-label') ?? region?.className ?? '';
        }),
      );
    }
    expect([...seen].sort()).toEqual([
      'History',
      'Inspector',
      'status-bar',
      'tool-rail',
      'top-bar',
      'viewport',
    ]);
  });

  test('walls are selected, deleted, brought back and saved, and the level renamed', async () => {
    const { page } = app;
    await page.locator('canvas').first().focus();
    await page.keyboard.press('Control+a');
    await page.getByText('walls selected').waitFor();
    await page.keyboard.press('Delete');
    await page.getByText('Nothing selected').waitFor();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('F2');
    await page.keyboard.type('Barn');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+s');
    await page.getByText('Saved', { exact: true }).waitFor();
    const saved = await readFile(join(app.project, LEVEL), 'utf8');
    expect(saved).toBe(levels[LEVEL]?.replace('"name": "Cottage"', '"name": "Barn"'));
  });

  test('an action is found by its name', async () => {
    const { page } = app;
    await page.keyboard.press('Control+k');
    await page.keyboard.type('draw wall');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.getByRole('button', { name: 'Draw walls' }).getAttribute('aria-pressed'))
      .toBe('true');
  });

  test('the tree of the outliner is walked with arrows', async () => {
    const { page } = app;
    await page.getByRole('tab', { name: 'Outliner' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('tree').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.getByText(/^1 (room|wall|roof|stair) selected$/).waitFor();
  });
});

describe('at twice the size', () => {
  let app: EditorApp;

  beforeAll(async () => {
    app = await openEditor({
      levels,
      context: { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2, reducedMotion: 'reduce' },
    });
    await ready(app.page);
  });
  afterAll(() => app.close());

  test('nothing in the bars is cut off, and no word of the inspector', async () => {
    await app.page.waitForFunction(() => document.fonts.status === 'loaded');
    const cut = await app.page.evaluate(() => {
      const bars =
        '.top-bar button, .tool-rail button, .status-bar .item, .number-field, .viewport-controls button';
      return [...document.querySelectorAll<HTMLElement>(bars)]
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
