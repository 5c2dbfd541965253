import { describe, expect, it } from 'vitest';
import { planStore } from '../../test/support/plan-store.ts';
import type { Module } from '../document/schema/module.ts';
import type { LevelRecord } from '../document/schema/record-kinds.ts';
import type { Cell } from './polar-grid.ts';
import { findRingProblems } from './ring-problems.ts';

const RING = { kind: 'ring', id: 'deck', steps: 12, cellSize: 3, innerRing: 0, outerRing: 3 } as const;
const asset = (id: string, footprint: readonly [number, number]) =>
  ({ kind: 'asset', id, path: `assets/${id}.glb`, footprint }) as const;
const moduleAt = (id: string, made: string, cell: Cell | null, quarterTurns = 0): Module => ({
  kind: 'module',
  id,
  ring: 'deck',
  asset: made,
  cell,
  quarterTurns,
});

const find = (...records: readonly LevelRecord[]) =>
  findRingProblems(planStore(RING, asset('pod', [1, 1]), asset('hall', [2, 1]), ...records)).map(
    ({ code, record, params }) => [code, record, params?.other].filter((value) => value !== undefined),
  );

describe('problems of modules', () => {
  it('are none where they stand beside one another, over the seam too', () => {
    expect(
      find(moduleAt('a', 'hall', [0, 11]), moduleAt('b', 'pod', [0, 1]), moduleAt('c', 'pod', [1, 0])),
    ).toEqual([]);
  });

  it('are told where one lies over the seam on another', () => {
    expect(find(moduleAt('a', 'pod', [0, 0]), moduleAt('b', 'hall', [0, 11]))).toEqual([
      ['polar.problem.overlap', 'b', 'a'],
    ]);
  });

  it('are told where one reaches beyond the outer line by its quarter turn alone', () => {
    expect(find(moduleAt('a', 'hall', [2, 3]))).toEqual([]);
    expect(find(moduleAt('a', 'hall', [2, 3], 1))).toEqual([['polar.problem.outside', 'a']]);
  });

  it('are told where one is longer than the ring or has no place', () => {
    const wide = asset('wide', [13, 1]);
    expect(find(wide, moduleAt('a', 'wide', [0, 0]), moduleAt('b', 'pod', null))).toEqual([
      ['polar.problem.too-wide', 'a'],
      ['polar.problem.no-place', 'b'],
    ]);
  });

  it('name the module on the lowest of the cells that two take', () => {
    const modules = [
      moduleAt('a', 'pod', [1, 2]),
      moduleAt('b', 'pod', [0, 3]),
      moduleAt('c', 'pod', [2, 1]),
    ];
    expect(find(asset('block', [3, 3]), ...modules, moduleAt('d', 'block', [0, 1]))).toEqual([
      ['polar.problem.overlap', 'd', 'b'],
    ]);
  });

  it('of an asset that is not there are those of one cell', () => {
    expect(
      find(moduleAt('a', 'gone', [0, 3]), moduleAt('b', 'gone', [0, 3]), moduleAt('c', 'gone', [0, 4])),
    ).toEqual([['polar.problem.overlap', 'b', 'a']]);
  });

  it('are one a module, however many lie on one another and however many cells they take', () => {
    const ring = { ...RING, steps: 4096, outerRing: 4000 } as const;
    const small = Array.from({ length: 4000 }, (_, i) =>
      moduleAt(`a${i}`, 'pod', [i % 100, Math.floor(i / 100)]),
    );
    const large = Array.from({ length: 4000 }, (_, i) => moduleAt(`b${i}`, 'field', [0, i]));
    const problems = findRingProblems(
      planStore(ring, asset('pod', [1, 1]), asset('field', [4096, 4000]), ...small, ...large),
    ).filter(({ record }) => record !== 'deck');
    expect(problems.length).toBe(4000);
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['polar.problem.overlap']));
  });
});

describe('problems of rings and assets', () => {
  it('are told for rings that leave the level or look like wedges', () => {
    const codes = findRingProblems(
      planStore(
        { ...RING, id: 'a', innerRing: -4096 },
        { ...RING, id: 'b', outerRing: 4096 },
        { ...RING, id: 'c', steps: 7 },
      ),
    ).map(({ code, record }) => `${record} ${code}`);
    expect(codes).toEqual(['a polar.through-centre', 'b polar.too-far', 'c polar.problem.few-steps']);
  });

  it('are told for assets without a footprint that stand somewhere', () => {
    const plain = { kind: 'asset', id: 'plain', path: 'assets/plain.glb' } as const;
    expect(find(plain)).toEqual([]);
    expect(find(plain, moduleAt('a', 'plain', [0, 0]))).toEqual([['polar.problem.no-footprint', 'plain']]);
  });
});
