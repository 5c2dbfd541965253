import type { Measure, ToolKey } from './tool.ts';

const BEGINS_LENGTH = /^[\d.,]/;
const BEGINS_ANGLE = /^[\d.,+-]/;

/**
 * The text of a number's entry after a key or typed characters, or null if they are not for it: characters begin an
 * entry when a number can begin with them, and go on with it whatever they are, as in any text field.
 * @param measure the number that has the focus, if any
 */
export function editEntry(
  measure: Measure | undefined,
  input: ToolKey | { readonly characters: string },
): string | null {
  if (!measure) return null;
  const { entry, field } = measure;
  if (typeof input === 'object') {
    if (entry !== null) return entry + input.characters;
    const begins = field === 'angle' ? BEGINS_ANGLE : BEGINS_LENGTH;
    return begins.test(input.characters) ? input.characters : null;
  }
  return input === 'backspace' && entry !== null ? entry.slice(0, -1) : null;
}
