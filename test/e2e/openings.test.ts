import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Level } from '../../core/document/level.ts';
import type { Opening } from '../../core/document/schema/opening.ts';
import { isKind, type LevelRecord } from '../../core/document/schema/record-kinds.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { wallFrom } from '../support/plan-store.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

const LEVEL = 'House.level.json';

/** A room of 6 × 4 m: "south" is the wall nearest to the camera, at z = 2; its left side is inside. */
const RECORDS: readonly LevelRecord[] = [
  { kind: 'storey', id: 'ground', height: 2.7 },
  wallFrom('north', [-3, -2], [3, -2]),
  wallFrom('east', [3, -2], [3, 2]),
  wallFrom('south', [-3, 2], [3, 2]),
  wallFrom('west', [-3, -2], [-3, 2]),
];

const openingsOf = (level: Level): Opening[] => level.records.filter((record) => isKind(record, 'opening'));

/** Steps are one journey: each goes on from where the one before left the level. */
describe('doors and windows, by mouse and keys', () => {
  let app: EditorApp;
  let page: Page;
  let hands: ViewportHands;

  beforeAll(async () => {
    app = await openEditor({
      levels: { [LEVEL]: serialiseLevel({ header: { name: 'House', extra: {} }, records: RECORDS }) },
    });
    page = app.page;
    hands = new ViewportHands(app);
    await hands.waitForLevel();
    await hands.dismissMessage();
  });
  afterAll(async () => {
    expect(app.faults).toEqual([]);
    await app.close();
  });

  test('a door is placed where the pointer is on the wall, and opens to the side that is seen', async () => {
    await page.keyboard.press('d');
    await hands.moveTo([-1, 2.1], 1.2);
    await hands.settle();
    await hands.click([-1, 2.1], 1.2);
    const [door, ...others] = openingsOf(await hands.save(LEVEL));
    expect(others).toEqual([]);
    expect(door).toMatchObject({ type: 'door', wall: 'south', fitting: 'leaf', opensTo: 'right' });
    expect(door?.offset).toBeCloseTo(2, 1);
  });

  test('a window takes a typed distance', async () => {
    await page.keyboard.press('n');
    await hands.moveTo([2, 2.1], 1.5);
    await hands.settle();
    await page.keyboard.type('0.5');
    await page.keyboard.press('Enter');
    const window = openingsOf(await hands.save(LEVEL)).find(({ type }) => type === 'window');
    // The corner begins 0.1 m before the end of the wall; then come 0.5 m and half of 1.2 m: 4.8 m.
    expect(window).toMatchObject({ wall: 'south', offset: 4.8, sill: 0.9, width: 1.2 });
  });

  test('the window is dragged along its wall, and one undo puts it back', async () => {
    await page.keyboard.press('v');
    await hands.moveTo([1.8, 2.1], 1.5);
    await page.mouse.down();
    for (const x of [1.6, 1.3, 1]) await hands.moveTo([x, 2.1], 1.5);
    await page.mouse.up();
    const offsetNow = async () =>
      openingsOf(await hands.save(LEVEL)).find(({ type }) => type === 'window')?.offset;
    // By 0.8 m, but for what the hole's depth lies beside the wall's face in the picture, and the grid.
    expect(await offsetNow()).toBeCloseTo(4, 0);
    await page.keyboard.press('Control+z');
    expect(await offsetNow()).toBeCloseTo(4.8, 9);
  });

  test('M hangs the door on its other jamb', async () => {
    await hands.click([-1, 2.1], 1.2);
    await page.keyboard.press('m');
    const door = openingsOf(await hands.save(LEVEL)).find(({ type }) => type === 'door');
    expect(door?.hinge).toBe('end');
  });
});
