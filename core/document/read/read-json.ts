import { stripComments } from 'jsonc-parser';
import { MAX_DEPTH } from '../level-format.ts';
import type { Problem } from '../problem.ts';
import { type Place, TextPlaces } from './place.ts';
import { scanJson } from './scan-json.ts';
import { findSyntaxProblems } from './syntax-problems.ts';

export type ReadJson =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** Fields of all objects in the text; see JsonScan. */
      readonly fields: number;
      /** The first comment: the value does not hold it. */
      readonly comment: Place | null;
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads JSON with comments, refusing what nests too deep before anything recursive sees it. */
export function readJson(text: string): ReadJson {
  const { tooDeepAt, fields } = scanJson(text, MAX_DEPTH);
  if (tooDeepAt !== -1) {
    const place = new TextPlaces(text).placeOf(tooDeepAt);
    const params = { limit: MAX_DEPTH };
    return { ok: false, problems: [{ code: 'document.too-deep', severity: 'error', ...place, params }] };
  }
  const plain = parseJson(text);
  if (plain) return { ok: true, value: plain.of, fields, comment: null };
  const blanked = stripComments(text, ' ');
  const value = parseJson(blanked);
  if (!value) return { ok: false, problems: findSyntaxProblems(text) };
  return { ok: true, value: value.of, fields, comment: placeOfDifference(text, blanked) };
}

function placeOfDifference(text: string, other: string): Place {
  let offset = 0;
  while (offset < text.length && text.charCodeAt(offset) === other.charCodeAt(offset)) offset += 1;
  return new TextPlaces(text).placeOf(offset);
}

function parseJson(text: string): { readonly of: unknown } | null {
  try {
    return { of: JSON.parse(text) };
  } catch {
    return null;
  }
}
