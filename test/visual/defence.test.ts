import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildLevel } from '../../core/defence/builder/build-level.ts';
import { buildPath } from '../../core/defence/builder/build-path.ts';
import { WalkTrack } from '../../core/defence/run/walk-track.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { text } from '../../core/text/text.ts';
import { levelText } from '../support/build-level.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

const PATH = { seed: 12, length: 40, maxTilesBeforeCorner: 5, border: 3, decorationChance: 0 } as const;
const RANGE = 1.6;

/** A tile with nothing but blank ones around it, so that the whole circle of a range lies on level ground. */
function findTower(): Vec2 {
  const result = buildLevel({ ...PATH });
  if (!result.ok) throw new Error('no level');
  const { blanks, walls } = result.level;
  const cellsOf = (cells: Int32Array) =>
    Array.from({ length: cells.length / 2 }, (_, at): Vec2 => [cells[at * 2] ?? 0, cells[at * 2 + 1] ?? 0]);
  const walled = new Set(cellsOf(walls).map(String));
  const free = new Set(
    cellsOf(blanks)
      .map(String)
      .filter((cell) => !walled.has(cell)),
  );
  const { min, max } = result.level.bounds;
  const farOff = ([x, y]: Vec2): number => Math.hypot(x - (min[0] + max[0]) / 2, y - (min[1] + max[1]) / 2);
  const around = [-2, -1, 0, 1, 2];
  const [found] = cellsOf(blanks)
    .filter(([x, y]) => around.every((dx) => around.every((dy) => free.has(`${x + dx},${y + dy}`))))
    .sort((a, b) => farOff(a) - farOff(b));
  if (!found) throw new Error('no place for a tower');
  return found;
}

const TOWER = findTower();
const LEVEL = levelText([
  { kind: 'defence', id: 'td', ...PATH },
  { kind: 'tower', id: 't', defence: 'td', cell: TOWER, range: RANGE },
]);

let app: EditorApp;
let hands: ViewportHands;

beforeAll(async () => {
  app = await openEditor({
    levels: { 'a.level.json': LEVEL },
    context: { reducedMotion: 'reduce', colorScheme: 'dark', viewport: { width: 1100, height: 800 } },
  });
  hands = new ViewportHands(app);
  await hands.waitForLevel();
  await hands.dismissMessage();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.page.mouse.move(5, 5);
  await app.page.locator('canvas').first().focus();
});

type Rgb = readonly [number, number, number];
/** The colour at a place, or so many pixels beside it. */
type Picture = (plan: Vec2, height?: number, beside?: Vec2) => Promise<Rgb>;

/** A line is some pixels wide, and the pixel of a place may lie just beside it. */
const NEAR: readonly Vec2[] = [-2, -1, 0, 1, 2].flatMap((dx) =>
  [-2, -1, 0, 1, 2].map((dy): Vec2 => [dx, dy]),
);

async function press(key: string): Promise<void> {
  await app.page.keyboard.press(key);
  await hands.settle();
}

/** A picture of the window, to be asked for its colours at places of the level. */
async function shoot(): Promise<Picture> {
  await hands.settle();
  const { data, width } = PNG.sync.read(await app.page.screenshot());
  return async (plan, height = 0.05, [dx, dy] = [0, 0]) => {
    const [x, y] = await hands.pixel(plan, height);
    const at = ((Math.round(y) + dy) * width + Math.round(x) + dx) * 4;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
}

const apart = (a: Rgb, b: Rgb): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** How many pixels of the picture are of a colour, within some room for its edges. */
async function countOf([r, g, b]: Rgb): Promise<number> {
  await hands.settle();
  const box = await app.page.locator('canvas').first().boundingBox();
  if (!box) throw new Error('there is no viewport');
  const { data } = PNG.sync.read(await app.page.screenshot({ clip: box }));
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (apart([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], [r, g, b]) < 40) count += 1;
  }
  return count;
}

/** Turns the camera about what it looks at, by so many pixels of the mouse. */
async function orbit(pixels: number): Promise<void> {
  await app.page.mouse.move(500, 400);
  await app.page.mouse.down({ button: 'right' });
  await app.page.mouse.move(500 + pixels / 2, 400);
  await app.page.mouse.move(500 + pixels, 400);
  await app.page.mouse.up({ button: 'right' });
  await hands.settle();
}

