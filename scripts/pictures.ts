import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openEditor } from '../test/support/editor-app.ts';
import { ViewportHands } from '../test/support/viewport-hands.ts';

const HELP = `Usage: npm run pictures [-- --help]
Takes the pictures of the documentation from the real editor in Chromium, and writes them to docs/pictures.`;

const FOLDER = fileURLToPath(new URL('../docs/pictures', import.meta.url));
const SAMPLES = fileURLToPath(new URL('../assets/samples', import.meta.url));
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

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (values.help) {
  console.log(HELP);
} else {
  await mkdir(FOLDER, { recursive: true });
  for (const scheme of ['dark', 'light'] as const) await takePicture(scheme);
}
