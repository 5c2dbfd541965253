import { type ParseErrorCode, printParseErrorCode, stripComments, visit } from 'jsonc-parser';
import type { TextKey, TextParams } from '../../text/text.ts';
import { MAX_PROBLEMS } from '../level-format.ts';
import type { Problem } from '../problem.ts';
import { quote } from './describe-value.ts';
import { TextPlaces } from './place.ts';

interface Fault {
  readonly offset: number;
  readonly code: TextKey;
  readonly params: TextParams;
  /** Does what comes after it still stand for itself? */
  readonly isLocal: boolean;
}

/** A token at which the reader of the library stumbled, under its name for the error. */
interface Stumble {
  readonly name: string;
  readonly offset: number;
  readonly found: string;
}

const MERGE_MARKER = /^(<{7}|={7}|>{7})( |$)/m;
const NUMBER_WORD = /^[+-]?(NaN|Infinity)\b/i;
const LONGEST_NUMBER_WORD = '-Infinity,'.length;
/** White space between a trailing comma and its bracket that is looked through, in characters. */
const LOOK_BACK = 1000;

/**
 * Why a text is no JSON: the places where it breaks, up to the first after which nothing can be judged any more.
 * At least one. Comments are allowed.
 */
export function findSyntaxProblems(text: string): readonly Problem[] {
  const places = new TextPlaces(text);
  return findFaults(text).map(({ offset, code, params }) => ({
    code,
    severity: 'error',
    ...places.placeOf(offset),
    params,
  }));
}

/** Ends the reading where nothing more will be listed: the rest of a large file would be stumbled through in vain. */
class EnoughFaults extends Error {}

function findFaults(text: string): readonly Fault[] {
  const marker = MERGE_MARKER.exec(text);
  if (marker) return [fault(marker.index, 'document.merge-conflict')];
  const faults: Fault[] = [];
  const end = text.trimEnd().length;
  let last: Stumble | null = null;
  const onError = (error: number, offset: number, length: number): void => {
    const name = printParseErrorCode(error as ParseErrorCode);
    const stumble = { name, offset, found: text.slice(offset, offset + length) };
    const isEcho =
      (last?.name === 'InvalidSymbol' &&
        (name === 'ValueExpected' || offset === last.offset + last.found.length)) ||
      (name === 'ValueExpected' && last?.offset === offset);
    const isOver = faults.at(-1)?.isLocal === false || faults.length === MAX_PROBLEMS;
    last = stumble;
    if (isOver) throw new EnoughFaults();
    if (!isEcho) faults.push(classify(text, stumble, end));
  };
  try {
    visit(text, { onError }, { allowTrailingComma: false, disallowComments: false });
  } catch (error) {
    if (!(error instanceof EnoughFaults)) throw error;
  }
  return faults.length > 0 ? faults : [fault(0, 'document.not-json')];
}

function classify(text: string, { name, offset, found }: Stumble, end: number): Fault {
  const word = NUMBER_WORD.exec(text.slice(offset, offset + LONGEST_NUMBER_WORD))?.[0];
  if (word !== undefined) return fault(offset, 'document.not-a-number', { found: word }, true);
  if (!/^\s*[[{]/.test(text)) return fault(offset, 'document.not-json');
  const isBracket = /^[\]}]$/.test(found);
  const comma = isBracket ? commaBefore(text, offset) : -1;
  if (comma !== -1) return fault(comma, 'document.trailing-comma', {}, true);
  if (name === 'EndOfFileExpected' || (offset < end && isComplete(text.slice(0, offset)))) {
    return fault(offset, 'document.text-after-end', { found: quote(found) });
  }
  if (offset + found.length >= end && !isBracket) return fault(end, 'document.truncated');
  if (name === 'UnexpectedEndOfString') return fault(offset, 'document.unclosed-text');
  if (name === 'CommaExpected') return fault(offset, 'document.comma-missing', { found: quote(found) });
  return fault(offset, 'document.unexpected-text', { found: quote(found) });
}

function isComplete(text: string): boolean {
  try {
    JSON.parse(stripComments(text, ' '));
    return true;
  } catch {
    return false;
  }
}

/** The index of the comma that stands last before the offset, or −1 when something else does. */
function commaBefore(text: string, offset: number): number {
  const start = Math.max(0, offset - LOOK_BACK);
  const before = text.slice(start, offset).trimEnd();
  return before.endsWith(',') ? start + before.length - 1 : -1;
}

const fault = (offset: number, code: TextKey, params: TextParams = {}, isLocal = false): Fault => ({
  offset,
  code,
  params,
  isLocal,
});
