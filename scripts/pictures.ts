import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Vec2 } from '../core/math/vec2.ts';
import { openEditor } from '../test/support/editor-app.ts';
import { ViewportHands } from '../test/support/viewport-hands.ts';

const HELP = `Usage: npm run pictures [-- --help]
Takes the pictures of the documentation from the real editor in Chromium, and writes them to docs/pictures.`;

const FOLDER = fileURLToPath(new URL('../docs/pictures', import.meta.url));
const SAMPLES = fileURLToPath(new URL('../assets/samples', import.meta.url));
/** Near the outer border of the station's ring, where nothing stands. */
const RING_PLACE: Vec2 = [40, 40];
const SIZE = { width: 1280, height: 800 };

/** The cottage cut away, while a wall grows from one of its corners, its length typed in place. */
async function takePicture(colorScheme: 'dark' | 'light'): Promise<void> {
  const app = await openEditor({ project: SAMPLES, context: { viewport: SIZE, colorScheme } });
  try {
    const hands = new ViewportHands(app);
    await hands.waitForLevel();
    await hands.dismissMessage();
    await app.page.keyboard.press('2');
    await app.page.keyboard.press('w');
    await hands.moveTo([10, 0]);
    await app.page.mouse.down();
    await hands.dragOn([10, 0], [13.2, 0]);
    await app.page.keyboard.type('3.25');
    await hands.settle();
    await app.page.screenshot({ path: join(FOLDER, `editor-${colorScheme}.png`) });
  } finally {
    await app.close();
  }
}

/** The level of the station alone, so that it is the one that is opened, and the files of its modules. */
async function readStation(): Promise<Readonly<Record<string, Uint8Array>>> {
  const modules = await readdir(join(SAMPLES, 'assets/modules'));
  const paths = ['Ring station.level.json', ...modules.map((name) => `assets/modules/${name}`)];
  const files = paths.map(async (path) => [path, await readFile(join(SAMPLES, path))] as const);
  return Object.fromEntries(await Promise.all(files));
}

/** The ring station, with a heap of rocks that a click would place. */
async function takeRingPicture(colorScheme: 'dark' | 'light'): Promise<void> {
  const app = await openEditor({ levels: await readStation(), context: { viewport: SIZE, colorScheme } });
  try {
    const hands = new ViewportHands(app);
    await hands.waitForLevel();
    await hands.dismissMessage();
    await app.page.getByRole('tab', { name: 'Assets' }).click();
    await app.page.getByRole('button', { name: /^Rocks/ }).dblclick();
    await hands.moveTo(RING_PLACE);
    await hands.settle();
    await app.page.screenshot({ path: join(FOLDER, `ring-${colorScheme}.png`) });
  } finally {
    await app.close();
  }
}

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(HELP);
} else {
  await mkdir(FOLDER, { recursive: true });
  for (const scheme of ['dark', 'light'] as const) {
    await takePicture(scheme);
    await takeRingPicture(scheme);
  }
}
