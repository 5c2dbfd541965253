import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../test/support/temporary-folder.ts';
import { readBounds, writeBounds } from './window-bounds.ts';

const DISPLAYS = [{ x: 0, y: 0, width: 1920, height: 1080 }];
const USUAL = { width: 1440, height: 900 };
const BOUNDS = { x: 100, y: 50, width: 1000, height: 700, isMaximized: true };

describe('the place of the window', () => {
  it('is where it was last', async () => {
    const file = join(await makeTemporaryFolder(), 'window.json');
    writeBounds(file, BOUNDS);
    expect(readBounds(file, DISPLAYS)).toEqual(BOUNDS);
  });

  it.each([
    ['right of all displays', { ...BOUNDS, x: 1900 }],
    ['below all displays', { ...BOUNDS, y: 1060 }],
    ['above all displays, where its title bar cannot be reached', { ...BOUNDS, y: -30 }],
    ['left of all displays', { ...BOUNDS, x: -990 }],
  ])('is the usual one when it would be %s', async (_, bounds) => {
    const file = join(await makeTemporaryFolder(), 'window.json');
    writeBounds(file, bounds);
    expect(readBounds(file, DISPLAYS)).toEqual(USUAL);
  });

  it.each(['', '{', 'null', '{"x":1}', JSON.stringify({ ...BOUNDS, width: 1e9, x: 0.5 })])(
    'is the usual one when the file holds %j',
    async (contents) => {
      const file = join(await makeTemporaryFolder(), 'window.json');
      await writeFile(file, contents);
      expect(readBounds(file, DISPLAYS)).toEqual(USUAL);
    },
  );

  it('is the usual one when there is no file', async () => {
    const file = join(await makeTemporaryFolder(), 'window.json');
    expect(readBounds(file, DISPLAYS)).toEqual(USUAL);
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });
});
