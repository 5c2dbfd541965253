import { sizeOf } from './file-bytes.ts';

/** Of the glTF specification, section 4.4: the letters of "glTF", "JSON" and "BIN" as little-endian numbers. */
const MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;
const VERSION = 2;
/** Bytes of the file's header and of each chunk's. */
const HEADER = 12;
const CHUNK_HEADER = 8;

const SPACE = 0x20;

/**
 * A .glb in parts.
 * @param binary the bytes of its buffer; a file without any has no binary chunk
 */
export function frameGlb(
  json: string,
  binary: readonly Uint8Array<ArrayBuffer>[],
): Uint8Array<ArrayBuffer>[] {
  const text = new TextEncoder().encode(json);
  const chunks = [text, padding(text.length, SPACE)];
  const rest = sizeOf({ parts: binary });
  const after = rest === 0 ? [] : [...binary, padding(rest, 0)];
  const [words, bytes] = [sizeOf({ parts: chunks }), sizeOf({ parts: after })];
  const whole = HEADER + CHUNK_HEADER + words + (bytes === 0 ? 0 : CHUNK_HEADER + bytes);
  const head = numbers(MAGIC, VERSION, whole, words, JSON_CHUNK);
  const parts = [head, ...chunks, ...(bytes === 0 ? [] : [numbers(bytes, BINARY_CHUNK), ...after])];
  return parts.filter(({ length }) => length > 0);
}

/** What chunks are filled up with to whole 32-bit numbers. */
const padding = (length: number, fill: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array((4 - (length % 4)) % 4).fill(fill);

/** Little-endian. */
function numbers(...values: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(values.length * 4);
  const view = new DataView(bytes.buffer);
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value, true);
  return bytes;
}
