import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { MAX_IMAGE_SIDE } from '../../../core/images/image-header.ts';
import { sampleTextures } from './sample-textures.ts';

const FOLDER = new URL('../../../assets/samples/assets/', import.meta.url);
const TEXTURES = sampleTextures();

/** How much more than the largest of many differences another one may be by chance. */
const CHANCE = 1.1;

/** Mean difference of the channels of two columns or rows of pixels. */
function difference({ data, width, height }: PNG, isColumn: boolean, a: number, b: number): number {
  const length = isColumn ? height : width;
  let sum = 0;
  for (let at = 0; at < length; at += 1) {
    const place = (line: number): number => (isColumn ? at * width + line : line * width + at) * 4;
    for (let channel = 0; channel < 3; channel += 1) {
      sum += Math.abs((data[place(a) + channel] ?? 0) - (data[place(b) + channel] ?? 0));
    }
  }
  return sum / length / 3;
}

it('the shipped textures have the pixels that the script makes', async () => {
  const shipped = (await readdir(fileURLToPath(FOLDER))).filter((name) => name.endsWith('.png'));
  expect(shipped.sort()).toEqual(Object.keys(TEXTURES));
  for (const [name, bytes] of Object.entries(TEXTURES)) {
    // Pixels, not bytes: another version of the compressor may pack them otherwise.
    const shipped = PNG.sync.read(await readFile(new URL(name, FOLDER)));
    expect(PNG.sync.read(Buffer.from(bytes)).data.equals(shipped.data)).toBe(true);
  }
});

describe.each(Object.entries(TEXTURES))('the texture %s', (_name, bytes) => {
  const image = PNG.sync.read(Buffer.from(bytes));

  it('repeats without a seam: its borders differ no more than lines within it do', () => {
    for (const isColumn of [true, false]) {
      const last = (isColumn ? image.width : image.height) - 1;
      const within = Array.from({ length: last }, (_value, at) => difference(image, isColumn, at, at + 1));
      expect(difference(image, isColumn, last, 0)).toBeLessThan(Math.max(...within) * CHANCE);
    }
  });

  it('is of a modest size, a power of two a side', () => {
    expect(Math.log2(image.width) % 1).toBe(0);
    expect([image.width, image.width <= MAX_IMAGE_SIDE]).toEqual([image.height, true]);
    expect(bytes.length).toBeLessThan(60_000);
  });
});
