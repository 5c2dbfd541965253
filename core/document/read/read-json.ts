import { stripComments } from 'jsonc-parser';
import { MAX_DEPTH } from '../level-format.ts';
import type { Problem } from '../problem.ts';
import { TextPlaces } from './place.ts';
import { scanJson } from './scan-json.ts';
import { findSyntaxProblems } from './syntax-problems.ts';

export type ReadJson =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** Fields of all objects in the text; see JsonScan. */
      readonly fields: number;
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
  const value = parseJson(text) ?? parseJson(stripComments(text, ' '));
  return value ? { ok: true, value: value.of, fields } : { ok: false, problems: findSyntaxProblems(text) };
}

function parseJson(text: string): { readonly of: unknown } | null {
  try {
    return { of: JSON.parse(text) };
  } catch {
    return null;
  }
}
