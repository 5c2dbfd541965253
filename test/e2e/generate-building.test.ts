import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { text } from '../../core/text/text.ts';
import { findBarriers } from '../support/check-access.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

const FILE = 'Site.level.json';
const SITE = serialiseLevel({
  header: { name: 'Site', extra: {} },
  records: [{ kind: 'storey', id: 'ground', name: 'Ground floor', elevation: 0, height: 2.7 }],
});

let app: EditorApp;
let hands: ViewportHands;

beforeAll(async () => {
  app = await openEditor({ levels: { [FILE]: SITE } });
  hands = new ViewportHands(app);
  await hands.waitForLevel();
  await hands.dismissMessage();
});
afterAll(() => app.close());

const panel = () => app.page.locator('.generator');
const button = (name: string) => panel().getByRole('button', { name, exact: true });
const seed = () => app.page.getByLabel(text('generator-panel.seed'), { exact: true });

async function open(): Promise<void> {
  await app.page.locator('canvas').first().focus();
  await app.page.keyboard.press('g');
  await panel().waitFor();
  await hands.settle();
}

/** What is on disk when the level is saved now. */
async function saved(): Promise<string> {
  await app.page.locator('canvas').first().focus();
  await hands.save(FILE);
  return readFile(join(app.project, FILE), 'utf8');
}

test('wishes change the building, another one comes, and back is the one before; Esc leaves no trace', async () => {
  const { page } = app;
  await open();
  await seed().fill('7');
  await seed().press('Enter');
  const storeys = page.getByLabel('Storeys', { exact: true });
  await storeys.fill('3');
  await storeys.press('Enter');
  await panel()
    .getByText(text('generator-panel.of-storeys', { count: 3 }), { exact: true })
    .waitFor();
  const rooms = () => panel().locator('.room-locks').textContent();
  const first = await rooms();
  await button(text('generator-panel.another')).click();
  await expect.poll(() => seed().inputValue()).not.toBe('7');
  await expect.poll(rooms).not.toBe(first);
  await button(text('generator-panel.back')).click();
  await expect.poll(rooms).toBe(first);
  expect(await seed().inputValue()).toBe('7');
  await panel().locator('.room-lock').nth(1).click();
  await panel()
    .getByText(text('generator-panel.kept', { count: 1 }))
    .waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await seed().focus();
  await page.keyboard.press('Escape');
  await panel().waitFor({ state: 'detached' });
  expect(await saved()).toBe(SITE);
});

test('the steps are shown one after the other, and told in words', async () => {
  const { page } = app;
  await open();
  await panel().getByText(text('generator-panel.steps-on')).click();
  await panel().getByText(text('generator-panel.about-step.points')).waitFor();
  await page.getByRole('slider', { name: text('generator-panel.step'), exact: true }).press('End');
  await panel().getByText(text('generator-panel.about-step.doors')).waitFor();
  await hands.settle();
  await page.keyboard.press('Escape');
  await panel().waitFor({ state: 'detached' });
});

test('inserting is one step that one undo takes away; on walls that stand it asks before it replaces them', async () => {
  const { page } = app;
  await open();
  await button(text('generator-panel.insert')).click();
  await panel().waitFor({ state: 'detached' });
  const inserted = await saved();
  expect(inserted).not.toBe(SITE);
  await open();
  for (const axis of ['generator-panel.x', 'generator-panel.z'] as const) {
    const field = panel().getByLabel(text(axis), { exact: true });
    await field.fill('0');
    await field.press('Enter');
  }
  await button(text('generator-panel.replace')).click();
  await page.getByText(text('generator-panel.replace-title')).waitFor();
  await page.getByRole('button', { name: text('generator-panel.replace-confirm'), exact: true }).click();
  await panel().waitFor({ state: 'detached' });
  expect(await saved()).not.toBe(inserted);
  await page.keyboard.press('Control+z');
  expect(await saved()).toBe(inserted);
  await page.keyboard.press('Control+z');
  expect(await saved()).toBe(SITE);
});

test('undo during a preview takes the preview away and nothing else, and the panel says so', async () => {
  const { page } = app;
  await open();
  await button(text('generator-panel.insert')).click();
  await panel().waitFor({ state: 'detached' });
  const inserted = await saved();
  await open();
  await page.keyboard.press('Control+z');
  await panel().getByText(text('generator-panel.resting')).waitFor();
  expect(await saved()).toBe(inserted);
  await page.keyboard.press('Control+z');
  expect(await saved()).toBe(SITE);
  await button(text('generator-panel.cancel')).click();
  await panel().waitFor({ state: 'detached' });
  expect(app.faults).toEqual([]);
});
