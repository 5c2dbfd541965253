import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deformVertices } from './deformation.ts';
import { layPlanPoint } from './deformation-steps.ts';
import { createGrid, radiusOf } from './polar-grid.ts';

const GRID = createGrid(12, 2);
const at = (line: number, quarterTurns = 0, mirrored = false) => ({
  grid: GRID,
  pivotRadius: radiusOf(GRID, line),
  quarterTurns,
  mirrored,
});

describe('the steps of the deformation one at a time', () => {
  it('leave a straight module straight, turned and mirrored', () => {
    const none = { stretch: false, bend: false };
    expect(layPlanPoint([1, 0.5], at(3), none)).toEqual([1, 0.5]);
    expect(layPlanPoint([1, 0.5], at(3, 1), none)).toEqual([-0.5, 1]);
    expect(layPlanPoint([1, 0.5], at(3, 0, true), none)).toEqual([-1, 0.5]);
  });

  it('stretch one cell outwards to the next line, and one along by the scale of the ring', () => {
    const [u, v] = layPlanPoint([2, -2], at(1), { stretch: true, bend: false });
    expect(u).toBeCloseTo(2 * GRID.growth, 12);
    expect(v).toBeCloseTo(radiusOf(GRID, 1) - radiusOf(GRID, 2), 12);
  });

  it('bend without a stretch so that lengths along the pivot stay: a quarter of the ring is a quarter turn', () => {
    const radius = radiusOf(GRID, 0);
    const [u, v] = layPlanPoint([(radius * Math.PI) / 2, 0], at(0), { stretch: false, bend: true });
    expect(u).toBeCloseTo(radius, 12);
    expect(v).toBeCloseTo(radius, 12);
  });

  it('are together what modules are laid on rings by', () => {
    const aCase = fc.record({
      plan: fc.tuple(
        fc.double({ min: -3, max: 3, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
      ),
      line: fc.double({ min: -2, max: 5, noNaN: true }),
      quarterTurns: fc.integer({ min: 0, max: 3 }),
      mirrored: fc.boolean(),
    });
    fc.assert(
      fc.property(aCase, ({ plan, line, quarterTurns, mirrored }) => {
        const bend = at(line, quarterTurns, mirrored);
        const positions = Float64Array.from([plan[0], 0, plan[1]]);
        deformVertices({ positions }, { ...bend, scaleHeight: false }, { positions });
        const [u, v] = layPlanPoint(plan, bend, { stretch: true, bend: true });
        expect(u).toBeCloseTo(positions[0] ?? 0, 9);
        expect(v).toBeCloseTo(positions[2] ?? 0, 9);
      }),
      { numRuns: 100 },
    );
  });
});
