import type { InputHTMLAttributes } from 'preact';

/**
 * What all inputs of numbers have in common: they show the text that is being typed, or the value while nothing is, and
 * are selected whole when they are entered.
 * @param draft null while nothing is typed
 */
export const typedNumber = (
  draft: string | null,
  shown: string,
  setDraft: (typed: string) => void,
): InputHTMLAttributes<HTMLInputElement> & { readonly 'data-untouched'?: true } => ({
  inputMode: 'decimal',
  autoComplete: 'off',
  spellcheck: false,
  value: draft ?? shown,
  ...(draft === null && { 'data-untouched': true }),
  onFocus: (event) => event.currentTarget.select(),
  onInput: (event) => setDraft(event.currentTarget.value),
});
