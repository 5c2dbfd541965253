import { expect, test } from 'vitest';
import { describeKeys, describeKeysForAria } from './keys.ts';

test('keys read as they are printed on the keyboard', () => {
  expect(describeKeys('Mod+Shift+Z', false)).toBe('Ctrl Shift Z');
  expect(describeKeys('Mod+Shift+Z', true)).toBe('⌘ ⇧ Z');
  expect(describeKeys('Shift+ArrowLeft', false)).toBe('Shift ←');
});

test('assistive technology gets the names it knows', () => {
  expect(describeKeysForAria('Mod+Shift+Z', false)).toBe('Control+Shift+Z');
  expect(describeKeysForAria('Mod+S', true)).toBe('Meta+S');
});
