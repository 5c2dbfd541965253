import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  angleOf,
  aspectOf,
  type Cell,
  cellSides,
  cornersOf,
  createGrid,
  findCell,
  radiiOf,
  radiusOf,
  scaleOf,
  wrapStep,
} from './polar-grid.ts';

const TURN = 2 * Math.PI;

const aGrid = fc
  .tuple(fc.integer({ min: 4, max: 720 }), fc.double({ min: 0.5, max: 20, noNaN: true }))
  .map(([steps, size]) => createGrid(steps, size));

describe('a grid of rings', () => {
  it('of 64 cells of 4 m has the threshold radius and the growth that a calculator gives', () => {
    const grid = createGrid(64, 4);
    expect(grid.r0).toBeCloseTo(40.743665, 6);
    expect(grid.growth).toBeCloseTo(1.1032427, 7);
    expect(radiusOf(grid, 2)).toBeCloseTo(49.590925, 4);
    expect(radiusOf(grid, -1)).toBeCloseTo(36.9308, 4);
    expect(radiiOf(grid, -1, 2)).toEqual([-1, 0, 1, 2].map((line) => radiusOf(grid, line)));
  });

  it('has square cells, whatever the number of steps and the line', () => {
    for (let steps = 8; steps <= 720; steps += 1) {
      const grid = createGrid(steps, 4);
      for (const line of [-7, -1, 0, 1, 5, 12]) {
        const [radial, tangential] = cellSides(grid, line);
        expect(Math.abs(radial / tangential - 1)).toBeLessThan(1e-12);
      }
    }
  });

  it('is square at the threshold alone where its lines are evenly spaced', () => {
    const grid = createGrid(64, 4);
    const aspects = [-5, -1, 0, 5].map((line) => aspectOf(grid, line, 'regular'));
    expect(aspects.every((aspect, index) => index === 0 || aspect < (aspects[index - 1] ?? 0))).toBe(true);
    // 4 m ÷ (2π/64 · (r0 + 2 m)), by hand.
    expect(aspects[2]).toBeCloseTo(0.953206, 5);
    expect(radiusOf(grid, 3, 'regular')).toBeCloseTo(grid.r0 + 12, 12);
    expect(aspectOf(grid, 40)).toBeCloseTo(1, 12);
  });

  it('gives up scale for that, by its growth with each line', () => {
    const grid = createGrid(64, 4);
    expect(scaleOf(grid, 0)).toBe(1);
    expect(scaleOf(grid, 3)).toBeCloseTo(grid.growth ** 3, 12);
  });

  it('needs whole steps, at least 4, and cells of a size', () => {
    for (const steps of [3, 7.5, -1, 0, Number.NaN]) expect(() => createGrid(steps, 4)).toThrow(RangeError);
    for (const size of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => createGrid(64, size)).toThrow(RangeError);
    }
  });
});

describe('where the turn begins anew', () => {
  const grid = createGrid(12, 3);

  it('steps are counted on from 0, never as −0', () => {
    expect([-1, 12, 11, 25, -12, -0].map((step) => wrapStep(step, 12))).toEqual([11, 0, 11, 1, 0, 0]);
  });

  it('the last cell ends where the first begins, to the bit', () => {
    const [, lastInner, lastOuter] = cornersOf(grid, [0, 11]);
    const [firstInner, , , firstOuter] = cornersOf(grid, [0, 12]);
    expect([lastInner, lastOuter]).toEqual([firstInner, firstOuter]);
    expect(cornersOf(grid, [0, -1])).toEqual(cornersOf(grid, [0, 11]));
  });

  it('points at 0°, −0°, a hair before 360° and 360° have a cell each', () => {
    const at = (degrees: number): Cell | undefined => {
      const angle = (degrees * TURN) / 360;
      return findCell(grid, [6 * Math.cos(angle), 6 * Math.sin(angle)]);
    };
    expect([at(0), at(-0), at(359.9999999)]).toEqual([
      [0, 0],
      [0, 0],
      [0, 11],
    ]);
    expect(findCell(grid, [6, -0])).toEqual([0, 0]);
  });
});

describe('the cell under a point', () => {
  it('is the one whose middle the point is', () => {
    fc.assert(
      fc.property(aGrid, fc.integer({ min: -9, max: 9 }), fc.nat(), (grid, line, any) => {
        const step = any % grid.steps;
        const radius = radiusOf(grid, line + 0.5);
        const angle = angleOf(grid, step + 0.5);
        expect(findCell(grid, [radius * Math.cos(angle), radius * Math.sin(angle)])).toEqual([line, step]);
      }),
    );
  });

  it('is the outer one on a ring line', () => {
    fc.assert(
      fc.property(aGrid, fc.integer({ min: -50, max: 50 }), (grid, line) => {
        expect(findCell(grid, [radiusOf(grid, line), 0])).toEqual([line, 0]);
      }),
    );
  });

  it('is none at the centre and for no point', () => {
    const grid = createGrid(64, 4);
    expect(findCell(grid, [0, 0])).toBeUndefined();
    expect(findCell(grid, [Number.NaN, 1])).toBeUndefined();
    expect(findCell(grid, [Number.POSITIVE_INFINITY, 1])).toBeUndefined();
  });
});
