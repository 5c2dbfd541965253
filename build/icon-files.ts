import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawIcon } from './draw-icon.ts';

/** Linux desktops pick the nearest size by the name of the file. */
const LINUX_SIZES = [16, 32, 48, 64, 128, 256, 512];

/** Windows shows these; larger ones do not fit the one byte that the format has for a size. */
const ICO_SIZES = [16, 24, 32, 48, 64, 128, 256];

/** Apple's names for PNG entries: https://en.wikipedia.org/wiki/Apple_Icon_Image_format */
const ICNS_TYPES: readonly (readonly [type: string, size: number])[] = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
];

const drawn = new Map<number, Buffer>();

/** Several files hold the same picture. */
function drawOnce(size: number): Buffer {
  const image = drawn.get(size) ?? drawIcon(size);
  drawn.set(size, image);
  return image;
}

/** A Windows icon: a directory of 16 bytes an entry, then the PNGs. */
export function packIco(sizes: readonly number[]): Buffer {
  const images = sizes.map(drawOnce);
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let at = head.length;
  images.forEach((image, index) => {
    const entry = 6 + 16 * index;
    // 256 is written as 0.
    head.writeUInt8((sizes[index] ?? 0) % 256, entry);
    head.writeUInt8((sizes[index] ?? 0) % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += image.length;
  });
  return Buffer.concat([head, ...images]);
}

/** An Apple icon: each PNG behind its type and length, all behind the type and length of the whole. */
export function packIcns(entries: readonly (readonly [type: string, size: number])[]): Buffer {
  const withHead = (type: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.write(type, 'ascii');
    head.writeUInt32BE(8 + body.length, 4);
    return Buffer.concat([head, body]);
  };
  return withHead('icns', Buffer.concat(entries.map(([type, size]) => withHead(type, drawOnce(size)))));
}

/** Draws the icons of all systems into a folder. */
export async function writeIcons(folder: string): Promise<void> {
  await mkdir(join(folder, 'linux'), { recursive: true });
  for (const size of LINUX_SIZES) {
    await writeFile(join(folder, 'linux', `${size}x${size}.png`), drawOnce(size));
  }
  await writeFile(join(folder, 'icon.ico'), packIco(ICO_SIZES));
  await writeFile(join(folder, 'icon.icns'), packIcns(ICNS_TYPES));
}
