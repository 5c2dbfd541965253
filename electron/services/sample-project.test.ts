import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../test/support/temporary-folder.ts';
import { copySamples, findSampleFolder } from './sample-project.ts';

async function makeSamples(): Promise<{ home: string; shipped: string }> {
  const home = await makeTemporaryFolder();
  const shipped = join(home, 'program/samples');
  await mkdir(shipped, { recursive: true });
  await writeFile(join(shipped, 'Cottage.level.json'), 'shipped');
  return { home, shipped };
}

describe('the user’s own samples', () => {
  it('are in the documents where there are any, else in the home', async () => {
    const { home } = await makeSamples();
    expect(await findSampleFolder(home)).toBe(join(home, 'Levelwright samples'));
    await mkdir(join(home, 'Documents'));
    expect(await findSampleFolder(home)).toBe(join(home, 'Documents', 'Levelwright samples'));
  });

  it('are copied once: what the user did to them stays', async () => {
    const { home, shipped } = await makeSamples();
    const folder = join(home, 'Levelwright samples');
    await copySamples(shipped, folder);
    await writeFile(join(folder, 'Cottage.level.json'), 'changed');
    await copySamples(shipped, folder);
    expect(await readFile(join(folder, 'Cottage.level.json'), 'utf8')).toBe('changed');
    expect(await readFile(join(shipped, 'Cottage.level.json'), 'utf8')).toBe('shipped');
  });

  it('are not half there when copying fails', async () => {
    const { home } = await makeSamples();
    await expect(copySamples(join(home, 'missing'), join(home, 'copy'))).rejects.toThrow('ENOENT');
    expect(await readdir(home)).toEqual(['program']);
  });
});
