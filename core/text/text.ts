import { catalogue } from './catalogue.ts';

/** Names a text of the catalogue. */
export type TextKey = keyof typeof catalogue;

/** Values for the {placeholders} of a text. */
export type TextParams = Readonly<Record<string, string | number>>;

/** The words for a key in the user's language. A placeholder without a value stays as it is, so that it is seen. */
export function text(key: TextKey, params: TextParams = {}): string {
  const words: string = catalogue[key];
  return words.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name];
    return value === undefined ? whole : String(value);
  });
}

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(catalogue, key);
