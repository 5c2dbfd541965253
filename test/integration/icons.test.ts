import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { drawIcon } from '../../build/draw-icon.ts';
import { packIcns, packIco } from '../../build/icon-files.ts';
import { iconSvg } from '../../build/icon-shapes.ts';

const SVG = fileURLToPath(new URL('../../renderer/icon.svg', import.meta.url));

function pixel(png: Buffer, x: number, y: number): number[] {
  const { data, width } = PNG.sync.read(png);
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)];
}

describe('the icon', () => {
  it('has its shapes where they are drawn, and nothing outside its round corners', () => {
    const png = drawIcon(64);
    expect(pixel(png, 0, 0)).toEqual([0, 0, 0, 0]);
    expect(pixel(png, 32, 4)).toEqual([0x23, 0x26, 0x2c, 255]);
    expect(pixel(png, 18, 30)).toEqual([0xe8, 0xe4, 0xda, 255]);
    expect(pixel(png, 46, 28)).toEqual([0xe0, 0x8a, 0x3c, 255]);
  });

  it('is the same in the browser’s tab', async () => {
    expect(await readFile(SVG, 'utf8')).toBe(iconSvg());
  });

  it('is packed for Windows with each size at its place', () => {
    const ico = packIco([16, 256]);
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2]);
    for (const [entry, size] of [
      [6, 16],
      [22, 256],
    ] as const) {
      const at = ico.readUInt32LE(entry + 12);
      const image = PNG.sync.read(ico.subarray(at, at + ico.readUInt32LE(entry + 8)));
      expect([image.width, ico.readUInt8(entry)]).toEqual([size, size % 256]);
    }
  });

  it('is packed for Apple with lengths that add up', () => {
    const icns = packIcns([
      ['icp4', 16],
      ['icp5', 32],
    ]);
    expect([icns.toString('ascii', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length]);
    const first = icns.readUInt32BE(12);
    expect(icns.toString('ascii', 8 + first, 12 + first)).toBe('icp5');
    expect(PNG.sync.read(icns.subarray(16, 8 + first)).width).toBe(16);
  });
});
