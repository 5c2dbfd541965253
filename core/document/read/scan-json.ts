/** What one pass over the text of a file tells before anything reads it. */
export interface JsonScan {
  /** Where lists and objects go deeper than allowed, or −1. */
  readonly tooDeepAt: number;
  /** Fields of all objects: more than are found afterwards means that one stood twice. */
  readonly fields: number;
}

const QUOTE = 0x22;
const SLASH = 0x2f;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Measures JSON with comments without recursion, so that depth is known before a recursive reader sees it. Text that
 * is no JSON is measured as if it were.
 */
export function scanJson(text: string, maxDepth: number): JsonScan {
  let depth = 0;
  let fields = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === QUOTE) index = endOfString(text, index);
    else if (code === SLASH) index = endOfComment(text, index);
    else if (code === COLON) fields += 1;
    else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      depth += 1;
      if (depth > maxDepth) return { tooDeepAt: index, fields };
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth -= 1;
  }
  return { tooDeepAt: -1, fields };
}

/** The index of the quote that closes the string, or of the end of the text. */
function endOfString(text: string, start: number): number {
  for (let end = start; ; ) {
    end = text.indexOf('"', end + 1);
    if (end === -1) return text.length;
    let backslashes = 0;
    while (text.charAt(end - 1 - backslashes) === '\\') backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
}

/** The index of the last character of the comment that may begin here. */
function endOfComment(text: string, start: number): number {
  const opener = text.charAt(start + 1);
  if (opener === '*') {
    const end = text.indexOf('*/', start + 2);
    return end === -1 ? text.length : end + 1;
  }
  if (opener !== '/') return start;
  let end = start + 2;
  while (end < text.length && text.charAt(end) !== '\n' && text.charAt(end) !== '\r') end += 1;
  return end;
}
