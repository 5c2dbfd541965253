import { text } from '../../text/text.ts';

/** How much of a text that stands where it should not is shown. */
const SHOWN_CHARACTERS = 40;

/** What was found, in words: `"12"`, `a list of 3`, `nothing`. */
export function describeValue(value: unknown): string {
  if (value === undefined) return text('document.found.nothing');
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return text('document.found.list', { count: value.length });
  if (typeof value === 'object' && value !== null) return text('document.found.object');
  if (typeof value === 'number' && !Number.isFinite(value)) return text('document.found.not-finite');
  return String(value);
}

/** A text in quotes, cut where it is long. */
export const quote = (value: string): string =>
  value.length <= SHOWN_CHARACTERS
    ? JSON.stringify(value)
    : JSON.stringify(`${value.slice(0, SHOWN_CHARACTERS)}…`);
