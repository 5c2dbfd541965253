import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFrame, encodeFrame, FrameError } from './frame.ts';

const bytesOf = (...parts: (number | string)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'number' ? [part] : [...Buffer.from(part)])));

/** A frame with a header of the right length, whatever is in it. */
const frameOf = (header: string, ...rest: number[]): Uint8Array =>
  bytesOf(header.length, 0, 0, 0, header, ...rest);

describe('a message between page and loopback host', () => {
  it('comes back as it was, binary fields included', () => {
    const field = fc.oneof(fc.jsonValue(), fc.uint8Array({ maxLength: 300 }));
    fc.assert(
      fc.property(
        fc.dictionary(fc.stringMatching(/^[a-z][A-Za-z]{0,9}$/), field, { maxKeys: 8 }),
        (value) => {
          // JSON has one zero.
          const expected = Object.fromEntries(
            Object.entries(value).map(([name, part]) => [
              name,
              part instanceof Uint8Array ? part : JSON.parse(JSON.stringify(part)),
            ]),
          );
          expect(decodeFrame(encodeFrame(value))).toEqual(expected);
        },
      ),
    );
  });

  it('carries a value that is no object', () => {
    expect(decodeFrame(encodeFrame('ü'))).toBe('ü');
    expect(decodeFrame(encodeFrame(null))).toBe(null);
  });

  it('carries the bytes in an answer, which stand in its output', () => {
    const answer = { ok: true, output: { bytes: Uint8Array.of(1, 2), type: 'image/png' } };
    expect(decodeFrame(encodeFrame(answer))).toEqual(answer);
  });

  it('carries the bytes of a list of files, empty ones too', () => {
    const files = Array.from({ length: 256 }, (_, index) => ({
      name: `${index}.png`,
      bytes: new Uint8Array(index % 3).fill(index),
    }));
    const request = { level: null, files, none: [], numbers: [[1], 2] };
    expect(decodeFrame(encodeFrame(request))).toEqual(request);
  });

  it('has the layout that is written down', () => {
    const header = '{"value":{"a":1},"binary":[["b",2]]}';
    expect(encodeFrame({ a: 1, b: Uint8Array.of(7, 8) })).toEqual(frameOf(header, 7, 8));
  });

  it.each([
    ['nothing', bytesOf()],
    ['a length alone', bytesOf(9, 0, 0, 0)],
    ['a header that is no JSON', frameOf('{,')],
    ['a header that is not UTF-8', bytesOf(3, 0, 0, 0, '"', 0xff, '"')],
    ['another header', frameOf('[]')],
    ['bytes that were not announced', frameOf('{"value":{},"binary":[]}', 1)],
    ['fewer bytes than announced', frameOf('{"value":{},"binary":[["b",2]]}', 1)],
    ['a field that would reach the prototype', frameOf('{"value":{},"binary":[["__proto__",0]]}')],
    ['a field of something that is not there', frameOf('{"value":{},"binary":[["a.b",0]]}')],
    ['a field of what all objects have', frameOf('{"value":{},"binary":[["constructor.b",0]]}')],
    ['a field too deep', frameOf('{"value":{"a":{"b":{}}},"binary":[["a.b.c",0]]}')],
    ['a field of an item that is not there', frameOf('{"value":{"a":[{}]},"binary":[["a.1.b",0]]}')],
    ['an item of a list itself', frameOf('{"value":{"a":[{}]},"binary":[["a.0",0]]}')],
    ['a field of a list', frameOf('{"value":{"a":[{}]},"binary":[["a.length",0]]}')],
    ['an item of no list', frameOf('{"value":{"a":7},"binary":[["a.0.b",0]]}')],
    ['a length below nothing', frameOf('{"value":{},"binary":[["b",-1]]}')],
    ['binary fields of something else', frameOf('{"value":7,"binary":[["b",0]]}')],
  ])('is refused when it is %s', (_, frame) => {
    expect(() => decodeFrame(frame)).toThrow(FrameError);
  });

  it('is refused or read, never more, whichever byte is wrong', () => {
    const frame = encodeFrame({ name: 'Küche', bytes: Uint8Array.of(1, 2, 3) });
    fc.assert(
      fc.property(fc.nat(frame.length - 1), fc.nat(255), fc.nat(frame.length), (at, byte, length) => {
        const broken = frame.slice(0, length);
        broken[at] = byte;
        try {
          decodeFrame(broken);
        } catch (error) {
          expect(error).toBeInstanceOf(FrameError);
        }
      }),
    );
  });
});
