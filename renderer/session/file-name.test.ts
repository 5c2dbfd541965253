import { expect, test } from 'vitest';
import { completeFileName, suggestFileName } from './file-name.ts';

test('a level is offered its own name as that of its file', () => {
  expect(suggestFileName('Cottage street')).toBe('Cottage street.level.json');
});

test('characters that some system refuses are left out', () => {
  expect(suggestFileName('a/b\\c:d*e?f"g<h>i|j\u0007')).toBe('a b c d e f g h i j.level.json');
  expect(suggestFileName('...')).toBe('Untitled.level.json');
  expect(suggestFileName('')).toBe('Untitled.level.json');
});

test('a name typed without the extension gets it, and never twice', () => {
  expect(completeFileName(' barn ')).toBe('barn.level.json');
  expect(completeFileName('barn.json')).toBe('barn.level.json');
  expect(completeFileName('barn.LEVEL.json')).toBe('barn.LEVEL.json');
});
