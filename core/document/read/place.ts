import type { Problem } from '../problem.ts';

/** Keys from a value down to a part of it. */
export type Path = readonly PropertyKey[];

/** Where something is wrong. */
export type Place = Pick<Problem, 'place' | 'at' | 'record'>;

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** A path as it is written in code: `pose[0][2]`, `note["two words"]`. */
export function formatPath(path: Path): string {
  let words = '';
  for (const key of path) {
    if (typeof key === 'number') words += `[${key}]`;
    else if (IDENTIFIER.test(String(key))) words += words === '' ? String(key) : `.${String(key)}`;
    else words += `[${JSON.stringify(String(key))}]`;
  }
  return words;
}

/** A place in the file besides its records. */
export const fieldPlace = (path: Path): Place => ({
  place: formatPath(path),
  at: formatPath(path),
  record: null,
});

/** A place in a record: `records[12] wall "w3": end[0]`. What the record does not say is left out. */
export function recordPlace(index: number, record: unknown, path: Path = []): Place {
  const { kind, id } = (typeof record === 'object' && record !== null ? record : {}) as Partial<
    Record<string, unknown>
  >;
  const name = [
    `records[${index}]`,
    ...(typeof kind === 'string' && kind !== '' ? [kind] : []),
    ...(typeof id === 'string' ? [JSON.stringify(id)] : []),
  ].join(' ');
  return {
    place: path.length === 0 ? name : `${name}: ${formatPath(path)}`,
    at: formatPath(['records', index, ...path]),
    record: typeof id === 'string' ? id : null,
  };
}

/** The place of a path from the top of a file. */
export function placeInFile(file: Readonly<Record<string, unknown>>, path: Path): Place {
  const [top, index, ...rest] = path;
  const { records } = file;
  if (top !== 'records' || typeof index !== 'number' || !Array.isArray(records)) return fieldPlace(path);
  return recordPlace(index, records[index], rest);
}

/** A place in the text, both counted from 1. */
export const textPlace = (line: number, column: number): Place => ({
  place: `line ${line}, column ${column}`,
  at: null,
  record: null,
});

/** Finds lines and columns in a text. Lines end with LF, CRLF or CR. */
export class TextPlaces {
  private readonly text: string;
  private starts: readonly number[] | null = null;

  constructor(text: string) {
    this.text = text;
  }

  /** The place of the character at that index. */
  placeOf(offset: number): Place {
    this.starts ??= lineStarts(this.text);
    let low = 0;
    let high = this.starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return textPlace(low + 1, offset - (this.starts[low] ?? 0) + 1);
  }
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length);
  return starts;
}

/** The file as a whole. */
export const WHOLE_FILE: Place = { place: '', at: null, record: null };
