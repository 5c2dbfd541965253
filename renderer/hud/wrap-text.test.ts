import { describe, expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

const upTo = (length: number) => (line: string) => line.length <= length;

describe('a long text in a label', () => {
  it('goes on in the next line between words', () => {
    expect(wrapText('the wall would be cut there', upTo(14))).toEqual(['the wall would', 'be cut there']);
  });

  it('keeps a word whole that is longer than a line', () => {
    expect(wrapText('a mitremitremitre b', upTo(6))).toEqual(['a', 'mitremitremitre', 'b']);
  });

  it('is one line where it fits, and where it is empty', () => {
    expect(wrapText('3.25', upTo(10))).toEqual(['3.25']);
    expect(wrapText('', upTo(10))).toEqual(['']);
  });
});
