import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MATRIX_FLOATS, MatrixTable } from './matrix-table.ts';

const at = (x: number) => ({ x, y: 0, z: 0, scale: 1, turn: 0 });

it('holds what was put into it and not taken out, without gaps, and tells all that changed', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom('set', 'remove'), fc.nat(12), fc.nat(1000)));
  fc.assert(
    fc.property(steps, (edits) => {
      const table = new MatrixTable();
      const wanted = new Map<string, number>();
      const shown: number[] = [];
      for (const [what, key, x] of edits) {
        if (what === 'set') {
          table.set(String(key), at(x));
          wanted.set(String(key), x);
        } else {
          table.remove(String(key));
          wanted.delete(String(key));
        }
        const change = table.takeChange();
        const all = Array.from({ length: table.count }, (_, slot) => slot);
        for (const slot of change.isNewRoom ? all : change.slots) {
          shown[slot] = table.matrices[slot * MATRIX_FLOATS + 12] ?? Number.NaN;
        }
        shown.length = table.count;
        expect([...shown].sort()).toEqual([...wanted.values()].sort());
      }
    }),
  );
});
