import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { text } from '../../core/text/text.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

const FILE = 'House.level.json';
const corners = [
  [0, 0],
  [9, 0],
  [9, 6],
  [0, 6],
] as const;
const HOUSE: readonly LevelRecord[] = [
  { kind: 'storey', id: 'ground', name: 'Ground floor', elevation: 0, height: 2.7 },
  ...corners.map((start, index) => ({
    kind: 'wall',
    id: `w${index + 1}`,
    storey: 'ground',
    start,
    end: corners[(index + 1) % corners.length] ?? start,
  })),
];

let app: EditorApp;
let hands: ViewportHands;

beforeAll(async () => {
  const level = serialiseLevel({ header: { name: 'House', extra: {} }, records: HOUSE });
  app = await openEditor({ levels: { [FILE]: level } });
  hands = new ViewportHands(app);
  await hands.waitForLevel();
  await hands.dismissMessage();
});
afterAll(() => app.close());

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: `${text('editor.storey')}:` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('a storey is duplicated, a stair is drawn up to it, and a gable roof is laid on top', async () => {
  const { page } = app;
  await choose(page, text('building.duplicate-storey'));
  await page.getByRole('button', { name: `${text('editor.storey')}: Storey 2` }).waitFor();
  await page.locator('canvas').first().focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('s');
  await hands.settle();
  await hands.drag([1, 3], [5.2, 3]);
  await page.getByRole('heading', { name: text('building.stair'), exact: true }).waitFor();
  await page.getByText(text('building.stair.leads-to', { storey: 'Storey 2' })).waitFor();
  await choose(page, text('building.add-roof'));
  await page.getByRole('heading', { name: text('building.roof'), exact: true }).waitFor();
  await page.locator('canvas').first().focus();
  const { records } = await hands.save(FILE);
  const ofKind = (kind: string) => records.filter((record) => record.kind === kind);
  const [, upper] = ofKind('storey');
  expect(upper).toMatchObject({ name: 'Storey 2', elevation: 2.7, height: 2.7 });
  expect(ofKind('wall')).toHaveLength(8);
  expect(ofKind('stair')).toMatchObject([{ storey: 'ground', start: [1, 3], end: [5.2, 3] }]);
  expect(ofKind('roof')).toMatchObject([{ storey: upper?.id, type: 'gable' }]);
  expect(app.faults).toEqual([]);
});

test('a storey with things on it is deleted after a question that says what goes with it', async () => {
  const { page } = app;
  await choose(page, text('building.delete-storey'));
  const counts = { wall: 4, opening: 0, room: 0, stair: 1, roof: 0 };
  await page.getByText(text('building.delete-body', counts)).waitFor();
  await page.getByRole('button', { name: text('building.delete-confirm'), exact: true }).click();
  await page.getByRole('button', { name: `${text('editor.storey')}: Storey 2` }).waitFor();
  await page.locator('canvas').first().focus();
  const { records } = await hands.save(FILE);
  expect(records.map(({ kind }) => kind).sort()).toEqual(['roof', 'storey', 'wall', 'wall', 'wall', 'wall']);
});
