import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { findImageHeader } from './image-header.ts';

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)),
  );

const JPEG = bytesOf(
  [0xff, 0xd8, 0xff, 0xe0, 0, 16],
  'JFIF',
  [0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
  // A table, whose marker lies among those of frames.
  [0xff, 0xc4, 0, 3, 0],
  [0xff, 0xc2, 0, 11, 8, 0x01, 0x02, 0x03, 0x04, 1, 1, 0x11, 0],
);

describe('the kind of an image', () => {
  it.each([
    ['PNG', Uint8Array.from(PNG.sync.write(new PNG({ width: 300, height: 2 }))), 'image/png', 300, 2],
    ['progressive JPEG', JPEG, 'image/jpeg', 0x304, 0x102],
    [
      'WebP',
      bytesOf('RIFF', [22, 0, 0, 0], 'WEBPVP8 ', [10, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x20, 3, 0x58, 2]),
      'image/webp',
      800,
      600,
    ],
    [
      'WebP without loss',
      // 0x3fff & 299, then 199 from bit 14.
      bytesOf('RIFF', [18, 0, 0, 0], 'WEBPVP8L', [5, 0, 0, 0, 0x2f, 0x2b, 0xc1, 0x31, 0x00, 0, 0, 0, 0, 0]),
      'image/webp',
      300,
      200,
    ],
    [
      'WebP with alpha or animation',
      bytesOf('RIFF', [22, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0]),
      'image/webp',
      800,
      600,
    ],
  ])('is seen of a %s by its content', (_kind, bytes, type, width, height) => {
    expect(findImageHeader(bytes)).toEqual({ type, width, height });
  });

  it.each([
    ['nothing', bytesOf()],
    ['text', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', bytesOf('GIF89a', [1, 0, 1, 0, 0, 0, 0])],
    ['a PNG cut off before its size', bytesOf('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, 1])],
    ['a PNG of no width', Uint8Array.from(PNG.sync.write(new PNG({ width: 1, height: 1 }))).fill(0, 16, 20)],
    ['a JPEG without a frame', bytesOf([0xff, 0xd8, 0xff, 0xda, 0, 8, 0, 0, 0, 0, 0, 0])],
    ['a JPEG whose segment has no length', bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0])],
  ])('is none of %s', (_what, bytes) => {
    expect(findImageHeader(bytes)).toBeUndefined();
  });

  it('is asked of any bytes without a fault', () => {
    const begun = fc.constantFrom(
      '\x89PNG\r\n\x1a\n',
      'RIFF0000WEBPVP8X',
      'RIFF0000WEBPVP8L',
      '\xff\xd8\xff',
    );
    fc.assert(
      fc.property(begun, fc.uint8Array({ maxLength: 60 }), (start, rest) => {
        const header = findImageHeader(bytesOf(start, [...rest]));
        if (header) expect(Math.min(header.width, header.height)).toBeGreaterThan(0);
      }),
    );
  });
});
