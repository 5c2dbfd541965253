import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditorApp, openEditor } from '../support/editor-app.ts';

let app: EditorApp;

beforeAll(async () => {
  app = await openEditor({ folderName: 'a#b 100% %41 ü' });
});

afterAll(() => app.close());

describe('the page of the loopback host in a real browser', () => {
  it('shows an address without the token', () => {
    expect(new URL(app.page.url()).href).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  });

  it('is isolated from every other page', async () => {
    expect(await app.page.evaluate(() => globalThis.crossOriginIsolated)).toBe(true);
  });

  it('keeps its cookie from scripts', async () => {
    expect(await app.page.evaluate(() => document.cookie)).toBe('');
  });

  it('opens a second time without a new address', async () => {
    const second = await app.reopen();
    expect(await second.title()).toContain('Levelwright');
    await second.close();
  });

  it('is shut out for a browser that has not used the address', async () => {
    const stranger = await app.browser.newContext();
    const page = await stranger.newPage();
    const answer = await page.goto(new URL('/', app.page.url()).href);
    expect(answer?.status()).toBe(401);
    await stranger.close();
  });

  it('is refused to a page of another site, even in the browser that is signed in', async () => {
    const page = await app.page.context().newPage();
    await page.goto('data:text/html,<p>another site</p>');
    const outcome = await page.evaluate(
      (url) =>
        fetch(url, { method: 'POST', credentials: 'include' }).then(
          () => 'answered',
          () => 'refused',
        ),
      new URL('/api/project.list', app.page.url()).href,
    );
    expect(outcome).toBe('refused');
    await page.close();
  });

  it('breaks none of its own rules', () => {
    expect(app.faults).toEqual([]);
  });
});
