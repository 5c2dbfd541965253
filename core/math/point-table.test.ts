import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PointTable } from './point-table.ts';
import type { Vec2 } from './vec2.ts';

const whole = fc.integer({ min: -3, max: 3 });
/** On and off the lattice, near and farther out than 32 bits of its steps. */
const coordinate = fc.oneof(
  whole,
  whole.map((value) => value / 10_000),
  fc.constantFrom(-0, 0.30000000000000004, 1e6, -1e9),
);
const point: fc.Arbitrary<Vec2> = fc.tuple(coordinate, coordinate);

describe('a table of points', () => {
  it('finds what stands at a point, whatever was added and removed before', () => {
    const step = fc.record({ at: point, isAdded: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200, size: 'max' }), (steps) => {
        const table = new PointTable<{ at: Vec2 }>();
        const expected = new Map<string, { at: Vec2 }>();
        for (const { at, isAdded } of steps) {
          const key = `${at[0]},${at[1]}`;
          expect(table.get(at)).toBe(expected.get(key));
          if (isAdded && !expected.has(key)) {
            const item = { at };
            table.add(item);
            expected.set(key, item);
          }
          if (isAdded) continue;
          table.delete(at);
          expected.delete(key);
        }
        expect(table.size).toBe(expected.size);
        expect(new Set(table)).toEqual(new Set(expected.values()));
        for (const item of expected.values()) expect(table.get(item.at)).toBe(item);
      }),
      { numRuns: 300 },
    );
  });
});
