import type { TextKey, TextParams } from '../../text/text.ts';
import { MAX_LEVEL_BYTES } from '../level-format.ts';
import type { Problem } from '../problem.ts';
import { TextPlaces, textPlace, WHOLE_FILE } from './place.ts';

export type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: Problem };

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_FEED = 10;

/**
 * The text of a level file. UTF-8 with or without a byte-order mark; refused with their own words: files beyond the
 * size limit, empty ones, UTF-16, bytes that are no UTF-8, and the zeros that an interrupted write leaves.
 */
export function decodeLevel(source: Uint8Array | string): Decoded {
  if (source.length > MAX_LEVEL_BYTES) return { ok: false, problem: tooLargeProblem(source.length) };
  if (typeof source === 'string')
    return checkText(source.startsWith(BYTE_ORDER_MARK) ? source.slice(1) : source);
  if (looksLikeUtf16(source)) return refused('document.utf-16');
  try {
    return checkText(new TextDecoder('utf-8', { fatal: true }).decode(source));
  } catch {
    return { ok: false, problem: { ...problem('document.not-utf-8'), ...placeOfBadByte(source) } };
  }
}

/** What is said of a file of that many bytes, for who knows the size without reading it. */
export function tooLargeProblem(size: number): Problem {
  const mebibytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
  return problem('document.too-large', { size: mebibytes(size), limit: mebibytes(MAX_LEVEL_BYTES) });
}

function checkText(text: string): Decoded {
  if (/^\s*$/.test(text)) return refused('document.empty');
  const end = text.length - trailingZeros(text);
  if (end === text.length) return { ok: true, text };
  if (end === 0) return refused('document.all-zeros');
  return {
    ok: false,
    problem: {
      ...problem('document.trailing-zeros', { count: text.length - end }),
      ...new TextPlaces(text).placeOf(end),
    },
  };
}

function trailingZeros(text: string): number {
  let count = 0;
  while (count < text.length && text.charCodeAt(text.length - 1 - count) === 0) count += 1;
  return count;
}

/** By its mark, or by the zero that every second byte is where the text is ASCII, as the first two characters are. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  return (
    (first === 0 && second !== 0 && third === 0) ||
    (first !== 0 && second === 0 && third !== 0 && fourth === 0)
  );
}

/** Line feeds are never part of another character in UTF-8, so each line can be judged alone. */
function placeOfBadByte(bytes: Uint8Array): ReturnType<typeof textPlace> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  for (let line = 1, start = 0; ; line += 1) {
    const feed = bytes.indexOf(LINE_FEED, start);
    const content = bytes.subarray(start, feed === -1 ? bytes.length : feed);
    try {
      strict.decode(content);
    } catch {
      return textPlace(line, new TextDecoder().decode(content).indexOf('\uFFFD') + 1);
    }
    if (feed === -1) return textPlace(line, content.length + 1);
    start = feed + 1;
  }
}

const problem = (code: TextKey, params: TextParams = {}): Problem => ({
  code,
  severity: 'error',
  ...WHOLE_FILE,
  params,
});

const refused = (code: TextKey, params?: TextParams): Decoded => ({
  ok: false,
  problem: problem(code, params),
});
