import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { buildStale } from '../../build/build-stale.ts';
import { text } from '../../core/text/text.ts';
import { startLoopbackHost } from '../../electron/loopback/loopback-host.ts';
import { buildBrowserServices } from '../../electron/services/browser-services.ts';
import packageFacts from '../../package.json' with { type: 'json' };
import type { LevelPicture, PictureWish } from '../../renderer/picture/level-picture.ts';
import { findChromium, launchChromium } from '../browser/chromium.ts';
import { CommandFailure, EXIT } from './exit-status.ts';

export interface PicturePageOptions {
  /** Of the program. */
  readonly root: string;
  /** In which the level's files are found. */
  readonly folder: string;
  readonly userFolder: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

interface PicturePage {
  /** Bytes of a PNG. */
  readonly take: (wish: PictureWish) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

/** A large level that is drawn in software takes its time; one that is never ready must end. */
const LIMIT_MS = 120_000;

/** Opens the page that shows a level by itself, served as the editor is. Close it in the end. */
export async function openPicturePage(options: PicturePageOptions): Promise<PicturePage> {
  if (findChromium() === undefined) {
    throw new CommandFailure(EXIT.notPossible, text('render.no-browser'));
  }
  await buildStale(options.root, ['renderer']);
  const report = (error: unknown): void => console.error(error instanceof Error ? error.message : error);
  const { dispatch, idle } = await buildBrowserServices({
    folder: options.folder,
    userFolder: options.userFolder,
    samples: join(options.root, 'assets/samples'),
    version: packageFacts.version,
    report,
  });
  const host = await startLoopbackHost({
    root: join(options.root, 'dist/renderer'),
    dispatch,
    port: 0,
    report,
  });
  const close = async (browser?: Browser): Promise<void> => {
    await browser?.close();
    await host.close();
    await idle();
  };
  const browser = await launchChromium().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  try {
    const page = await openPage(browser, host.url, options);
    return { take: (wish) => take(page, wish), close: () => close(browser) };
  } catch (error) {
    await close(browser);
    throw error;
  }
}

async function openPage(
  browser: Browser,
  address: string,
  { width, height }: PicturePageOptions,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 1 });
  // The address lets one browser in, and would lead on to the editor.
  await context.request.get(address, { maxRedirects: 0 });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.goto(new URL('/picture.html', address).href);
  return page;
}

async function take(page: Page, wish: PictureWish): Promise<Uint8Array> {
  await page.waitForFunction(() => 'levelPicture' in window);
  // Playwright waits for what a page promises without end.
  const shown = page.evaluate(async (wanted) => {
    const picture = Reflect.get(window, 'levelPicture') as LevelPicture;
    return await picture.show(wanted);
  }, wish);
  const faults = await within(LIMIT_MS, shown);
  if (faults.length > 0) throw new CommandFailure(EXIT.levelHasProblems, faults.join('\n'));
  return page.screenshot({ type: 'png' });
}

async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new CommandFailure(EXIT.notPossible, text('render.too-slow', { seconds: limit / 1000 })));
    }, limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
