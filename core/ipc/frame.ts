import { z } from '../document/schema/zod.ts';

// In every host by the WHATWG Encoding standard, but in none of the language's own libraries.
declare const TextEncoder: new () => { encode(text: string): Uint8Array<ArrayBuffer> };
declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean },
) => { decode(bytes: Uint8Array): string };

/** Bytes of the little-endian length of the header. */
const LENGTH_BYTES = 4;

/** Binary fields stand in the value, in its fields, or in the items of a list that is one of them. */
const DEPTH = 2;
const FIELD_PATH = /^[a-z][A-Za-z]*((\.(0|[1-9]\d{0,3}))?\.[a-z][A-Za-z]*)?$/;

/** More than the longest list of files that a request takes. */
const MOST_FIELDS = 512;

const frameHeader = z.object({
  value: z.unknown(),
  /** Fields whose bytes follow the header, in this order, with their lengths. */
  binary: z.array(z.tuple([z.string().regex(FIELD_PATH), z.int().min(0)])).max(MOST_FIELDS),
});

/** What cannot be read as a frame. */
export class FrameError extends Error {
  override readonly name = 'FrameError';
}

/**
 * A value as bytes for HTTP: JSON, and behind it the binary fields as they are, where base64 would cost a third more.
 *
 * @param value anything that JSON holds; fields of the value itself, of plain objects that are its fields, and of those
 *   in lists that are its fields may be Uint8Arrays.
 * @returns a 32-bit little-endian length, a JSON header of that length, then the binary fields.
 */
export function encodeFrame(value: unknown): Uint8Array<ArrayBuffer> {
  const { plain, binary } = takeOut(value, DEPTH);
  const header = new TextEncoder().encode(
    JSON.stringify({ value: plain, binary: binary.map(([name, bytes]) => [name, bytes.length]) }),
  );
  const size = binary.reduce((sum, [, bytes]) => sum + bytes.length, LENGTH_BYTES + header.length);
  const frame = new Uint8Array(size);
  new DataView(frame.buffer).setUint32(0, header.length, true);
  frame.set(header, LENGTH_BYTES);
  let at = LENGTH_BYTES + header.length;
  for (const [, bytes] of binary) {
    frame.set(bytes, at);
    at += bytes.length;
  }
  return frame;
}

type NamedBytes = readonly [name: string, bytes: Uint8Array];

/** What is left of a value without its binary fields, and those by their path. */
interface Taken<T> {
  readonly plain: T;
  readonly binary: readonly NamedBytes[];
}

function takeOut(value: unknown, depth: number): Taken<unknown> {
  if (depth === 1 && Array.isArray(value)) return takeOutOfList(value);
  if (depth === 0 || !isPlainObject(value)) return { plain: value, binary: [] };
  const plain: [string, unknown][] = [];
  const binary: NamedBytes[] = [];
  for (const [name, field] of Object.entries(value)) {
    if (field instanceof Uint8Array) {
      binary.push([name, field]);
      continue;
    }
    const inner = takeOut(field, depth - 1);
    plain.push([name, inner.plain]);
    binary.push(...inner.binary.map(([path, bytes]): NamedBytes => [`${name}.${path}`, bytes]));
  }
  return { plain: Object.fromEntries(plain), binary };
}

function takeOutOfList(list: readonly unknown[]): Taken<readonly unknown[]> {
  const items = list.map((item) => (Array.isArray(item) ? { plain: item, binary: [] } : takeOut(item, 1)));
  return {
    plain: items.map(({ plain }) => plain),
    binary: items.flatMap(({ binary }, index) =>
      binary.map(([path, bytes]): NamedBytes => [`${index}.${path}`, bytes]),
    ),
  };
}

/**
 * What encodeFrame was given.
 *
 * @param frame the bytes; binary fields of the result are views of it, not copies.
 * @throws FrameError for bytes that are no frame: cut short, too long, no JSON, or fields that do not fit.
 */
export function decodeFrame(frame: Uint8Array): unknown {
  const { value, binary, end } = parseHeader(frame);
  let whole = value;
  let at = end;
  for (const [path, length] of binary) {
    whole = putBack(whole, path.split('.'), frame.subarray(at, at + length));
    at += length;
  }
  if (at !== frame.length) throw new FrameError(`${frame.length} bytes came where ${at} were announced`);
  return whole;
}

function putBack(value: unknown, [name = '', ...inner]: readonly string[], bytes: Uint8Array): unknown {
  const put = (field: unknown): unknown => (inner.length === 0 ? bytes : putBack(field, inner, bytes));
  if (Array.isArray(value)) {
    const index = Number(name);
    if (inner.length === 0 || !(index < value.length)) throw new FrameError('a list has no such item');
    return value.with(index, put(value[index]));
  }
  if (!isPlainObject(value)) throw new FrameError('binary fields need an object');
  return { ...value, [name]: put(Object.hasOwn(value, name) ? value[name] : undefined) };
}

function parseHeader(frame: Uint8Array): z.infer<typeof frameHeader> & { end: number } {
  if (frame.length < LENGTH_BYTES) throw new FrameError('it is cut short');
  const length = new DataView(frame.buffer, frame.byteOffset).getUint32(0, true);
  const end = LENGTH_BYTES + length;
  if (end > frame.length) throw new FrameError('it is cut short');
  const header = frameHeader.safeParse(parseJson(frame.subarray(LENGTH_BYTES, end)));
  if (!header.success) throw new FrameError('its header is not understood');
  return { ...header.data, end };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new FrameError('its header is not JSON');
  }
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Uint8Array);
