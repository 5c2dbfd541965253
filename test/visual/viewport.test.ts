import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { buildLevel } from '../support/build-level.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

/** Frames may still be asked for while fonts and panels come in; idle means that none is after that. */
const IDLE_TIME = 5000;

/** A house of 5 × 4 m with its middle at [2.5, 2], and a wall of another material beside it. */
const HOUSE = serialiseLevel(
  buildLevel([
    { kind: 'material', id: 'white', color: '#e8e8e8' },
    { kind: 'storey', id: 'ground' },
    ...[
      [0, 0, 5, 0],
      [5, 0, 5, 4],
      [5, 4, 0, 4],
      [0, 4, 0, 0],
    ].map(([x1, z1, x2, z2], index) => ({
      kind: 'wall',
      id: `w${index}`,
      storey: 'ground',
      start: [x1, z1],
      end: [x2, z2],
    })),
    {
      kind: 'wall',
      id: 'w4',
      storey: 'ground',
      start: [-3, 4],
      end: [-1, 4],
      left: 'white',
      right: 'white',
    },
  ]),
);

let app: EditorApp;
let hands: ViewportHands;

beforeAll(async () => {
  app = await openEditor({ levels: { 'house.level.json': HOUSE }, context: { colorScheme: 'light' } });
  hands = new ViewportHands(app);
  await hands.waitForLevel();
});

afterAll(() => app.close());

/** What the viewport shows, without the message that may lie over it. */
async function picture(): Promise<PNG> {
  await hands.dismissMessage();
  // Neither hovering over something nor with the ring of the focus.
  await app.page.mouse.move(400, 20);
  await app.page.locator('canvas').first().blur();
  await hands.settle();
  return PNG.sync.read(await app.page.locator('canvas').first().screenshot({ animations: 'disabled' }));
}