describe('the range of a tower', () => {
  /** Places around the tower at a distance, on the ground. */
  const circle = (radius: number): Vec2[] =>
    Array.from({ length: 16 }, (_, side): Vec2 => {
      const angle = (side / 16) * 2 * Math.PI;
      return [TOWER[0] + radius * Math.cos(angle), TOWER[1] + radius * Math.sin(angle)];
    });

  /** The number beside the tower, from the tip of that: what it covers is not looked at. In pixels. */
  const NUMBER = { left: -4, top: -4, right: 100, bottom: 60 };

  /** Which part of some places looks otherwise with the shell than without. */
  async function changed(
    bare: Picture,
    shown: Picture,
    places: readonly Vec2[],
    height = 0.05,
  ): Promise<number> {
    const tip = await hands.pixel(TOWER, 1.1);
    let [seen, other] = [0, 0];
    for (const place of places) {
      const [x, y] = await hands.pixel(place, height);
      const [dx, dy] = [x - tip[0], y - tip[1]];
      if (dx > NUMBER.left && dx < NUMBER.right && dy > NUMBER.top && dy < NUMBER.bottom) continue;
      seen += 1;
      const differences = await Promise.all(
        NEAR.map(async (beside) =>
          apart(await bare(place, height, beside), await shown(place, height, beside)),
        ),
      );
      if (Math.max(...differences) > 24) other += 1;
    }
    expect(seen).toBeGreaterThan(places.length / 3);
    return other / seen;
  }

  it('is seen where it meets the level, from wherever one looks, and not in free space', async () => {
    for (const turn of [0, 70, -160]) {
      await orbit(turn);
      await press('Escape');
      const bare = await shoot();
      await hands.click(TOWER, 0.4);
      await app.page.mouse.move(5, 5);
      await app.page.getByText(text('editor.status.one-tower')).waitFor();
      const shown = await shoot();
      expect(await changed(bare, shown, circle(RANGE))).toBeGreaterThan(0.6);
      expect(await changed(bare, shown, circle(RANGE * 1.4))).toBe(0);
      // On the shell, high over the ground; in the picture some lie on the circle behind or on the marks of the tile.
      const high = RANGE * Math.sin(Math.PI / 3);
      expect(await changed(bare, shown, circle(RANGE / 2), high)).toBeLessThan(0.5);
      await press('Escape');
    }
  });
});

describe('the rays of the builder', () => {
  const RED: Rgb = [237, 41, 51];
  const BLUE: Rgb = [41, 82, 250];
  const CYAN: Rgb = [26, 219, 237];

  it('have the colours of what they ask, and go with their filters', async () => {
    expect([await countOf(RED), await countOf(CYAN)]).toEqual([0, 0]);
    await press('Shift+T');
    await app.page.getByText(/^Step \d+ of \d+/).waitFor();
    expect(await countOf(RED)).toBeGreaterThan(60);
    expect(await countOf(BLUE)).toBeGreaterThan(20);
    const draws = await hands.drawCalls();
    await app.page.getByLabel(text('trace.walkway-rays')).uncheck();
    expect(await countOf(RED)).toBe(0);
    expect(await countOf(BLUE)).toBeGreaterThan(20);
    await app.page.getByLabel(text('trace.corner-rays')).uncheck();
    expect(await countOf(BLUE)).toBe(0);
    expect(draws - (await hands.drawCalls())).toBeLessThanOrEqual(4);
    await app.page.getByLabel(text('trace.walkway-rays')).check();
    await app.page.getByLabel(text('trace.corner-rays')).check();
    await app.page.locator('canvas').first().focus();
    await press('Shift+T');
    expect(await countOf(RED)).toBe(0);
  });
});

describe('a run of enemies', () => {
  it('stands where the core says, and draws nothing while it rests', async () => {
    const path = buildPath(PATH);
    if (!path) throw new Error('no path');
    const slider = app.page.getByLabel(text('run.time'));
    const without = await shoot();
    await slider.fill('6');
    const after = await shoot();
    const { x, z } = new WalkTrack(path).at(6);
    expect(apart(await without([x, z], 0.3), await after([x, z], 0.3))).toBeGreaterThan(40);
    const frames = await hands.frames();
    await app.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await hands.frames()).toBe(frames);
    await app.page.locator('canvas').first().focus();
    await press('Shift+R');
    const end = await shoot();
    expect(apart(await without([x, z], 0.3), await end([x, z], 0.3))).toBeLessThan(8);
  });
});

describe('tiles', () => {
  it('take as many draw calls in a large level as in a small one', async () => {
    await press('Escape');
    const small = await hands.drawCalls();
    const length = app.page.getByLabel(text('defence-tools.length'), { exact: true });
    await length.fill('400');
    await length.press('Enter');
    await app.page.locator('canvas').first().focus();
    await hands.settle();
    // Of each kind of tile there is one more at most.
    expect(Math.abs((await hands.drawCalls()) - small)).toBeLessThanOrEqual(2);
    expect(app.faults).toEqual([]);
  });
});
