import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planStore } from '../../test/support/plan-store.ts';
import { allCommands } from '../commands/all-commands.ts';
import { FOOTPRINT_SIDES } from '../document/schema/asset.ts';
import type { Module } from '../document/schema/module.ts';
import { connectorEdges } from './connector-edges.ts';
import { deformVertices } from './deformation.ts';
import { footprintExtent } from './footprint.ts';
import { pivotOf, toWorld } from './pivot.ts';
import { createGrid, findCell, radiusOf } from './polar-grid.ts';
import { findSeamProblems } from './seam-problems.ts';
import { Seams, seams } from './seams.ts';

const RING = { kind: 'ring', id: 'deck', steps: 12, cellSize: 3, innerRing: 0, outerRing: 3 } as const;
const tube = {
  kind: 'asset',
  id: 'tube',
  path: 'assets/tube.glb',
  footprint: [2, 1],
  connectors: [
    { side: 'ahead', at: 0, type: 'door' },
    { side: 'behind', at: 0, type: 'door' },
  ],
} as const;
const dome = {
  kind: 'asset',
  id: 'dome',
  path: 'assets/dome.glb',
  connectors: [{ side: 'inner', at: 0, type: 'hatch' }],
} as const;

function station() {
  const store = planStore(RING, tube, dome);
  const run = (id: string, args: object) => store.run(allCommands.call(id, args));
  const place = (asset: string, cell: readonly [number, number], style: object = {}) =>
    run('module.place', { ring: 'deck', asset, cells: [cell], ...style });
  const problems = () =>
    findSeamProblems(store).map(({ code, record }) => `${record} ${code.replace(/^.*\./, '')}`);
  return { store, run, place, problems };
}

describe('the edges at which connectors stand', () => {
  it('are those that the bent module has its sides at, for all turns and mirrors', () => {
    const grid = createGrid(16, 4);
    const given = fc.record({
      side: fc.constantFrom(...FOOTPRINT_SIDES),
      at: fc.nat({ max: 1 }),
      quarterTurns: fc.nat({ max: 3 }),
      mirrored: fc.boolean(),
      line: fc.integer({ min: -1, max: 4 }),
      step: fc.nat({ max: 15 }),
    });
    fc.assert(
      fc.property(given, ({ side, at, quarterTurns, mirrored, line, step }) => {
        const asset = { footprint: [3, 2], connectors: [{ side, at, type: 'door' }] } as const;
        const cell = [line, step] as const;
        const extent = footprintExtent(asset, quarterTurns);
        const style = { quarterTurns, mirrored };
        const module: Module = { kind: 'module', id: 'm', ring: 'r', asset: 'a', cell, ...style };
        const [edge] = connectorEdges(asset, module, { cell, extent }, grid.steps);
        // A step in and a step out of the middle of that edge, in metres of the file: ahead is +x, inner is +z.
        const along = (at + 0.5 - 1.5) * 4;
        const across = (1 - at - 0.5) * 4;
        const at1 = (d: number): readonly [number, number] =>
          side === 'inner'
            ? [along, 4 + d]
            : side === 'outer'
              ? [along, -4 - d]
              : side === 'ahead'
                ? [6 + d, across]
                : [-6 - d, across];
        const cellOf = (d: number) => {
          const [x, z] = at1(d);
          const pivot = pivotOf(grid, cell, extent);
          const positions = new Float64Array([x, 0, z]);
          deformVertices(
            { positions },
            { grid, pivotRadius: pivot.radius, scaleHeight: false, ...style },
            { positions },
          );
          const [u = 0, y = 0, v = 0] = positions;
          const [wx, , wz] = toWorld(pivot, [0, 0, 0], [u, y, v]);
          return findCell(grid, [wx, wz]);
        };
        expect(edge?.inside).toEqual(cellOf(-1));
        expect(edge?.outside).toEqual(cellOf(1));
        expect(radiusOf(grid, line)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('connectors', () => {
  it('that meet one of their type are well, around the whole ring too', () => {
    const { store, run, problems } = station();
    run('ring.fill', { ring: 'deck', asset: 'tube', lines: [1, 1] });
    expect(store.countOf('module')).toBe(6);
    expect(problems()).toEqual([]);
    run('records.delete', { ids: ['m1'] });
    expect(problems()).toEqual(['m2 unmet', 'm6 unmet']);
    store.undo();
    expect(problems()).toEqual([]);
  });

  it('that meet none are told of once a module, at the border of the ring as well', () => {
    const { place, problems } = station();
    place('tube', [0, 0]);
    place('dome', [0, 6]);
    expect(problems()).toEqual(['m1 several-unmet', 'm2 unmet']);
  });

  it('that meet another type are told of once, and are well again when turned away', () => {
    const { store, run, place, problems } = station();
    run('asset.change', {
      asset: 'dome',
      changes: { connectors: [{ side: 'behind', at: 0, type: 'hatch' }] },
    });
    place('tube', [0, 0]);
    place('dome', [0, 2]);
    expect(problems()).toEqual(['m1 unmet', 'm1 mismatch']);
    expect(findSeamProblems(store)[1]).toMatchObject({
      severity: 'warning',
      params: { type: 'door', other: 'm2', otherType: 'hatch', inside: '[0, 1]', outside: '[0, 2]' },
    });
    run('module.turn', { modules: ['m2'] });
    expect(problems()).toEqual(['m1 several-unmet', 'm2 unmet']);
    run('asset.change', { asset: 'dome', changes: { connectors: null } });
    expect(problems()).toEqual(['m1 several-unmet']);
  });

  it('are known after any edits as if they were looked for anew', () => {
    const cell = fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 11 }));
    const modules = fc.array(
      fc.nat({ max: 9 }).map((index) => `m${index + 1}`),
      { minLength: 1, maxLength: 3 },
    );
    const edit = fc.oneof(
      fc
        .record({ ring: fc.constant('deck'), asset: fc.constantFrom('tube', 'dome'), cells: fc.tuple(cell) })
        .map((args) => ['module.place', args] as const),
      modules.map((ids) => ['module.turn', { modules: ids }] as const),
      modules.map((ids) => ['module.mirror', { modules: ids }] as const),
      modules.map((ids) => ['records.delete', { ids }] as const),
      fc
        .record({ ring: fc.constant('deck'), changes: fc.record({ steps: fc.integer({ min: 8, max: 12 }) }) })
        .map((args) => ['ring.change', args] as const),
      fc.constant(['asset.change', { asset: 'dome', changes: { footprint: [1, 2] } }] as const),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 15 }), (edits) => {
        const { store, run } = station();
        store.derived(seams);
        for (const [id, args] of edits) run(id, args);
        while (store.position > edits.length / 2) store.undo();
        const sorted = (model: Seams) =>
          [...model.all()]
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([module, { unmet, mismatched }]) => [module, unmet.length, mismatched.length]);
        expect(sorted(store.derived(seams))).toEqual(sorted(new Seams(store)));
      }),
      { numRuns: 60 },
    );
  });
});
