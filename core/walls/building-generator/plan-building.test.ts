import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CellSet } from './cell-set.ts';
import type { BuildingPlan, PlannedStorey } from './plan.ts';
import { planBuilding } from './plan-building.ts';
import type { Wishes } from './wishes.ts';

const seeds = fc.maxSafeInteger();

const range = (least: number, most: number): fc.Arbitrary<readonly [number, number]> =>
  fc
    .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }))
    .map(([a, b]) => [Math.min(a, b), Math.max(a, b)]);

/** Wishes that one may have for a house. */
const ordinary: fc.Arbitrary<Wishes> = fc.record(
  {
    storeys: fc.integer({ min: 1, max: 5 }),
    rooms: range(1, 14),
    compactness: fc.constantFrom(0, 0.3, 0.7, 1),
    setback: fc.constantFrom(0, 0.5, 1),
    layout: fc.constantFrom('free', 'corridor', 'open'),
    uses: fc.boolean(),
  },
  { requiredKeys: [] },
);

const planOf = (wishes: Wishes, seed: number): BuildingPlan => {
  const result = planBuilding(wishes, seed);
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.plan;
};

const cellsOf = ({ grid }: BuildingPlan, { rooms }: PlannedStorey): CellSet =>
  CellSet.of(
    grid.xs.length - 1,
    grid.zs.length - 1,
    rooms.map(({ cells }) => cells),
  );

const areaOf = ({ rooms }: PlannedStorey): number =>
  rooms.reduce((sum, { cells }) => sum + cells.columns * cells.rows, 0);

describe('the rooms of a building from a seed', () => {
  it('are as many as wished for on each storey, and none lies on another', () => {
    fc.assert(
      fc.property(ordinary, seeds, (wishes, seed) => {
        const plan = planOf(wishes, seed);
        const [least, most] = plan.wishes.rooms;
        expect(plan.storeys).toHaveLength(plan.wishes.storeys);
        for (const storey of plan.storeys) {
          expect(storey.rooms.length).toBeGreaterThanOrEqual(least);
          expect(storey.rooms.length).toBeLessThanOrEqual(most);
          expect(cellsOf(plan, storey).count).toBe(areaOf(storey));
        }
      }),
    );
  });

  it('hang together without holes, and upper ones stand on lower ones', () => {
    fc.assert(
      fc.property(ordinary, seeds, (wishes, seed) => {
        const plan = planOf(wishes, seed);
        let below: CellSet | undefined;
        for (const storey of plan.storeys) {
          const cells = cellsOf(plan, storey);
          expect(cells.isWhole).toBe(true);
          if (below) expect(cells.without(below).count).toBe(0);
          below = cells;
        }
      }),
    );
  });

  it('have the stairs in the same place on every storey, and none where there is one storey', () => {
    fc.assert(
      fc.property(ordinary, seeds, (wishes, seed) => {
        const { storeys } = planOf(wishes, seed);
        const cores = storeys.map(({ stairRoom, rooms }) =>
          stairRoom === null ? null : rooms[stairRoom]?.cells,
        );
        if (storeys.length === 1) expect(cores).toEqual([null]);
        else for (const core of cores) expect(core).toEqual(cores[0] ?? 'a room with stairs');
      }),
    );
  });

  it('are the same each time', () => {
    fc.assert(
      fc.property(ordinary, seeds, (wishes, seed) => {
        expect(planBuilding(wishes, seed)).toEqual(planBuilding(structuredClone(wishes), seed));
      }),
    );
  });
});
