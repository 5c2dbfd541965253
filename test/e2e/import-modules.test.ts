import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileChooser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseLevel } from '../../core/document/parse-level.ts';
import { isKind } from '../../core/document/schema/record-kinds.ts';
import { text } from '../../core/text/text.ts';
import { levelText } from '../support/build-level.ts';
import { type EditorApp, openEditor } from '../support/editor-app.ts';
import { triangleBytes, triangleGlb, triangleGltf } from '../support/module-files.ts';
import { ViewportHands } from '../support/viewport-hands.ts';

const FILE = 'station.level.json';
const LEVEL = levelText([
  { kind: 'storey', id: 'g' },
  { kind: 'ring', id: 'deck', steps: 64, cellSize: 4 },
]);

let app: EditorApp;
/** Listened to all the time: a dialog that opens while nobody listens goes to the system, and nobody answers it. */
let answer: ((chooser: FileChooser) => void) | undefined;
beforeAll(async () => {
  app = await openEditor({ levels: { [FILE]: LEVEL } });
  app.page.on('filechooser', (chooser) => answer?.(chooser));
  await new ViewportHands(app).waitForLevel();
});
afterAll(() => app.close());

type File = readonly [name: string, bytes: Uint8Array];

async function choose(...files: readonly File[]): Promise<void> {
  const opened = new Promise<FileChooser>((resolve) => {
    answer = resolve;
  });
  await app.page.keyboard.press('Control+i');
  const chooser = await opened;
  await chooser.setFiles(files.map(([name, bytes]) => ({ name, mimeType: '', buffer: Buffer.from(bytes) })));
}

/** Lets files fall on the viewport, as from the system. */
async function drop(...files: readonly File[]): Promise<void> {
  await app.page
    .locator('canvas')
    .first()
    .evaluate(
      (canvas, given) => {
        const carried = new DataTransfer();
        for (const [name, bytes] of given) carried.items.add(new File([Uint8Array.from(bytes)], name));
        const what = { dataTransfer: carried, bubbles: true, cancelable: true };
        canvas.dispatchEvent(new DragEvent('dragover', what));
        canvas.dispatchEvent(new DragEvent('drop', what));
      },
      files.map(([name, bytes]) => [name, [...bytes]] as const),
    );
}

const toast = (words: string | RegExp) => app.page.locator('.toast').filter({ hasText: words });

async function pathsInFile(): Promise<readonly string[]> {
  const result = parseLevel(await readFile(join(app.project, FILE)));
  return result.ok ? result.level.records.flatMap((each) => (isKind(each, 'asset') ? [each.path] : [])) : [];
}

test('modules come into the level by the dialog and by dropping them, each as one step', async () => {
  await choose(['Pod #1.gltf', triangleGltf(8, 'a%23b.bin')], ['a#b.bin', triangleBytes(8)]);
  await toast(text('module-files.added', { name: 'Pod #1', width: 2, depth: 2 })).waitFor();
  await drop(['Hütte.glb', triangleGlb(4)]);
  await toast(text('module-files.added', { name: 'Hütte', width: 1, depth: 1 })).waitFor();
  await app.page.keyboard.press('Control+s');
  await expect
    .poll(async () => [...(await pathsInFile())].sort())
    .toEqual(['assets/Hütte.glb', 'assets/Pod #1.gltf']);
  expect((await readdir(join(app.project, 'assets'))).sort()).toEqual([
    'Hütte.glb',
    'Pod #1.gltf',
    'a#b.bin',
  ]);
  await app.page.keyboard.press('Control+z');
  await app.page.keyboard.press('Control+s');
  await expect.poll(async () => (await pathsInFile()).length).toBe(1);
});

test('a module that cannot be used is refused in one message, and the level goes on', async () => {
  await drop(['broken.glb', triangleGlb(4).subarray(0, 60)]);
  await toast(/“broken\.glb” was not imported\./).waitFor();
  await choose(['alone.gltf', triangleGltf(8, 'missing.bin')]);
  await toast(/“alone\.gltf” was not imported\..*missing\.bin/).waitFor();
  await choose(['notes.png', new Uint8Array(3)]);
  await toast(/None of these is a module: notes\.png/).waitFor();
  expect(await readdir(join(app.project, 'assets'))).not.toContain('broken.glb');
  await drop(['Turm.glb', triangleGlb(4)]);
  await toast(text('module-files.added', { name: 'Turm', width: 1, depth: 1 })).waitFor();
  expect(app.faults).toEqual([]);
});
