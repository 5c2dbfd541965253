import { expect, it } from 'vitest';
import { sumByCell } from './exposure-cells.ts';

it('a crossing counts both walks over it', () => {
  const path = { xs: Int32Array.of(0, 1, 2, 1), ys: Int32Array.of(0, 0, 0, 0) };
  expect(sumByCell(path, Float64Array.of(0.5, 1, 0, 2))).toEqual([
    { step: 0, metres: 0.5 },
    { step: 1, metres: 3 },
    { step: 2, metres: 0 },
  ]);
});
