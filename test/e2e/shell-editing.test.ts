import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { createCottage } from '../../core/templates/cottage.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';

const LEVEL = 'Cottage.level.json';
/** Of the storey whose walls come first in the outliner. */
const UPPER_HEIGHT = '2.50';
const TEXT = serialiseLevel(createCottage());

const undoes = (page: Page) => page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled');
/** Steps that are done, with the one that stands for the level as it was opened. */
const stepCount = (page: Page) => page.locator('.history-step:not(.undone)').count();

async function selectFirstWall(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Outliner' }).click();
  await page.getByRole('treeitem', { name: 'Wall w1', exact: false }).first().click();
  await page.getByRole('tab', { name: 'Inspector' }).click();
  await page.getByText('1 wall selected').waitFor();
}

/** Takes every step back, so that each test begins with the level as it was opened. */
async function undoAll(page: Page): Promise<void> {
  await page.locator('canvas').first().focus();
  for (let step = 0; step < 30 && (await undoes(page)) === 'false'; step += 1) {
    await page.keyboard.press('Control+z');
  }
}

describe('changing things in panels', () => {
  let app: EditorApp;
  let page: Page;

  beforeAll(async () => {
    app = await openEditor({ levels: { [LEVEL]: TEXT }, context: { locale: 'de-DE' } });
    page = app.page;
    await page.getByRole('button', { name: 'Cottage' }).first().waitFor();
  });
  afterAll(() => app.close());
  beforeEach(() => undoAll(page));

  test('keys typed into a name change the name and nothing else', async () => {
    await selectFirstWall(page);
    await page.keyboard.press('F2');
    const field = page.getByRole('textbox', { name: 'Name of the level' });
    await field.fill('abc');
    for (const key of [
      'Delete',
      'Backspace',
      'Control+z',
      'Control+a',
      'End',
      ' ',
      'g',
      'R',
      'm',
      'ArrowLeft',
    ]) {
      await field.press(key);
    }
    await field.press('Escape');
    await page.getByText('1 wall selected').waitFor();
    await expect.poll(() => undoes(page)).toBe('true');
    const select = page.getByRole('button', { name: 'Select', exact: true });
    await expect.poll(() => select.getAttribute('aria-pressed')).toBe('true');
  });

  test.each([
    ['2,5', '2.50'],
    ['2.5', '2.50'],
    ['0.25e1', '2.50'],
    ['250 cm', '2.50'],
  ])('“%s” is read as a height', async (typed, shown) => {
    await selectFirstWall(page);
    const field = page.getByRole('textbox', { name: 'Height' });
    await field.fill(typed);
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe(shown);
    await expect.poll(() => undoes(page)).toBe('false');
  });

  test.each(['abc', '-0', '1e999', '-3', '1.234,5,6'])(
    '“%s” is refused and the old thickness stays',
    async (typed) => {
      await selectFirstWall(page);
      const field = page.getByRole('textbox', { name: 'Thickness' });
      await field.fill(typed);
      await field.press('Enter');
      await expect.poll(() => field.inputValue()).toBe('0.30');
      await expect.poll(() => undoes(page)).toBe('true');
    },
  );

  test.each(['', ' '])('an empty height (“%s”) is that of the storey', async (typed) => {
    await selectFirstWall(page);
    const field = page.getByRole('textbox', { name: 'Height' });
    await field.fill('3');
    await field.press('Enter');
    await field.fill(typed);
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe(UPPER_HEIGHT);
    await page.getByText('m · storey').first().waitFor();
  });

  test('dragging a label is one step, and undo takes all of it back', async () => {
    await selectFirstWall(page);
    const box = await page.locator('label', { hasText: 'Thickness' }).boundingBox();
    if (!box) throw new Error('The label has no place on the page.');
    const [x, y] = [box.x + 10, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let pixel = 1; pixel <= 40; pixel += 1) await page.mouse.move(x + pixel, y);
    await page.mouse.up();
    await expect.poll(() => page.getByRole('textbox', { name: 'Thickness' }).inputValue()).toBe('0.70');
    await expect.poll(() => stepCount(page)).toBe(2);
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.getByRole('textbox', { name: 'Thickness' }).inputValue()).toBe('0.30');
  });

  test('undo in the middle of a drag takes the drag back and nothing more', async () => {
    await selectFirstWall(page);
    const height = page.getByRole('textbox', { name: 'Height' });
    await height.fill('3');
    await height.press('Enter');
    const box = await page.locator('label', { hasText: 'Thickness' }).boundingBox();
    if (!box) throw new Error('The label has no place on the page.');
    await page.mouse.move(box.x + 10, box.y + 8);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, box.y + 8, { steps: 5 });
    await page.keyboard.press('Control+z');
    await page.mouse.up();
    await expect.poll(() => page.getByRole('textbox', { name: 'Thickness' }).inputValue()).toBe('0.30');
    await expect.poll(() => height.inputValue()).toBe('3.00');
    await expect.poll(() => stepCount(page)).toBe(2);
  });

  test('several walls at once show where they differ, and change together', async () => {
    await page.locator('canvas').first().focus();
    await page.keyboard.press('Control+a');
    const field = page.getByRole('textbox', { name: 'Thickness' });
    await expect.poll(() => field.getAttribute('placeholder')).toBe('mixed');
    await field.fill('0.24');
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('0.24');
  });

  test('a click on a step of the history goes there, and back', async () => {
    await selectFirstWall(page);
    const field = page.getByRole('textbox', { name: 'Height' });
    for (const height of ['2.5', '3', '3.5']) {
      await field.fill(height);
      await field.press('Enter');
    }
    await page.getByRole('button', { name: 'Opened' }).click();
    await expect.poll(() => field.inputValue()).toBe(UPPER_HEIGHT);
    await page.locator('.history-step').last().click();
    await expect.poll(() => field.inputValue()).toBe('3.50');
  });

  test('nothing went wrong on the way', () => {
    expect(app.faults).toEqual([]);
  });
});

