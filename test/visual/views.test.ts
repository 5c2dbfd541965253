import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { buildLevel } from '../support/build-level.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

const wall = (id: string, start: Vec2, end: Vec2, more: object = {}) => ({
  kind: 'wall',
  id,
  storey: 'ground',
  start,
  end,
  ...more,
});
const OUTSIDE = { left: 'dark' };

/** Two rooms of 4 × 4 m with dark outer walls and a bright wall between them at x = 4, and one room above the left. */
const HOUSE = serialiseLevel(
  buildLevel([
    { kind: 'material', id: 'dark', color: '#5a3a32' },
    { kind: 'storey', id: 'ground' },
    { kind: 'storey', id: 'upper', elevation: 2.7 },
    wall('back1', [0, 0], [4, 0], OUTSIDE),
    wall('back2', [4, 0], [8, 0], OUTSIDE),
    wall('right', [8, 0], [8, 4], OUTSIDE),
    wall('front2', [8, 4], [4, 4], OUTSIDE),
    wall('front1', [4, 4], [0, 4], OUTSIDE),
    wall('left', [0, 4], [0, 0], OUTSIDE),
    wall('inner', [4, 0], [4, 4]),
    wall('up1', [0, 0], [4, 0], { storey: 'upper' }),
    wall('up2', [4, 0], [4, 4], { storey: 'upper' }),
    wall('up3', [4, 4], [0, 4], { storey: 'upper' }),
    wall('up4', [0, 4], [0, 0], { storey: 'upper' }),
  ]),
);

/** On the floor of the right room, where the front wall hides it, clear of the room's name. */
const HIDDEN_FLOOR: Vec2 = [5.2, 3.4];

/** Frames that a walk is followed for. */
const STEPS = 30;

let app: EditorApp;
let hands: ViewportHands;

beforeAll(async () => {
  app = await openEditor({ levels: { 'house.level.json': HOUSE }, context: { colorScheme: 'light' } });
  hands = new ViewportHands(app);
  await hands.waitForLevel();
  await hands.dismissMessage();
  await app.page.locator('canvas').first().focus();
});

afterAll(() => app.close());

async function press(key: string): Promise<void> {
  await app.page.keyboard.press(key);
  await hands.settle();
}

/** How much more blue than red there is in the picture at a place. */
async function blueness(plan: Vec2, height: number): Promise<number> {
  const [x, y] = await hands.pixel(plan, height);
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
  const { data } = PNG.sync.read(await app.page.screenshot({ clip }));
  return (data[2] ?? 0) - (data[0] ?? 0);
}

const floor = (): Promise<number> => hands.brightness(HIDDEN_FLOOR);
/** High on the inner wall, on its side towards the camera. */
const innerWall = (): Promise<number> => hands.brightness([4.1, 2], 2.4);

describe('views of a house', () => {
  it('lower the walls before the rooms in the cutaway, and keep the inner ones', async () => {
    const up = { floor: await floor(), inner: await innerWall() };
    await press('2');
    expect(await floor()).toBeGreaterThan(up.floor + 40);
    expect(await innerWall()).toBeCloseTo(up.inner, 0);
    await press('1');
    expect(await floor()).toBeCloseTo(up.floor, 0);
  });

  it('lower all walls to stubs', async () => {
    const [stub, up] = [await hands.brightness([6, 4.1], 0.15), await innerWall()];
    await press('3');
    expect(Math.abs((await innerWall()) - up)).toBeGreaterThan(5);
    expect(await hands.brightness([6, 4.1], 0.15)).toBeCloseTo(stub, 0);
    await press('1');
  });

  it('show the storey above as a faint ghost, and whole when it is worked on', async () => {
    const place: Vec2 = [2, 4.1];
    const ghost = await blueness(place, 4.5);
    await press('PageUp');
    expect(await blueness(place, 4.5)).toBeLessThan(ghost - 15);
    await press('PageDown');
    expect(await blueness(place, 4.5)).toBeCloseTo(ghost, 0);
  });

  it('look through what hides the pointer while P is held, and draw nothing while nothing moves', async () => {
    const before = await floor();
    await hands.moveTo(HIDDEN_FLOOR);
    await app.page.keyboard.down('p');
    await hands.settle();
    expect(await floor()).toBeGreaterThan(before + 30);
    const frames = await hands.frames();
    await app.page.waitForTimeout(1000);
    expect(await hands.frames()).toBe(frames);
    await app.page.keyboard.up('p');
    await hands.moveTo([12, 2]);
    await hands.settle();
    expect(await floor()).toBeCloseTo(before, 0);
  });

  it('walk in at eye height, not through walls, and come back to where one was', async () => {
    const place: Vec2 = [8, 4];
    const before = await hands.pixel(place, 2.7);
    await press('y');
    // The horizon is level with the eye.
    const [, y] = await hands.pixel([4, -50], 1.65);
    const box = await app.page.locator('canvas').first().boundingBox();
    expect(y).toBeCloseTo((box?.y ?? 0) + (box?.height ?? 0) / 2, 0);
    await app.page.keyboard.down('ArrowUp');
    const first = await hands.frames();
    await expect.poll(() => hands.frames()).toBeGreaterThan(first + STEPS);
    await app.page.keyboard.up('ArrowUp');
    await hands.settle();
    await expect(app.page.getByText('Saved', { exact: true }).count()).resolves.toBe(1);
    await press('o');
    const after = await hands.pixel(place, 2.7);
    expect(after[0]).toBeCloseTo(before[0], 3);
    expect(after[1]).toBeCloseTo(before[1], 3);
  });

  it('change nothing of the level, and make no fault in the page', async () => {
    await expect(app.page.getByText('Saved', { exact: true }).count()).resolves.toBe(1);
    expect(app.faults).toEqual([]);
  });
});
