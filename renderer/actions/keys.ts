/** A key press as the page reports it; the fields of KeyboardEvent that matter here. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

interface Chord {
  readonly mod: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  /** A letter, a KeyboardEvent.key such as "Delete", or a character such as "?". */
  readonly key: string;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

const parse = (keys: string): Chord => {
  const parts = keys.split('+');
  const key = parts.pop() ?? '';
  return { mod: parts.includes('Mod'), shift: parts.includes('Shift'), alt: parts.includes('Alt'), key };
};

const isLetter = (key: string): boolean => /^[A-Z]$/.test(key);

/**
 * True when a press is the chord written as keys, such as "Mod+Z". Letters are compared by what they print and, on
 * layouts that print no Latin letters, by where they are. A printed character such as "?" needs whatever Shift the
 * layout needs for it.
 */
export function matchesKeys(keys: string, press: KeyPress, isMac: boolean): boolean {
  const chord = parse(keys);
  const mod = isMac ? press.metaKey : press.ctrlKey;
  const otherMod = isMac ? press.ctrlKey : press.metaKey;
  if (mod !== chord.mod || otherMod || press.altKey !== chord.alt) return false;
  if (isLetter(chord.key)) {
    const printsLatin = /^[a-z]$/i.test(press.key);
    const letter = printsLatin ? press.key.toUpperCase() : press.code.replace(/^Key/, '');
    return letter === chord.key && press.shiftKey === chord.shift;
  }
  const isNamed = chord.key.length > 1;
  return press.key === chord.key && (!isNamed || press.shiftKey === chord.shift);
}

/** The chord as people read it: "Ctrl Shift Z", or "⌘ ⇧ Z" on a Mac. */
export function describeKeys(keys: string, isMac: boolean): string {
  const chord = parse(keys);
  const words = isMac ? { mod: '⌘', shift: '⇧', alt: '⌥' } : { mod: 'Ctrl', shift: 'Shift', alt: 'Alt' };
  return [
    chord.mod && words.mod,
    chord.alt && words.alt,
    chord.shift && words.shift,
    SYMBOLS[chord.key] ?? chord.key,
  ]
    .filter((part) => part !== false)
    .join(' ');
}

/** The chord for assistive technology (aria-keyshortcuts). */
export function describeKeysForAria(keys: string, isMac: boolean): string {
  return keys.replace('Mod', isMac ? 'Meta' : 'Control');
}
