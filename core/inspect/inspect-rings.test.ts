import { describe, expect, it } from 'vitest';
import { planStore } from '../../test/support/plan-store.ts';
import type { LevelRecord } from '../document/schema/record-kinds.ts';
import { createGrid, radiusOf } from '../polar/polar-grid.ts';
import { inspectRings } from './inspect-rings.ts';

const RING = { kind: 'ring', id: 'deck', steps: 12, cellSize: 3, innerRing: -1, outerRing: 3 } as const;
const HALL = { kind: 'asset', id: 'hall', path: 'assets/hall.glb', footprint: [2, 1] } as const;
const GRID = createGrid(12, 3);

const inspect = (...records: readonly LevelRecord[]) => inspectRings(planStore(RING, HALL, ...records))[0];

describe('what is told of a ring', () => {
  it('is its threshold, its growth and the radii of its lines, inside the threshold too', () => {
    const facts = inspect();
    expect(facts).toMatchObject({ id: 'deck', r0: GRID.r0, A: GRID.growth, modules: [] });
    expect(facts?.radii).toEqual([-1, 0, 1, 2, 3].map((line) => radiusOf(GRID, line)));
  });
});

describe('what is told of a module', () => {
  it('over the seam has its pivot on the seam and cells on both sides of it', () => {
    const facts = inspect({ kind: 'module', id: 'm', ring: 'deck', asset: 'hall', cell: [0, 11] });
    expect(facts?.modules).toEqual([
      expect.objectContaining({
        angle: 2 * Math.PI,
        pivotRadius: radiusOf(GRID, 0.5),
        cells: [
          [0, 11],
          [0, 0],
        ],
      }),
    ]);
    expect(facts?.modules[0]?.position?.[0]).toBeCloseTo(radiusOf(GRID, 0.5), 9);
    expect(facts?.modules[0]?.position?.[2]).toBeCloseTo(0, 9);
  });

  it('with an even footprint stands on a line, with an odd one between two, by its quarter turns', () => {
    const stand = (quarterTurns: number) =>
      inspect({ kind: 'module', id: 'm', ring: 'deck', asset: 'hall', cell: [1, 2], quarterTurns })
        ?.modules[0];
    expect(stand(0)).toMatchObject({ pivotRadius: radiusOf(GRID, 1.5), angle: (2 * Math.PI * 3) / 12 });
    expect(stand(1)).toMatchObject({ pivotRadius: radiusOf(GRID, 2), angle: (2 * Math.PI * 2.5) / 12 });
    expect(stand(3)?.cells).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('is where its ring is', () => {
    const centre = [100, 5, -20] as const;
    const store = planStore({ ...RING, centre }, HALL, {
      kind: 'module',
      id: 'm',
      ring: 'deck',
      asset: 'hall',
      cell: [0, 5],
      quarterTurns: 1,
    });
    const position = inspectRings(store)[0]?.modules[0]?.position;
    // Between the fifth and the sixth of twelve steps, at ring line 1.
    const angle = (2 * Math.PI * 5.5) / 12;
    expect(position?.[0]).toBeCloseTo(100 + GRID.r0 * GRID.growth * Math.cos(angle), 9);
    expect(position?.[1]).toBe(5);
    expect(position?.[2]).toBeCloseTo(-20 + GRID.r0 * GRID.growth * Math.sin(angle), 9);
  });

  it('whose asset is not there is that of one cell', () => {
    const facts = inspect({ kind: 'module', id: 'm', ring: 'deck', asset: 'gone', cell: [0, 1] });
    expect(facts?.modules[0]).toMatchObject({ cells: [[0, 1]], pivotRadius: radiusOf(GRID, 0.5) });
  });

  it('without a place is that it has none', () => {
    expect(inspect({ kind: 'module', id: 'm', ring: 'deck', asset: 'hall', cell: null })?.modules).toEqual([
      { id: 'm', pivotRadius: null, angle: null, position: null, cells: [] },
    ]);
  });

  it('over the whole ring names no cell twice', () => {
    const wide = { kind: 'asset', id: 'wide', path: 'assets/wide.glb', footprint: [30, 1] } as const;
    const facts = inspect(wide, { kind: 'module', id: 'm', ring: 'deck', asset: 'wide', cell: [0, 4] });
    expect(facts?.modules[0]?.cells.length).toBe(12);
  });
});

describe('modules of very many cells', () => {
  const most = { kind: 'asset', id: 'most', path: 'assets/most.glb', footprint: [4096, 4096] } as const;
  const large = { ...RING, id: 'large', steps: 4096 } as const;

  it('have the first of them listed and all of them counted', () => {
    const modules = Array.from(
      { length: 200 },
      (_, index) =>
        ({ kind: 'module', id: `m${index}`, ring: 'large', asset: 'most', cell: [0, 0] }) as const,
    );
    const [facts] = inspectRings(planStore(large, most, ...modules));
    expect(facts?.modules[0]?.cells.length).toBe(4096);
    expect(facts?.modules[0]).toMatchObject({ cellsLeftOut: 4096 * 4096 - 4096 });
    const listed = facts?.modules.reduce((sum, { cells }) => sum + cells.length, 0);
    expect(listed).toBe(200 * 4096);
  });

  it('say nothing of cells left out where there are none', () => {
    const facts = inspect({ kind: 'module', id: 'm', ring: 'deck', asset: 'hall', cell: [0, 1] });
    expect(facts?.modules[0]).not.toHaveProperty('cellsLeftOut');
  });
});
