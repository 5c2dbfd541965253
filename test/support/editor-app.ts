import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { buildStale } from '../../build/build-stale.ts';
import { startLoopbackHost } from '../../electron/loopback/loopback-host.ts';
import { SettingsStore } from '../../electron/project/settings-store.ts';
import { buildBrowserServices } from '../../electron/services/browser-services.ts';
import packageFacts from '../../package.json' with { type: 'json' };
import { launchChromium } from '../../scripts/browser/chromium.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface EditorOptions {
  /** Level files of the project and files beside them, by path. */
  readonly levels?: Readonly<Record<string, string | Uint8Array>>;
  /** Folder that is copied to be the project, before the levels are written into it. */
  readonly project?: string;
  /** Name of the project's folder. */
  readonly folderName?: string;
  /** Settings of the user, as `settings.write` takes them. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Window size, pixel ratio, colour scheme and the like. */
  readonly context?: BrowserContextOptions;
}

export interface EditorApp {
  readonly page: Page;
  readonly browser: Browser;
  /** The temporary project folder: what the editor writes is here. */
  readonly project: string;
  /** Errors of the page so far: exceptions, console errors, refused by the content security policy. */
  readonly faults: readonly string[];
  /** The user's settings as they are on disk by now. */
  readonly readSettings: () => Promise<Readonly<Record<string, unknown>>>;
  /** Opens the editor again in the same browser, as after closing its tab. */
  readonly reopen: () => Promise<Page>;
  readonly close: () => Promise<void>;
}

async function makeProject(folder: string, { levels = {}, project }: EditorOptions): Promise<void> {
  if (project === undefined) await mkdir(folder, { recursive: true });
  else await cp(project, folder, { recursive: true });
  for (const [name, contents] of Object.entries(levels)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), contents);
  }
}

/** Longest that a step of a user may take on a busy machine that draws in software, in milliseconds. */
const PATIENCE = 60_000;

function watchPage(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
}

/**
 * The editor as a user of the loopback host has it: built if need be, on a project of its own in a temporary folder,
 * in a real Chromium. Close it in the end.
 */
export async function openEditor(options: EditorOptions = {}): Promise<EditorApp> {
  await buildStale(ROOT, ['renderer']);
  const temporary = await mkdtemp(join(tmpdir(), 'levelwright-e2e-'));
  const project = join(temporary, options.folderName ?? 'project');
  const userFolder = join(temporary, 'user');
  await makeProject(project, options);
  if (options.settings) {
    await mkdir(userFolder);
    await writeFile(join(userFolder, 'settings.json'), JSON.stringify(options.settings));
  }
  const faults: string[] = [];
  const report = (error: unknown): void => {
    faults.push(String(error));
  };
  const services = await buildBrowserServices({
    folder: project,
    userFolder,
    samples: join(ROOT, 'assets/samples'),
    version: packageFacts.version,
    report,
  });
  const host = await startLoopbackHost({
    root: join(ROOT, 'dist/renderer'),
    dispatch: services.dispatch,
    port: 0,
    report,
  });
  const browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options.context });
  const openPage = async (url: string): Promise<Page> => {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    watchPage(page, faults);
    await page.goto(url);
    return page;
  };
  return {
    page: await openPage(host.url),
    browser,
    project,
    faults,
    readSettings: async () => (await new SettingsStore(userFolder).read()).settings,
    reopen: () => openPage(new URL('/', host.url).href),
    close: async () => {
      await browser.close();
      await host.close();
      await services.idle();
      await rm(temporary, { recursive: true });
    },
  };
}
