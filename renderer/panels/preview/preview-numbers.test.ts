import { expect, test } from 'vitest';
import { formatSmall } from './preview-numbers.ts';

test.each([
  [0, '0'],
  [2e-9, '< 0.000001'],
  [0.000_012_3, '0.000012'],
  [0.004_14, '0.0041'],
  [0.996, '1.00'],
  [3.14, '3.1'],
  [9.96, '10.0'],
  [1234.5, '1235'],
])('%d is told with two digits that count: %s', (value, words) => {
  expect(formatSmall(value)).toBe(words);
});
