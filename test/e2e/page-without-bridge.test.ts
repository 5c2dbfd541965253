import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStale } from '../../build/build-stale.ts';
import { answerFile } from '../../electron/static-files/answer-file.ts';
import { launchChromium } from '../../scripts/browser/chromium.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Not http: as in Electron's window, the page has to find what the preload put there. */
const ADDRESS = 'https://levelwright.test/';

let browser: Browser;

beforeAll(async () => {
  await buildStale(ROOT, ['renderer']);
  browser = await launchChromium();
});

afterAll(() => browser.close());

/** The page as the window's protocol serves it, with or without what a preload would have put into it. */
async function openPage(preload?: () => void): Promise<Page> {
  const page = await browser.newPage();
  await page.route(`${ADDRESS}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const { status, headers, body } = await answerFile(`${ROOT}/dist/renderer`, pathname);
    await route.fulfill({ status, headers: { ...headers }, body: Buffer.from(body) });
  });
  if (preload) await page.addInitScript(preload);
  await page.goto(ADDRESS);
  return page;
}

describe('the page in a window whose preload did not run', () => {
  it('says so in place of a blank window', async () => {
    const page = await openPage();
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('Levelwright could not start');
    expect(await alert.textContent()).toContain('preload script did not run');
    await page.close();
  });

  it('takes nothing else of that name for the bridge', async () => {
    const page = await openPage(() => {
      Object.assign(globalThis, { levelwright: { send: 'no function' } });
    });
    await page.getByRole('alert').waitFor();
    await page.close();
  });

  it('starts when the bridge is there', async () => {
    const page = await openPage(() => {
      const sent: string[] = [];
      const send = (name: string) => {
        sent.push(name);
        return new Promise(() => {});
      };
      Object.assign(globalThis, { levelwright: { send, onEvent: () => () => {} }, sent });
    });
    await page.waitForFunction(() => Reflect.get(globalThis, 'sent').length > 0);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'sent'))).toContain('app.describe');
    await page.close();
  });
});
