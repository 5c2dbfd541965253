import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { text } from '../../core/text/text.ts';
import type { PictureWish } from '../../renderer/picture/level-picture.ts';
import { CommandFailure, EXIT, type ExitStatus } from './exit-status.ts';
import { requireLevel } from './level-source.ts';
import { STANDARD_STREAM, tell, writeResult } from './streams.ts';

export interface RenderArguments {
  readonly output: string;
  readonly camera: PictureWish['camera'];
  readonly theme: PictureWish['theme'];
  /** Pixels. */
  readonly size: readonly [width: number, height: number];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LEAST_PIXELS = 16;
/** What graphics cards and software renderers alike can draw at once. */
const MOST_PIXELS = 8192;

/** Draws a level with the editor's own renderer, in a browser without a window, and writes the picture. */
export async function render(
  path: string,
  { output, camera, theme, size }: RenderArguments,
): Promise<ExitStatus> {
  if (!size.every((pixels) => Number.isInteger(pixels) && pixels >= LEAST_PIXELS && pixels <= MOST_PIXELS)) {
    const words = { width: size[0], height: size[1], least: LEAST_PIXELS, most: MOST_PIXELS };
    throw new CommandFailure(EXIT.notPossible, text('render.wrong-size', words));
  }
  const { level } = await requireLevel(path);
  const folder = path === STANDARD_STREAM ? process.cwd() : dirname(resolve(path));
  const picture = await takePicture(folder, size, { level: serialiseLevel(level), camera, theme });
  await writeResult(output, picture);
  if (output !== STANDARD_STREAM) {
    tell(text('render.done', { path: output, width: size[0], height: size[1] }));
  }
  return EXIT.done;
}

/** @param folder in which the level's files are found */
async function takePicture(
  folder: string,
  [width, height]: RenderArguments['size'],
  wish: PictureWish,
): Promise<Uint8Array> {
  const { openPicturePage } = await import('./picture-page.ts');
  const userFolder = await mkdtemp(join(tmpdir(), 'levelwright-render-'));
  try {
    const page = await openPicturePage({ root: ROOT, folder, userFolder, width, height });
    try {
      return await page.take(wish);
    } finally {
      await page.close();
    }
  } finally {
    await rm(userFolder, { recursive: true, force: true });
  }
}
