import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Wall } from '../../core/document/schema/wall.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { buildLevel } from '../support/build-level.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

const FILE = 'plan.level.json';
const STOREY = { kind: 'storey', id: 'ground' };

/** Twenty walls that stand apart, four in a row. */
const TWENTY = Array.from({ length: 20 }, (_, index) => {
  const x = (index % 4) * 3;
  const z = Math.floor(index / 4) * 3;
  return { kind: 'wall', id: `w${index}`, storey: 'ground', start: [x, z], end: [x + 1, z], height: 1 };
});

type Interruption = (editor: EditorApp) => Promise<unknown>;

/** What ends a drag before its button is let go. */
const INTERRUPTIONS: readonly (readonly [string, Interruption])[] = [
  ['Esc', ({ page }) => page.keyboard.press('Escape')],
  ['undo', ({ page }) => page.keyboard.press('Control+z')],
  ['the right button', ({ page }) => page.mouse.down({ button: 'right' })],
  ['leaving the window', ({ page }) => page.mouse.move(-20, 300)],
  ['losing the focus', ({ page }) => page.evaluate(() => window.dispatchEvent(new Event('blur')))],
];

const open = (records: readonly object[], context: BrowserContextOptions = {}): Promise<EditorApp> =>
  openEditor({ levels: { [FILE]: serialiseLevel(buildLevel([STOREY, ...records])) }, context });

async function savedWalls(hands: ViewportHands): Promise<Wall[]> {
  const { records } = await hands.save(FILE);
  return records.filter((record): record is Wall => record.kind === 'wall');
}

describe('drawing with the mouse', () => {
  let app: EditorApp;
  let hands: ViewportHands;

  beforeAll(async () => {
    app = await open(TWENTY);
    hands = new ViewportHands(app);
    await hands.waitForLevel();
    await app.page.locator('canvas').first().focus();
    await app.page.keyboard.press('w');
  });

  afterAll(() => app.close());

  /** The walls that were drawn since the level was opened; undoes them. */
  async function takeDrawn(): Promise<(readonly [Vec2, Vec2])[]> {
    const drawn = (await savedWalls(hands)).filter(({ id }) => !TWENTY.some((known) => known.id === id));
    await app.page.keyboard.press('Control+z');
    expect(await savedWalls(hands)).toHaveLength(TWENTY.length);
    return drawn.map(({ start, end }) => [start, end]);
  }

  it('draws a wall from press to release, one step of the history', async () => {
    await hands.drag([1, 1.5], [4, 1.5]);
    const [drawn, ...others] = await takeDrawn();
    expect(drawn).toEqual([
      [1, 1.5],
      [4, 1.5],
    ]);
    expect(others).toEqual([]);
  });

  it('takes a typed length while drawing', async () => {
    await hands.moveTo([1, 1.5]);
    await app.page.mouse.down();
    await hands.dragOn([1, 1.5], [4, 1.5]);
    await app.page.keyboard.type('2,5');
    await app.page.keyboard.press('Enter');
    await app.page.mouse.up();
    const [drawn] = await takeDrawn();
    expect(drawn).toEqual([
      [1, 1.5],
      [3.5, 1.5],
    ]);
  });

  it.each(INTERRUPTIONS)('leaves the level alone when a drag is ended by %s', async (_, interrupt) => {
    await hands.moveTo([1, 1.5]);
    await app.page.mouse.down();
    await hands.dragOn([1, 1.5], [4, 1.5]);
    await interrupt(app);
    await hands.moveTo([2, 1.5]);
    await app.page.mouse.up();
    await app.page.mouse.up({ button: 'right' });
    expect(await savedWalls(hands)).toHaveLength(TWENTY.length);
    await hands.drag([1, 4.5], [4, 4.5]);
    expect(await takeDrawn()).toHaveLength(1);
  });

  it('makes no fault in the page', () => {
    expect(app.faults).toEqual([]);
  });
});

describe('what is pointed at', () => {
  it.each([1, 1.25, 1.5, 2])(
    'is what is hit at %s device pixels a pixel, and after a resize',
    async (ratio) => {
      const app = await open(TWENTY, { deviceScaleFactor: ratio, viewport: { width: 1000, height: 700 } });
      const hands = new ViewportHands(app);
      await hands.waitForLevel();
      await hands.dismissMessage();
      await app.page.locator('canvas').first().focus();
      await app.page.keyboard.press('Shift+F');
      await hands.settle();
      const remaining = new Set(TWENTY.map(({ id }) => id));
      for (const [index, wall] of TWENTY.entries()) {
        if (index === 10) await hands.resizeWindow(1160, 640);
        if (index % 7 === 6) continue;
        const [x = 0, z = 0] = wall.start;
        await hands.click([x + 0.5, z + 0.1], 0.5);
        await app.page.keyboard.press('Delete');
        remaining.delete(wall.id);
      }
      expect((await savedWalls(hands)).map(({ id }) => id).sort()).toEqual([...remaining].sort());
      await app.close();
    },
  );
});