describe('files dropped on the window', () => {
  let app: EditorApp;

  beforeAll(async () => {
    app = await openEditor({ levels: { [LEVEL]: TEXT } });
    await app.page.getByRole('button', { name: 'Cottage' }).first().waitFor();
  });
  afterAll(() => app.close());

  /** Drops files as the browser does: an event with files in it. */
  const drop = (page: Page, files: readonly (readonly [name: string, contents: string])[]) =>
    page.evaluate((dropped) => {
      const data = new DataTransfer();
      for (const [name, contents] of dropped) data.items.add(new File([contents], name));
      const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      document.querySelector('canvas')?.dispatchEvent(event);
      return event.defaultPrevented;
    }, files);

  test.each(['picture.png', 'page.html', 'module.glb', 'project.json'])(
    '%s never replaces the editor',
    async (name) => {
      expect(await drop(app.page, [[name, 'x']])).toBe(true);
      await app.page.getByRole('status').getByText(name).waitFor();
    },
  );

  test('three at once are answered in words', async () => {
    expect(
      await drop(app.page, [
        ['a.level.json', TEXT],
        ['b.level.json', TEXT],
        ['c.png', 'x'],
      ]),
    ).toBe(true);
    await app.page.getByText('Drop one level at a time, or modules').first().waitFor();
  });

  test('a link is kept from being followed', async () => {
    const isPrevented = await app.page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text/uri-list', 'https://example.org/');
      const event = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    });
    expect(isPrevented).toBe(true);
  });

  test('a level opens as one that has no file yet', async () => {
    await drop(app.page, [['Barn.level.json', TEXT.replace('"name": "Cottage"', '"name": "Barn"')]]);
    await app.page.getByRole('button', { name: 'Barn' }).first().waitFor();
    await app.page.getByText('Unsaved changes', { exact: true }).waitFor();
  });
});

describe('a file that changes on disk', () => {
  let app: EditorApp;

  beforeAll(async () => {
    app = await openEditor({ levels: { [LEVEL]: TEXT } });
    await app.page.getByRole('button', { name: 'Cottage' }).first().waitFor();
  });
  afterAll(() => app.close());

  test('is not written over until the user says so', async () => {
    const { page } = app;
    await page.keyboard.press('F2');
    await page.keyboard.type('Mine');
    await page.keyboard.press('Enter');
    await writeFile(join(app.project, LEVEL), TEXT.replace('"name": "Cottage"', '"name": "Theirs"'));
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').getByText('has changed on disk').waitFor();
    expect(await readFile(join(app.project, LEVEL), 'utf8')).toContain('Theirs');
    await page.getByRole('button', { name: 'Overwrite with mine' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    expect(await readFile(join(app.project, LEVEL), 'utf8')).toContain('Mine');
  });
});
