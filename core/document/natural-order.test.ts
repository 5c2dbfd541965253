import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNaturally } from './natural-order.ts';

const sorted = (ids: readonly string[]): string[] => [...ids].sort(compareNaturally);

test('ids are ordered as people count', () => {
  expect(sorted(['w10', 'w2', 'w1', 'a', 'w', 'w2a', 'w02', 'B1'])).toEqual([
    'B1',
    'a',
    'w',
    'w1',
    'w02',
    'w2',
    'w2a',
    'w10',
  ]);
});

test('numbers too long for a double still compare', () => {
  expect(sorted(['x100000000000000000000002', 'x100000000000000000000001', 'x99'])).toEqual([
    'x99',
    'x100000000000000000000001',
    'x100000000000000000000002',
  ]);
});

test('the order of any ids does not depend on the order they come in', () => {
  const id = fc.stringMatching(/^[a0-2é-]{0,5}$/);
  fc.assert(
    fc.property(fc.uniqueArray(id), (ids) => {
      expect(sorted([...ids].reverse())).toEqual(sorted(ids));
      for (const a of ids)
        for (const b of ids)
          expect(Math.sign(compareNaturally(a, b))).toBe(-Math.sign(compareNaturally(b, a)) + 0);
    }),
  );
});
