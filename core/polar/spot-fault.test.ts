import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planStore } from '../../test/support/plan-store.ts';
import type { Module } from '../document/schema/module.ts';
import { cellsOf } from './footprint.ts';
import type { Cell } from './polar-grid.ts';
import { refit } from './refit.ts';
import { findSpotFault, type Spot } from './spot-fault.ts';

const RING = { kind: 'ring', id: 'deck', steps: 9, cellSize: 3, innerRing: -1, outerRing: 4 } as const;
const ASSETS = (
  [
    [1, 1],
    [2, 1],
    [3, 2],
  ] as const
).map((footprint, index) => ({
  kind: 'asset' as const,
  id: `kind${index}`,
  path: `assets/${index}.glb`,
  footprint,
}));

const aCell: fc.Arbitrary<Cell> = fc.tuple(fc.integer({ min: -2, max: 4 }), fc.integer({ min: 0, max: 8 }));
const aSpot = fc.record({
  cell: aCell,
  extent: fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 3 })),
});

const moduleAt = (id: string, asset: string, cell: Cell): Module => ({
  kind: 'module',
  id,
  ring: 'deck',
  asset,
  cell,
});

/** The same, cell by cell. */
function findSlowly(standing: ReadonlyMap<string, string>, spots: readonly Spot[]) {
  const all = spots.flatMap((spot) => [...cellsOf(spot, RING.steps)]);
  const outside = all.filter(([line]) => line < RING.innerRing || line >= RING.outerRing);
  if (outside.length > 0) return { reason: 'polar.outside', cells: outside, records: [] };
  const wide = spots
    .filter(({ extent }) => extent[0] > RING.steps)
    .flatMap((spot) => [...cellsOf(spot, RING.steps)]);
  if (wide.length > 0) return { reason: 'polar.too-wide', cells: wide, records: [] };
  const own = new Set<string>();
  const cells = spots.flatMap((spot) => {
    const here = [...cellsOf(spot, RING.steps)];
    const met = here.filter((cell) => standing.has(String(cell)) || own.has(String(cell)));
    for (const cell of here) own.add(String(cell));
    return met;
  });
  const records = new Set(cells.flatMap((cell) => standing.get(String(cell)) ?? []));
  return cells.length > 0 ? { reason: 'polar.taken', cells, records: [...records].sort() } : null;
}

describe('cells that footprints cannot take', () => {
  it('are those that a look at every cell finds', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(aCell, fc.nat({ max: 2 })), { maxLength: 5 }),
        fc.array(aSpot, { maxLength: 6 }),
        (placed, spots) => {
          const modules = placed.map(([cell, asset], index) => moduleAt(`m${index}`, `kind${asset}`, cell));
          const standing = new Map<string, string>();
          const free = modules.filter((module) => {
            const cells = [
              ...cellsOf(
                {
                  cell: module.cell ?? [0, 0],
                  extent: ASSETS.find(({ id }) => id === module.asset)?.footprint ?? [1, 1],
                },
                RING.steps,
              ),
            ].map(String);
            if (cells.some((cell) => standing.has(cell))) return false;
            for (const cell of cells) standing.set(cell, module.id);
            return true;
          });
          const store = planStore(RING, ...ASSETS, ...free);
          const ring = store.findKind('ring', 'deck');
          if (!ring) throw new Error('The ring is there.');
          const fault = findSpotFault(store, ring, spots);
          expect(fault && { ...fault, records: fault.records.toSorted() }).toEqual(
            findSlowly(standing, spots),
          );
        },
      ),
    );
  });

  it('are told up to 4096, with the modules on these', () => {
    const store = planStore({ ...RING, steps: 4096 }, ...ASSETS, moduleAt('m', 'kind0', [0, 5]));
    const ring = store.findKind('ring', 'deck');
    if (!ring) throw new Error('The ring is there.');
    const spot: Spot = { cell: [0, 0], extent: [4096, 4] };
    expect(findSpotFault(store, ring, [spot])).toEqual({
      reason: 'polar.taken',
      cells: [[0, 5]],
      records: ['m'],
    });
    expect(findSpotFault(store, ring, [spot, spot, spot])?.cells.length).toBe(4096);
    expect(findSpotFault(store, ring, [{ cell: [0, 0], extent: [4096, 4096] }])?.cells[0]).toEqual([4, 0]);
  });
});

describe('putting thousands of modules in the place of what they were', () => {
  const lines = 400;
  const ring = { ...RING, steps: 50, innerRing: 0, outerRing: lines + 1 };
  const modules = Array.from({ length: 50 * lines }, (_, i) =>
    moduleAt(`m${i}`, 'kind0', [Math.floor(i / 50), i % 50]),
  );
  const store = planStore(ring, ...ASSETS, ...modules);

  it('moves 20,000 on by a line, as one', () => {
    const moved = modules.map((module) => ({
      ...module,
      cell: [(module.cell?.[0] ?? 0) + 1, module.cell?.[1] ?? 0] as const,
    }));
    expect(refit(store, moved)).toEqual({
      ok: true,
      edit: { put: moved },
      select: moved.map(({ id }) => id),
    });
  });

  it('refuses to put 20,000 on one cell, with that cell as often as is shown', () => {
    const heap = modules.map((module) => ({ ...module, cell: [400, 7] as const }));
    expect(refit(store, heap)).toMatchObject({
      ok: false,
      reason: { code: 'polar.taken', params: { count: 4096 } },
    });
  });
});
