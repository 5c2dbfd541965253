import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStale } from '../../build/build-stale.ts';
import { resolveFile } from '../../electron/static-files/resolve-file.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = join(ROOT, 'dist/renderer');

/** What is read before there is anything to see, minified. */
const ENTRY_LIMIT_BYTES = 2.5e6;

let html: string;

beforeAll(async () => {
  await buildStale(ROOT, ['renderer']);
  html = await readFile(join(PAGE, 'index.html'), 'utf8');
}, 300_000);

describe('the built page', () => {
  it('starts from one script that is small enough', async () => {
    const [, entry, ...others] = /<script[^>]* src="\.\/([^"]+)"/.exec(html) ?? [];
    expect(others).toEqual([]);
    expect((await stat(join(PAGE, entry ?? ''))).size).toBeLessThanOrEqual(ENTRY_LIMIT_BYTES);
  });

  it('has no script or style in its text, which its own rules would refuse', () => {
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=|javascript:/i);
  });

  it('asks nobody else for anything', () => {
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  it('consists of files that the hosts serve', async () => {
    const names = await readdir(PAGE, { recursive: true, withFileTypes: true });
    const files = names
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) {
      const target = file.slice(PAGE.length).split(/[\\/]/).map(encodeURIComponent).join('/');
      expect(await resolveFile(PAGE, target), target).toMatchObject({ status: 200 });
    }
  });
});
