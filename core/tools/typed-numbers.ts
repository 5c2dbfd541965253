import { parseAngle, parseLength } from './number-entry.ts';
import type { MeasureField } from './tool.ts';

/** The texts being typed over the numbers of a drawing, and which of them takes the next character. */
export interface TypedNumbers {
  readonly focus: MeasureField | null;
  readonly texts: ReadonlyMap<MeasureField, string>;
}

/** What was typed, as far as it reads: metres and radians. */
export type ReadNumbers = ReadonlyMap<MeasureField, number>;

/** Nothing typed yet; the first field has the focus, if there is one. */
export const noNumbers = (fields: readonly MeasureField[]): TypedNumbers => ({
  focus: fields[0] ?? null,
  texts: new Map(),
});

/** With another text in the field that has the focus. An empty text gives the number back to the pointer. */
export function enterText({ focus, texts }: TypedNumbers, text: string): TypedNumbers {
  if (focus === null) return { focus, texts };
  const changed = new Map(texts);
  if (text.trim() === '') changed.delete(focus);
  else changed.set(focus, text);
  return { focus, texts: changed };
}

/** With the focus on the next field, around. A text that does not read is given up. */
export function focusNext(numbers: TypedNumbers, fields: readonly MeasureField[]): TypedNumbers {
  const index = numbers.focus === null ? -1 : fields.indexOf(numbers.focus);
  return { ...dropUnread(numbers), focus: fields[(index + 1) % fields.length] ?? null };
}

/** Without the texts that do not read: their numbers are again what they were. */
export const dropUnread = ({ focus, texts }: TypedNumbers): TypedNumbers => ({
  focus,
  texts: new Map([...texts].filter(([field, text]) => readNumber(field, text) !== null)),
});

/** Whether every text is a number that can be drawn; true when nothing was typed. */
export const areAllRead = ({ texts }: TypedNumbers): boolean =>
  [...texts].every(([field, text]) => readNumber(field, text) !== null);

/** The numbers of the texts that read. */
export function readNumbers({ texts }: TypedNumbers): ReadNumbers {
  const read = new Map<MeasureField, number>();
  for (const [field, text] of texts) {
    const value = readNumber(field, text);
    if (value !== null) read.set(field, value);
  }
  return read;
}

/** May be nothing: how far something is from something else. */
const DISTANCES: ReadonlySet<MeasureField> = new Set(['offset', 'sill']);

/** Nothing that is drawn is of no length, or of less. */
function readNumber(field: MeasureField, text: string): number | null {
  if (field === 'angle') return parseAngle(text);
  const metres = parseLength(text);
  if (metres === null || metres < 0) return null;
  return metres > 0 || DISTANCES.has(field) ? metres : null;
}
