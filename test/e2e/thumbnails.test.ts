import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { createRing } from '../../core/templates/ring.ts';
import { shippedFilesOf } from '../../core/templates/shipped-files.ts';
import { withFilesBeside } from '../../core/templates/station-assets.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';

const SAMPLES = new URL('../../assets/samples/', import.meta.url);

/** Longest that a picture may take on a busy machine that draws in software, in milliseconds. */
const PATIENCE = 20_000;

let app: EditorApp;
beforeAll(async () => {
  const level = createRing();
  const files = await Promise.all(
    shippedFilesOf(level)
      .flatMap(withFilesBeside)
      .map(async (path) => [path, await readFile(new URL(path, SAMPLES))] as const),
  );
  app = await openEditor({
    levels: { 'Ring station.level.json': serialiseLevel(level), ...Object.fromEntries(files) },
    context: { colorScheme: 'dark' },
  });
});
afterAll(() => app.close());

interface Seen {
  readonly colors: number;
  /** Parts of the picture, 0 to 1. */
  readonly clear: number;
  readonly solid: number;
  readonly pixels: string;
}

/** What is in the picture of a module. */
async function look(page: Page, name: RegExp): Promise<Seen> {
  const picture = page.getByRole('button', { name }).locator('img');
  await picture.waitFor({ timeout: PATIENCE });
  return picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas to look with.');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const pixels = Array.from(new Uint32Array(data.buffer));
    const part = (alpha: number) => pixels.filter((pixel) => pixel >>> 24 === alpha).length / pixels.length;
    return { colors: new Set(pixels).size, clear: part(0), solid: part(255), pixels: pixels.join() };
  });
}

test('the library shows each module as it looks', async () => {
  const { page } = app;
  await page.getByRole('button', { name: 'Ring station' }).first().waitFor();
  await page.getByRole('tab', { name: 'Assets' }).click();
  const airlock = await look(page, /^Airlock 1 × 1 cells/);
  const antenna = await look(page, /^Antenna 1 × 1 cells/);
  for (const { colors, clear, solid } of [airlock, antenna]) {
    expect(colors).toBeGreaterThan(20);
    expect(clear).toBeGreaterThan(0.05);
    expect(solid).toBeGreaterThan(0.05);
  }
  expect(antenna.pixels).not.toBe(airlock.pixels);
  expect(app.faults).toEqual([]);
});
