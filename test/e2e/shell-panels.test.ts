import type { Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { createCottage } from '../../core/templates/cottage.ts';
import { type EditorApp, type EditorOptions, openEditor } from '../support/editor-app.ts';

const levels = { 'Cottage.level.json': serialiseLevel(createCottage()) };
const ALL_TABS = ['Inspector', 'Outliner', 'Assets', 'Problems', 'History', 'Messages'];

const apps: EditorApp[] = [];

async function open(options: EditorOptions = {}): Promise<EditorApp> {
  const app = await openEditor({ levels, ...options });
  apps.push(app);
  await app.page.getByRole('button', { name: 'Cottage' }).first().waitFor();
  return app;
}

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

const tabs = async (page: Page): Promise<string[]> => {
  await page.getByRole('tab').first().waitFor();
  const names = await page
    .getByRole('tab')
    .evaluateAll((all) => all.map((tab) => tab.getAttribute('aria-label')));
  // The tab of the problems says how many there are.
  return names.map((name) => String(name).replace(/ \d+$/, '')).sort();
};

describe('panels', () => {
  test('a closed panel stays closed after the next start, and comes back from the menu', async () => {
    const app = await open();
    await app.page.getByRole('tab', { name: 'Assets' }).click();
    await app.page.getByRole('button', { name: 'Close this panel' }).last().click();
    const remaining = ALL_TABS.filter((name) => name !== 'Assets').sort();
    await expect.poll(() => tabs(app.page)).toEqual(remaining);
    await app.page.keyboard.press('Control+k');
    await app.page.keyboard.type('dark theme');
    await app.page.keyboard.press('Enter');
    // Settings are written a moment after the change, perhaps first without it.
    await expect.poll(app.readSettings).toMatchObject({ theme: 'dark' });
    const again = await app.reopen();
    await expect.poll(() => tabs(again)).toEqual(remaining);
    expect(await again.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await again.getByRole('button', { name: 'Menu', exact: true }).click();
    await again.getByRole('menuitemcheckbox', { name: 'Assets' }).click();
    await expect.poll(() => tabs(again)).toEqual([...ALL_TABS].sort());
  });

  test.each([
    ['no arrangement', 'tabs everywhere'],
    ['half of one', { grid: { root: { type: 'branch' } } }],
    [
      'one with a panel that does not exist',
      { grid: {}, panels: { piano: { id: 'piano', contentComponent: 'piano' } } },
    ],
    [
      'one without the viewport',
      {
        grid: { root: { type: 'branch', data: [] }, width: 9, height: 9, orientation: 'HORIZONTAL' },
        panels: {},
      },
    ],
  ])('settings with %s give the arrangement of the first start', async (_, arrangement) => {
    const app = await open({ settings: { arrangement, theme: 'plaid' } });
    expect(await tabs(app.page)).toEqual([...ALL_TABS].sort());
    expect(await app.page.locator('canvas').first().isVisible()).toBe(true);
  });
});
