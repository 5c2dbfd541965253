import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import { angleOf, createGrid, radiusOf } from '../../core/polar/polar-grid.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

const MODULES = fileURLToPath(new URL('../../assets/samples/assets/modules', import.meta.url));

/** Twelve steps of four metres, lines 0 to 2. */
const RING = { kind: 'ring', id: 'deck', steps: 12, cellSize: 4, innerRing: 0, outerRing: 3 } as const;
const RECORDS: readonly LevelRecord[] = [
  RING,
  { kind: 'asset', id: 'pod', name: 'Pod', path: 'assets/crates.glb', footprint: [1, 1] },
  { kind: 'asset', id: 'tube', name: 'Tube', path: 'assets/corridor.glb', footprint: [1, 1] },
];

let app: EditorApp;
let page: Page;
let hands: ViewportHands;

beforeAll(async () => {
  const file = (name: string) => readFile(join(MODULES, name));
  app = await openEditor({
    levels: {
      'Ring.level.json': serialiseLevel({ header: { name: 'Ring', extra: {} }, records: RECORDS }),
      'assets/crates.glb': await file('crates.glb'),
      'assets/corridor.glb': await file('corridor.glb'),
    },
  });
  page = app.page;
  hands = new ViewportHands(app);
  await hands.waitForLevel();
});
afterAll(() => app.close());

/** The middle of a cell, in plan metres. */
function middleOf(line: number, step: number): Vec2 {
  const grid = createGrid(RING.steps, RING.cellSize);
  const radius = radiusOf(grid, line + 0.5);
  const angle = angleOf(grid, step + 0.5);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** Cells of the saved level, with turns and mirrors, in the order in which they were placed. */
async function savedModules() {
  const level = await hands.save('Ring.level.json');
  return level.records.filter((record) => record.kind === 'module');
}

async function click(line: number, step: number): Promise<void> {
  await hands.moveTo(middleOf(line, step));
  await page.mouse.down();
  await page.mouse.up();
}

const refusal = () => page.locator('.refusal');

test('modules are placed, led over the seam, turned, mirrored, refused and undone with mouse and keys', async () => {
  expect(await page.locator('[data-action="mode.ring"]').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.press('t');
  await hands.settle();
  await page.keyboard.press('p');

  // A run over the seam.
  await hands.moveTo(middleOf(0, 10));
  await page.mouse.down();
  for (const step of [11, 12, 13]) await hands.moveTo(middleOf(0, step));
  await page.mouse.up();

  // Turned and mirrored by keys.
  await page.keyboard.press('r');
  await page.keyboard.press('m');
  await click(2, 5);
  await page.keyboard.press('Shift+R');
  await page.keyboard.press('m');

  // Refused where something stands.
  await hands.moveTo(middleOf(0, 11));
  await refusal().waitFor();
  await click(0, 11);
  await page.keyboard.press('Escape');
  await hands.settle();
  const placed = await savedModules();
  expect(placed.map((module) => 'cell' in module && String(module.cell)).sort()).toEqual(
    ['0,0', '0,1', '0,10', '0,11', '2,5'].sort(),
  );
  expect(placed.find((module) => 'cell' in module && String(module.cell) === '2,5')).toMatchObject({
    quarterTurns: 1,
    mirrored: true,
  });

  // Four at once, one step back and forth.
  await page.keyboard.press('p');
  await page.keyboard.press('s');
  await click(1, 2);
  await page.keyboard.press('Escape');
  expect(await savedModules()).toHaveLength(9);
  await page.keyboard.press('Control+z');
  expect(await savedModules()).toHaveLength(5);
  await page.keyboard.press('Control+y');
  expect(await savedModules()).toHaveLength(9);
  expect(app.faults).toEqual([]);
});

test('what stands on a ring is dragged by cells, moved by arrows, and pasted from the clipboard', async () => {
  const cells = async () =>
    (await savedModules()).map((module) => ('cell' in module ? String(module.cell) : '')).sort();
  await page.keyboard.press('v');
  await hands.settle();
  await hands.drag(middleOf(2, 5), middleOf(2, 7));
  await expect.poll(cells).toContain('2,7');
  await page.keyboard.press('ArrowRight');
  await expect.poll(cells).toContain('2,8');

  await page.keyboard.press('Control+d');
  await hands.moveTo(middleOf(2, 2));
  await hands.settle();
  await click(2, 2);
  await expect.poll(cells).toContain('2,2');
  expect(await cells()).toContain('2,8');

  await page.keyboard.press('e');
  await hands.drag(middleOf(0, 10), middleOf(0, 11));
  await page.keyboard.press('s');
  await expect.poll(cells).not.toContain('0,11');
  expect(app.faults).toEqual([]);
});
