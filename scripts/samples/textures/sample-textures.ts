import { PNG } from 'pngjs';
import { brick, oak, type Pattern, plaster, roof, tiles } from './patterns.ts';

/** Pixels a side: a power of two, which every engine repeats and makes smaller well. */
const SIDE = 256;

/** Colours are rounded to steps of so much: not to be seen, and the files are half as large. */
const STEP = 4;

const PATTERNS: Readonly<Record<string, Pattern>> = {
  'brick.png': brick,
  'oak.png': oak,
  'plaster.png': plaster,
  'roof.png': roof,
  'tiles.png': tiles,
};

/** The textures of assets/samples/assets, by file name: PNG, always the same pixels. */
export const sampleTextures = (): Readonly<Record<string, Uint8Array>> =>
  Object.fromEntries(Object.entries(PATTERNS).map(([name, pattern]) => [name, draw(pattern)]));

function draw(pattern: Pattern): Uint8Array {
  const image = new PNG({ width: SIDE, height: SIDE });
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const color = pattern((x + 0.5) / SIDE, (y + 0.5) / SIDE).map(toByte);
      image.data.set([...color, 255], (y * SIDE + x) * 4);
    }
  }
  return PNG.sync.write(image, { colorType: 2, deflateLevel: 9 });
}

const toByte = (value: number): number => Math.min(255, Math.max(0, Math.round(value / STEP) * STEP));
