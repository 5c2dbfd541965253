import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { levelText } from '../support/build-level.ts';
import { levelwright } from '../support/command-line.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/** A block that fills the middle of any picture of it. */
const BLOCK = levelText([
  { kind: 'material', id: 'red', color: '#ff0000' },
  { kind: 'storey', id: 'g', elevation: 0, height: 2 },
  {
    kind: 'wall',
    id: 'w1',
    storey: 'g',
    start: [0, 0],
    end: [4, 0],
    thickness: 2,
    ...{ left: 'red', right: 'red', trim: 'red' },
  },
]);

async function makeProject(): Promise<string> {
  const folder = await makeTemporaryFolder();
  writeFileSync(join(folder, 'block.level.json'), BLOCK);
  return folder;
}

/** Red, green and blue of the pixel in the middle. */
function middleOf({ width, height, data }: PNG): number[] {
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4;
  return [...data.subarray(at, at + 3)];
}

describe('levelwright render', () => {
  test('draws a level whole into a PNG of the size that was asked for, from the corner and from above', async () => {
    const folder = await makeProject();
    for (const camera of ['orbit', 'top']) {
      const args = ['block.level.json', '-o', `${camera}.png`, '--camera', camera, '--size', '320x200'];
      const { status, stderr } = await levelwright(folder, ['render', ...args]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: `${camera}.png: 320 × 200 pixels\n` });
      const picture = PNG.sync.read(readFileSync(join(folder, `${camera}.png`)));
      expect([picture.width, picture.height]).toEqual([320, 200]);
      const [red = 0, green = 0, blue = 0] = middleOf(picture);
      expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    }
    expect(readFileSync(join(folder, 'top.png'))).not.toEqual(readFileSync(join(folder, 'orbit.png')));
  });

  test('reads standard input and writes standard output, the same picture each time', async () => {
    const folder = await makeTemporaryFolder();
    const draw = () => levelwright(folder, ['render', '-', '-o', '-', '--size', '200x120'], BLOCK);
    const [first, second] = [await draw(), await draw()];
    expect(PNG.sync.read(first.stdout).width).toBe(200);
    expect(first.stdout.equals(second.stdout)).toBe(true);
  });

  test.each([
    [['--size', '8x8'], 4, '16 to 8192'],
    [['--size', '9000x200'], 4, '16 to 8192'],
    [['--size', 'huge'], 2, '1280x720'],
    [['--camera', 'left'], 2, 'orbit'],
  ])('refuses %j and writes nothing', async (args, expected, words) => {
    const folder = await makeProject();
    const { status, stderr } = await levelwright(folder, [
      'render',
      'block.level.json',
      '-o',
      'a.png',
      ...args,
    ]);
    expect({ status, stderr }).toEqual({ status: expected, stderr: expect.stringContaining(words) });
    expect(existsSync(join(folder, 'a.png'))).toBe(false);
  });

  test('says what is wrong with a level that cannot be read', async () => {
    const folder = await makeTemporaryFolder();
    writeFileSync(join(folder, 'bad.level.json'), '{"format":');
    const { status } = await levelwright(folder, ['render', 'bad.level.json', '-o', 'a.png']);
    expect(status).toBe(1);
    const missing = await levelwright(folder, ['render', 'none.level.json', '-o', 'a.png']);
    expect(missing.status).toBe(3);
  });
});
