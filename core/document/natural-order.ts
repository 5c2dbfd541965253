const ZERO = 0x30;
const NINE = 0x39;

const isDigit = (code: number): boolean => code >= ZERO && code <= NINE;

/**
 * Orders ids as people count: w2 before w10. Runs of digits compare as numbers, all else by character code; ids that
 * differ in leading zeros alone compare as texts. A total order, the same in every language.
 */
export function compareNaturally(a: string, b: string): number {
  let indexA = 0;
  let indexB = 0;
  while (indexA < a.length && indexB < b.length) {
    const codeA = a.charCodeAt(indexA);
    const codeB = b.charCodeAt(indexB);
    if (isDigit(codeA) && isDigit(codeB)) {
      const endA = endOfDigits(a, indexA);
      const endB = endOfDigits(b, indexB);
      const difference = compareDigits(a.slice(indexA, endA), b.slice(indexB, endB));
      if (difference !== 0) return difference;
      indexA = endA;
      indexB = endB;
    } else if (codeA !== codeB) {
      return codeA - codeB;
    } else {
      indexA += 1;
      indexB += 1;
    }
  }
  return a.length - indexA - (b.length - indexB) || compareTexts(a, b);
}

/** Records, or whatever has an id, as people count: a new list. */
export const inNaturalOrder = <R extends { readonly id: string }>(records: Iterable<R>): R[] =>
  [...records].sort((a, b) => compareNaturally(a.id, b.id));

/** Orders texts by character code. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function endOfDigits(text: string, start: number): number {
  let end = start;
  while (end < text.length && isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

/** Numbers of any length: without leading zeros the longer one is larger. */
function compareDigits(a: string, b: string): number {
  const significantA = withoutLeadingZeros(a);
  const significantB = withoutLeadingZeros(b);
  return significantA.length - significantB.length || compareTexts(significantA, significantB);
}

function withoutLeadingZeros(digits: string): string {
  let start = 0;
  while (digits.charCodeAt(start) === ZERO) start += 1;
  return start === 0 ? digits : digits.slice(start);
}