describe('the viewport in a real browser', () => {
  it('draws nothing while nobody touches anything', async () => {
    const before = await hands.frames();
    await app.page.waitForTimeout(IDLE_TIME);
    expect(await hands.frames()).toBe(before);
    expect(before).toBeGreaterThan(0);
  });

  it('draws each material of a storey in one call, whatever the number of walls', async () => {
    // Backdrop, grid, shade, the walls' two materials, the room's floor and ceiling, and the layer with its name.
    expect(await hands.drawCalls()).toBe(8);
  });

  it('shows top, left and right of a wall in three tones, and shade at its foot', async () => {
    const top = await hands.brightness([2.5, 4], 2.7);
    const left = await hands.brightness([2.5, 4.1], 1.3);
    const right = await hands.brightness([5.1, 2], 1.3);
    expect(top).toBeGreaterThan(left + 5);
    expect(left).toBeGreaterThan(right + 5);
    expect(await hands.brightness([2.37, 4.25])).toBeLessThan((await hands.brightness([2.37, 5.87])) - 5);
  });

  it('shows walls and their shade where they are while they are dragged, and back again after Esc', async () => {
    // What the neighbour of the dragged wall covers only when it has become longer.
    const look = async () => ({
      side: await hands.brightness([5.1, 4.6], 0.3),
      shade: await hands.brightness([5.4, 4.6]),
    });
    const before = await look();
    const [x, y] = await hands.pixel([2.5, 4.1], 1.3);
    const [fromX, fromY] = await hands.pixel([2.5, 4]);
    const [toX, toY] = await hands.pixel([2.5, 5.6]);
    await app.page.mouse.move(x, y);
    await app.page.mouse.down();
    await app.page.mouse.move(x + (toX - fromX) / 2, y + (toY - fromY) / 2);
    await app.page.mouse.move(x + toX - fromX, y + toY - fromY);
    await hands.settle();
    const dragged = await look();
    await app.page.locator('canvas').first().press('Escape');
    await app.page.mouse.up();
    await hands.settle();
    const after = await look();
    expect(dragged.side).toBeLessThan(before.side - 20);
    expect(dragged.shade).toBeLessThan(before.shade - 3);
    expect(after.side).toBeCloseTo(before.side, 0);
    expect(after.shade).toBeCloseTo(before.shade, 0);
    await expect.poll(() => app.page.getByText('Saved', { exact: true }).count()).toBe(1);
    await app.page.locator('canvas').first().press('Escape');
  });

  it('changes its theme without a new picture of the level', async () => {
    const ground: [number, number] = [7.43, 5.37];
    const light = await hands.brightness(ground);
    await app.page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => hands.brightness(ground)).toBeLessThan(60);
    await app.page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => hands.brightness(ground)).toBeCloseTo(light, 0);
  });

  it('shows the same picture after the graphics context was lost', async () => {
    await hands.settle();
    const before = await picture();
    await app.page.evaluate(async () => {
      const canvas = document.querySelector('canvas');
      const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      if (!canvas || !extension) throw new Error('this browser cannot lose a context');
      const happened = (type: string) =>
        new Promise((resolve) => canvas.addEventListener(type, resolve, { once: true }));
      const lost = happened('webglcontextlost');
      extension.loseContext();
      await lost;
      // It can be given back only once all listeners have had the loss.
      await new Promise((resolve) => setTimeout(resolve));
      const restored = happened('webglcontextrestored');
      extension.restoreContext();
      await restored;
    });
    await hands.settle();
    const after = await picture();
    const { width, height } = before;
    expect([after.width, after.height]).toEqual([width, height]);
    expect(pixelmatch(before.data, after.data, undefined, width, height)).toBeLessThan(
      width * height * 0.001,
    );
  });

  it('looks straight down in the top view, true to scale', async () => {
    await app.page.locator('canvas').first().focus();
    await app.page.keyboard.press('t');
    await hands.settle();
    const [a, b, c] = [await hands.pixel([0, 0]), await hands.pixel([2, 0]), await hands.pixel([0, 2], 2.7)];
    expect(b[1]).toBeCloseTo(a[1], 3);
    expect(c[0]).toBeCloseTo(a[0], 3);
    expect(c[1] - a[1]).toBeCloseTo(b[0] - a[0], 3);
    await app.page.keyboard.press('o');
    await hands.settle();
  });

  it('zooms at the pointer with the wheel', async () => {
    const place: [number, number] = [2.5, 5];
    const before = await hands.pixel(place);
    const width = (await hands.pixel([3.5, 5]))[0] - before[0];
    await hands.moveTo(place);
    await app.page.mouse.wheel(0, -300);
    await hands.settle();
    const after = await hands.pixel(place);
    // The browser hands out whole pixels, and the zoom magnifies the rest.
    expect(Math.abs(after[0] - before[0])).toBeLessThan(1);
    expect(Math.abs(after[1] - before[1])).toBeLessThan(1);
    expect((await hands.pixel([3.5, 5]))[0] - after[0]).toBeGreaterThan(width * 1.3);
  });

  it('turns with the right button and pans with the middle one, and leaves the level alone', async () => {
    const place: [number, number] = [2.5, 5];
    const start = await hands.pixel(place);
    await hands.moveTo(place);
    await app.page.mouse.down({ button: 'middle' });
    await app.page.mouse.move(start[0] + 90, start[1] - 40, { steps: 3 });
    await app.page.mouse.up({ button: 'middle' });
    await hands.settle();
    const panned = await hands.pixel(place);
    expect(panned[0]).toBeCloseTo(start[0] + 90, 0);
    expect(panned[1]).toBeCloseTo(start[1] - 40, 0);
    const corner = await hands.pixel([0, 0], 2.7);
    await app.page.mouse.down({ button: 'right' });
    await app.page.mouse.move(panned[0] + 120, panned[1], { steps: 3 });
    await app.page.mouse.up({ button: 'right' });
    await hands.settle();
    expect((await hands.pixel(place))[0]).toBeCloseTo(panned[0], 0);
    expect(Math.abs((await hands.pixel([0, 0], 2.7))[0] - corner[0])).toBeGreaterThan(20);
    await expect(app.page.getByText('Nothing selected').count()).resolves.toBe(1);
    await expect(app.page.getByText('Saved', { exact: true }).count()).resolves.toBe(1);
  });

  it('makes no fault in the page', () => {
    expect(app.faults).toEqual([]);
  });
});
