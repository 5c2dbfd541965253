import type { ModuleNotice } from '../../core/modules/module-model.ts';
import { isTextKey, text } from '../../core/text/text.ts';

/** Something that a host tells in words of the catalogue, whose version may know words that this page does not. */
export interface Told {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Those that have words here. */
export const toNotices = (told: readonly Told[]): readonly ModuleNotice[] =>
  told.flatMap(({ code, params }) => (isTextKey(code) ? [{ code, params }] : []));

/** One line each. */
export const describeTold = (told: readonly Told[]): readonly string[] =>
  told.map(({ code, params }) => (isTextKey(code) ? text(code, params) : code));
