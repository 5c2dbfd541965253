import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeIO } from '@gltf-transform/core';
import { validateBytes } from 'gltf-validator';
import pixelmatch from 'pixelmatch';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isKind } from '../../core/document/schema/record-kinds.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { angleOf, createGrid, radiusOf } from '../../core/polar/polar-grid.ts';
import { createEmpty } from '../../core/templates/empty.ts';
import { text } from '../../core/text/text.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

const LEVEL = 'Station.level.json';
const STEPS = 24;
/** Of a new ring. */
const CELL_SIZE = 4;

/** Height of the bars over the viewport, in two rows, in CSS pixels. */
const BARS = 130;
/** Part of a picture that may differ, where edges are smoothed. */
const MOST_DIFFERENT = 0.001;

/** The middle of a cell, in plan metres. */
function middleOf(line: number, step: number): Vec2 {
  const grid = createGrid(STEPS, CELL_SIZE);
  const radius = radiusOf(grid, line + 0.5);
  const angle = angleOf(grid, step + 0.5);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Steps are one journey: each goes on from where the one before left the level. */
describe('a station of sixty modules, from the first ring to the file for the engine', () => {
  let app: EditorApp;
  let page: Page;
  let hands: ViewportHands;
  let picture: PNG;
  let saved: string;

  const canvas = () => page.locator('canvas[tabindex]');
  const tab = (name: string) => page.getByRole('tab', { name }).click();
  const tile = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} \\d`) });

  /** Chooses what is placed next, and goes back to the viewport. */
  async function choose(name: string): Promise<void> {
    await tile(name).dblclick();
  }

  async function press(key: string): Promise<void> {
    await canvas().focus();
    await page.keyboard.press(key);
  }

  async function type(field: string, value: string): Promise<void> {
    await page.getByLabel(field, { exact: true }).fill(value);
    await page.keyboard.press('Enter');
    await hands.settle();
  }

  async function click(line: number, step: number): Promise<void> {
    await hands.moveTo(middleOf(line, step));
    await page.mouse.down();
    await page.mouse.up();
  }

  async function run(line: number, from: number, to: number): Promise<void> {
    await hands.moveTo(middleOf(line, from));
    await page.mouse.down();
    for (let step = from + 1; step <= to; step += 1) await hands.moveTo(middleOf(line, step));
    await page.mouse.up();
  }

  async function saveModules() {
    const level = await hands.save(LEVEL);
    return level.records.filter((record) => isKind(record, 'module'));
  }

  /** The station from above, with nothing selected and no pointer over it. */
  async function takePicture(): Promise<PNG> {
    await press('Control+Shift+a');
    await press('v');
    await page.mouse.move(5, 5);
    await hands.dismissMessage();
    await press('Shift+f');
    await hands.settle();
    const box = await canvas().boundingBox();
    if (!box) throw new Error('there is no canvas');
    // Without the bars over the viewport, which tell what is placed next, and its frame, which shows the focus.
    const clip = { x: box.x + 10, y: box.y + BARS, width: box.width - 20, height: box.height - BARS - 10 };
    return PNG.sync.read(await page.screenshot({ clip }));
  }

  beforeAll(async () => {
    app = await openEditor({
      levels: { [LEVEL]: serialiseLevel(createEmpty()) },
      // A small picture is drawn faster where there is no graphics card.
      context: { viewport: { width: 960, height: 600 }, reducedMotion: 'reduce' },
    });
    page = app.page;
    hands = new ViewportHands(app);
    await hands.waitForLevel();
  });
  afterAll(async () => {
    expect(app.faults).toEqual([]);
    await app.close();
  });

  test('a ring is begun, and the sample modules come into the library', async () => {
    await page.keyboard.press('F8');
    await page
      .getByRole('button', { name: text('ring-panel.new') })
      .first()
      .click();
    await type(text('ring-panel.steps'), String(STEPS));
    await type(text('ring-panel.outer'), '4');
    await tab('Assets');
    await page.getByRole('button', { name: text('ring-panel.use-samples') }).click();
    await tile('Habitat').waitFor();
    await press('t');
    await press('Shift+f');
    await hands.settle();
  });

  test('a run goes over the seam, and what is free of its line is filled', async () => {
    await choose('Habitat');
    await run(0, 20, 27);
    await choose('Corridor');
    await press('b');
    await click(0, 10);
    expect(await saveModules()).toHaveLength(4 + 16);
  });

  test('symmetry places four and six at once', async () => {
    await choose('Greenhouse');
    await press('s');
    await click(1, 2);
    await page.getByRole('button', { name: `${text('ring-tools.symmetry')}: × 4` }).click();
    await page.getByRole('menuitemradio', { name: text('ring-tools.symmetry-of', { copies: 6 }) }).click();
    await choose('Antenna');
    await press('r');
    await click(3, 1);
    const modules = await saveModules();
    expect(modules).toHaveLength(20 + 4 + 6);
    expect(modules.filter(({ quarterTurns }) => quarterTurns === 1)).toHaveLength(6);
  });

  test('a module dragged out of the library is placed where it is dropped', async () => {
    await tile('Crates').hover();
    await page.mouse.down();
    await hands.moveTo(middleOf(3, 3));
    await page.mouse.up();
    expect(await saveModules()).toHaveLength(30 + 6);
  });

  test('what is taken is refused with the reason, and nothing changes', async () => {
    await press('s');
    await choose('Deck plate');
    await hands.moveTo(middleOf(0, 5));
    await page.locator('.refusal').waitFor();
    await click(0, 5);
    await press('b');
    await click(1, 5);
    expect(await saveModules()).toHaveLength(36 + 16);
  });

  test('a mirrored run is copied, and an eraser is taken back', async () => {
    await choose('Rocks');
    await press('m');
    await run(2, 4, 7);
    await press('v');
    await press('Control+d');
    await click(2, 11);
    const modules = await saveModules();
    expect(modules).toHaveLength(60);
    expect(modules.filter(({ mirrored }) => mirrored)).toHaveLength(8);
    await press('e');
    await click(3, 1);
    expect(await saveModules()).toHaveLength(59);
    await press('Control+z');
  });

  test('modules that are turned differently are turned alike in the inspector', async () => {
    await press('v');
    await press('Control+a');
    await tab('Inspector');
    await page
      .getByRole('button', { name: `${text('ring-panel.turn')}: ${text('editor.field.mixed')}` })
      .waitFor();
    await page.getByRole('button', { name: `${text('ring-panel.turn')}:` }).click();
    await page.getByRole('menuitemradio', { name: '180°' }).click();
    expect((await saveModules()).every(({ quarterTurns }) => quarterTurns === 2)).toBe(true);
    await press('Control+z');
  });

  test('undone to the beginning and done again it is the same file', async () => {
    await hands.save(LEVEL);
    saved = await readFile(join(app.project, LEVEL), 'utf8');
    const steps = page.locator('.history-step');
    await steps.first().click();
    await press('Control+z');
    expect(await saveModules()).toHaveLength(0);
    // The last step, which turned all of them, stays undone.
    await steps.nth((await steps.count()) - 2).click();
    await hands.save(LEVEL);
    expect(await readFile(join(app.project, LEVEL), 'utf8')).toBe(saved);
  });

  test('opened again it looks the same', async () => {
    picture = await takePicture();
    await page.close();
    page = await app.reopen();
    hands = new ViewportHands({ ...app, page });
    await hands.waitForLevel();
    await press('t');
    const { width, height } = picture;
    // The files of its modules are read meanwhile.
    await expect
      .poll(async () => {
        const again = await takePicture();
        return pixelmatch(picture.data, again.data, undefined, width, height);
      })
      .toBeLessThan(width * height * MOST_DIFFERENT);
    expect(await readFile(join(app.project, LEVEL), 'utf8')).toBe(saved);
  });

  test('its export is valid and holds what was placed', async () => {
    await page.keyboard.press('Control+e');
    await page.getByRole('button', { name: text('editor.export.run'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByText(text('editor.export.done', { file: 'Station.glb' }))
      .waitFor();
    const bytes = new Uint8Array(await readFile(join(app.project, 'Station.glb')));
    const { issues } = await validateBytes(bytes);
    expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
    const document = await new NodeIO().readBinary(bytes);
    const modules = document
      .getRoot()
      .listNodes()
      .filter((node) => node.getMesh() !== null);
    expect(modules).toHaveLength(60);
  });
});
