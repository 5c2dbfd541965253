import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { text } from '../../core/text/text.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { rowText } from '../support/sample-level.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

/** Enough that an export takes seconds: it must still be under way when a user has found the button. */
const WALLS = 20_000;

let app: EditorApp;

beforeAll(async () => {
  app = await openEditor({ levels: { 'row.level.json': rowText(WALLS) } });
  await new ViewportHands(app).waitForLevel();
});

afterAll(() => app.close());

describe('a long export', () => {
  it('leaves the window alive and is stopped at once, without a file', async () => {
    const { page } = app;
    await page.keyboard.press('Control+e');
    await page.getByRole('button', { name: text('editor.export.run'), exact: true }).click();
    await page.getByRole('button', { name: text('editor.export.stop'), exact: true }).click();
    await page.getByText(text('export.cancelled')).first().waitFor();
    expect(await readdir(app.project)).toEqual(['row.level.json']);
    expect(app.faults).toEqual([]);
  });
});
