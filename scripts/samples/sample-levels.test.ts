import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sampleLevels } from './sample-levels.ts';

const FOLDER = new URL('../../assets/samples/', import.meta.url);

it('the shipped samples are those that the script makes', async () => {
  const shipped: Record<string, string> = {};
  for (const name of await readdir(fileURLToPath(FOLDER))) {
    if (name.endsWith('.level.json')) shipped[name] = await readFile(new URL(name, FOLDER), 'utf8');
  }
  expect(shipped).toEqual(sampleLevels());
});
