import { MAX_JSON_DEPTH, MAX_JSON_VALUES } from './module-limits.ts';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = [0x7b, 0x5b];
const CLOSING = [0x7d, 0x5d];

/**
 * Whether JSON goes beyond what is read: nested too deep, or of too many values. Looks at brackets and commas outside
 * of texts alone, so that it needs no memory and may be asked of anything.
 */
export function findJsonExcess(json: Uint8Array): 'depth' | 'values' | undefined {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) at = endOfText(json, at);
    else if (byte === COMMA) values += 1;
    else if (OPENING.includes(byte)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.includes(byte)) depth -= 1;
    if (depth > MAX_JSON_DEPTH) return 'depth';
    if (values > MAX_JSON_VALUES) return 'values';
  }
  return undefined;
}

/** Where the quote is that ends the text that begins there. */
function endOfText(json: Uint8Array, from: number): number {
  let at = from + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
