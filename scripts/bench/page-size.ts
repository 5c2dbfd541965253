import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildStale } from '../../build/build-stale.ts';
import type { BenchCase } from './bench-case.ts';

const BYTES_PER_KB = 1000;
/** What the page must load before it can show anything, minified, in kB. */
const MOST_ENTRY_KB = 2500;

/** The scripts that the page names: its entry and what that imports at once. */
async function findEntryScripts(folder: string): Promise<string[]> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const names = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.js)"/g)].map(
    ([, name]) => name,
  );
  return names.filter((name) => name !== undefined);
}

async function run() {
  const root = process.cwd();
  const folder = join(root, 'dist/renderer');
  await buildStale(root, ['renderer']);
  const scripts = (await findEntryScripts(folder)).map((name) => join(folder, name));
  const sizes = await Promise.all(scripts.map(async (script) => (await stat(script)).size));
  const packed = await Promise.all(scripts.map(async (script) => gzipSync(await readFile(script)).length));
  const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / BYTES_PER_KB;
  return [
    {
      what: 'scripts of the page before it shows',
      unit: 'kB',
      ours: sum(sizes),
      peer: null,
      limit: MOST_ENTRY_KB,
    },
    { what: 'the same, gzipped', unit: 'kB', ours: sum(packed), peer: null, limit: null },
  ] as const;
}

export const pageSize: BenchCase = { name: 'size', title: 'Size of the page', run };
