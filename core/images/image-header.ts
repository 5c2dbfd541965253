/** The kinds of images that browsers, engines and glTF share. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

export type ImageType = (typeof IMAGE_TYPES)[number];

/** What an image says of itself in its first bytes. */
export interface ImageHeader {
  readonly type: ImageType;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a file name of each kind ends in, the usual one first. */
export const IMAGE_EXTENSIONS: Readonly<Record<ImageType, readonly [string, ...string[]]>> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
};

/** Largest image file that is read, in bytes. */
export const MAX_IMAGE_BYTES = 32 * 1024 * 1024;

/** Largest side of an image in pixels: 8192² with its smaller copies takes 360 MB of graphics memory. */
export const MAX_IMAGE_SIDE = 8192;

/**
 * The kind and size of an image, by its content alone: names lie. Undefined for bytes that are no PNG, JPEG or WebP,
 * or end before their size is told; never throws, and reads no further than the size.
 * Sources: PNG 3rd edition 5.2 and 11.2.2; ITU-T T.81 annex B; RFC 9649.
 * @param bytes the whole file, or its beginning
 */
export function findImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = findPng(view) ?? findWebp(view) ?? findJpeg(view);
  return header && header.width > 0 && header.height > 0 ? header : undefined;
}

const hasText = (view: DataView, at: number, wanted: string): boolean =>
  view.byteLength >= at + wanted.length &&
  [...wanted].every((character, index) => view.getUint8(at + index) === character.charCodeAt(0));

function findPng(view: DataView): ImageHeader | undefined {
  if (!hasText(view, 0, '\x89PNG\r\n\x1a\n') || !hasText(view, 12, 'IHDR') || view.byteLength < 24)
    return undefined;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

function findWebp(view: DataView): ImageHeader | undefined {
  if (!hasText(view, 0, 'RIFF') || !hasText(view, 8, 'WEBP') || view.byteLength < 30) return undefined;
  const type = 'image/webp';
  if (hasText(view, 12, 'VP8X')) {
    const side = (at: number): number => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
    return { type, width: side(24), height: side(27) };
  }
  if (hasText(view, 12, 'VP8L') && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true);
    return { type, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (hasText(view, 12, 'VP8 ') && hasText(view, 23, '\x9d\x01\x2a')) {
    return { type, width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  return undefined;
}

const START_OF_SCAN = 0xda;

function findJpeg(view: DataView): ImageHeader | undefined {
  if (!hasText(view, 0, '\xff\xd8\xff')) return undefined;
  // Segments: FF, marker, length of what follows with the length itself.
  for (let at = 2; at + 9 <= view.byteLength && view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) {
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    if (marker === START_OF_SCAN) return undefined;
    // Any number of FF may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** Frames are C0 to CF but for the tables C4, C8 and CC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
