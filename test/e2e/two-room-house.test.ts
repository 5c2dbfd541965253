import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validateBytes } from 'gltf-validator';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { Level } from '../../core/document/level.ts';
import { isKind } from '../../core/document/schema/record-kinds.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { inspectLevel } from '../../core/inspect/inspect-level.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { createEmpty } from '../../core/templates/empty.ts';
import { text } from '../../core/text/text.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

const REFERENCES = fileURLToPath(new URL('../fixtures/pictures', import.meta.url));
const LEVEL = 'House.level.json';
/** What a person may need for a house of two rooms: a key, a click and a drag are one action each. */
const MOST_ACTIONS = 60;
/** Part of the picture that may differ: edges fall on other pixels from one version of the browser to the next. */
const MOST_DIFFERENT = 0.01;
/** How different two colours may be before they count, 0 to 1: renderers round shades differently. */
const COLOUR_TOLERANCE = 0.15;

const countOf = (level: Level, type: string): number =>
  level.records.filter((record) => isKind(record, 'opening') && record.type === type).length;

describe('a house of two rooms with doors and windows, by mouse and keys alone', () => {
  let app: EditorApp;
  let hands: ViewportHands;
  let actions = 0;
  let drawn: Level;

  const press = async (key: string): Promise<void> => {
    actions += 1;
    await app.page.keyboard.press(key);
  };
  const click = async (at: Vec2): Promise<void> => {
    actions += 1;
    await hands.click(at, 1.2);
  };
  const drag = async (from: Vec2, to: Vec2): Promise<void> => {
    actions += 1;
    await hands.drag(from, to);
  };

  /** Compares the viewport with the picture that is kept, or keeps it where there is none yet. */
  const expectPicture = async (name: string): Promise<void> => {
    await app.page.mouse.move(2, 2);
    await hands.settle();
    const taken = await app.page.locator('canvas').first().screenshot();
    const file = join(REFERENCES, `${name}.png`);
    const kept = await readFile(file).catch(() => null);
    if (!kept) {
      await mkdir(REFERENCES, { recursive: true });
      await writeFile(file, taken);
      throw new Error(`There was no picture ${name}.png to compare with. It is there now: look at it.`);
    }
    const [now, before] = [PNG.sync.read(taken), PNG.sync.read(kept)];
    const { width, height } = before;
    expect([now.width, now.height]).toEqual([width, height]);
    const different = pixelmatch(now.data, before.data, undefined, width, height, {
      threshold: COLOUR_TOLERANCE,
    });
    expect(different / (width * height)).toBeLessThan(MOST_DIFFERENT);
  };

  beforeAll(async () => {
    app = await openEditor({
      levels: { [LEVEL]: serialiseLevel(createEmpty()) },
      context: { viewport: { width: 1280, height: 800 }, colorScheme: 'light', reducedMotion: 'reduce' },
    });
    hands = new ViewportHands(app);
    await hands.waitForLevel();
    await hands.dismissMessage();
  });
  afterAll(async () => {
    expect(app.faults).toEqual([]);
    await app.close();
  });

  test('takes fewer than sixty actions', async () => {
    await press('r');
    await drag([-4, -2], [0, 2]);
    await drag([0, -2], [3, 2]);
    await press('t');
    await hands.settle();
    await press('d');
    await click([0, 0]);
    await click([-2, 2]);
    await press('n');
    for (const at of [
      [-4, 0],
      [-2, -2],
      [1.5, -2],
      [1.5, 2],
      [3, 0],
    ] as const) {
      await click(at);
    }
    await press('v');
    await press('Escape');
    drawn = await hands.save(LEVEL);
    expect(countOf(drawn, 'door')).toBe(2);
    expect(countOf(drawn, 'window')).toBe(5);
    expect(actions).toBeLessThan(MOST_ACTIONS);
  });

  test('has two rooms that are reached through the doors', () => {
    const [storey] = inspectLevel(new DocumentStore(drawn, countedIds())).storeys;
    const rooms = storey?.rooms ?? [];
    const byArea = [...rooms].sort((a, b) => a.area - b.area);
    expect(byArea.map(({ area }) => area.toFixed(2))).toEqual(['10.64', '14.44']);
    const [small, large] = byArea;
    expect(small?.doorsTo).toEqual([large?.id]);
    expect(new Set(large?.doorsTo)).toEqual(new Set([small?.id, null]));
  });

  test('looks as it should from the corner, cut away and with walls down', async () => {
    await press('o');
    await press('Shift+F');
    await hands.dismissMessage();
    await expectPicture('two-rooms-up');
    await press('2');
    await expectPicture('two-rooms-cutaway');
    await press('3');
    await expectPicture('two-rooms-down');
    await press('1');
  });

  test('takes no more draw calls than it has looks, and none while nothing happens', async () => {
    await hands.settle();
    // Plain walls, floors, ceilings, frames, leaves and panes; the backdrop, the grid, shades, and the labels.
    expect(await hands.drawCalls()).toBeLessThanOrEqual(6 + 6);
    const before = await hands.frames();
    await app.page.waitForTimeout(1500);
    expect(await hands.frames()).toBe(before);
  });

  test('is exported without a fault', async () => {
    await app.page.getByRole('button', { name: text('editor.file.export') }).click();
    await app.page.getByRole('button', { name: text('editor.export.run'), exact: true }).click();
    await app.page
      .getByRole('dialog')
      .getByText(text('editor.export.done', { file: 'House.glb' }))
      .waitFor();
    const bytes = await readFile(join(app.project, 'House.glb'));
    const { issues } = await validateBytes(new Uint8Array(bytes));
    expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0, numHints: 0 });
  });
});
