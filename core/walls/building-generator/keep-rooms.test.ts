import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BuildingPlan, KeptPlan } from './plan.ts';
import { planBuilding } from './plan-building.ts';
import type { Wishes } from './wishes.ts';

const HOUSE: Wishes = { storeys: 2, rooms: [5, 7], compactness: 0.6 };

function planOf(seed: number, kept?: KeptPlan): BuildingPlan {
  const result = planBuilding(HOUSE, seed, {}, kept);
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.plan;
}

/** The rooms of a storey at some indices, to be kept. */
const keep = ({ grid, storeys }: BuildingPlan, storey: number, ...indices: number[]): KeptPlan => ({
  grid,
  rooms: indices.flatMap((index) => {
    const room = storeys[storey]?.rooms[index];
    return room ? [{ storey, cells: room.cells, use: room.use }] : [];
  }),
});

describe('rooms that are kept while the rest is made anew', () => {
  it('stay where they are, with their use, on the same grid', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.nat(1), fc.nat(4), (seed, storey, index) => {
        const before = planOf(seed);
        const kept = keep(before, storey, index, index + 1);
        const after = planOf(seed + 1, kept);
        expect(after.grid).toEqual(before.grid);
        const locked = after.storeys[storey]?.rooms.filter(({ isLocked }) => isLocked) ?? [];
        const told = locked.map(({ cells, use }) => ({ storey, cells, use }));
        expect(told).toHaveLength(kept.rooms.length);
        expect(told).toEqual(expect.arrayContaining([...kept.rooms]));
      }),
      { numRuns: 60 },
    );
  });

  it('are refused where they lie on one another, beside the grid or on a storey that is not there', () => {
    const { grid } = planOf(1);
    const cells = { column: 0, row: 0, columns: 1, rows: 1 };
    const wrong: KeptPlan['rooms'][] = [
      [
        { storey: 0, cells, use: null },
        { storey: 0, cells, use: null },
      ],
      [{ storey: 0, cells: { ...cells, column: 64 }, use: null }],
      [{ storey: 0, cells: { ...cells, rows: 0.5 }, use: null }],
      [{ storey: 2, cells, use: null }],
    ];
    for (const rooms of wrong) {
      expect(planBuilding(HOUSE, 1, {}, { grid, rooms })).toMatchObject({
        reason: { wish: 'locked', code: 'generator.refused.locked-wrong' },
      });
    }
  });

  it('are refused on lines that are no grid', () => {
    for (const xs of [[], [0], [0, 3, 2], [1, 4], [0, 0.5], [0, Number.NaN], [0, 3.00001]]) {
      expect(planBuilding(HOUSE, 1, {}, { grid: { xs, zs: [0, 5, 10] }, rooms: [] })).toMatchObject({
        reason: { wish: 'locked', code: 'generator.refused.locked-grid' },
      });
    }
  });

  it('are refused where more are kept than a storey may have', () => {
    const before = planOf(3);
    const kept = keep(before, 0, 0, 1, 2);
    expect(planBuilding({ ...HOUSE, rooms: [2, 2] }, 4, {}, kept)).toMatchObject({
      reason: { wish: 'locked', code: 'generator.refused.locked' },
    });
  });
});
