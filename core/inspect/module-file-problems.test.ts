import { describe, expect, it } from 'vitest';
import { planStore } from '../../test/support/plan-store.ts';
import { describeProblem } from '../document/problem.ts';
import { findModuleFileProblems } from './module-file-problems.ts';

const RING = { kind: 'ring', id: 'deck', steps: 8, cellSize: 3 } as const;
const module = (id: string, asset: string, step: number) =>
  ({ kind: 'module', id, ring: 'deck', asset, cell: [0, step] }) as const;

const STATION = planStore(
  RING,
  { kind: 'asset', id: 'hall', path: 'assets/hall.glb' },
  { kind: 'asset', id: 'pod', name: 'Pod', path: 'assets/pod.glb' },
  { kind: 'asset', id: 'spare', path: 'assets/spare.glb' },
  module('m1', 'hall', 0),
  module('m2', 'pod', 1),
  module('m3', 'pod', 2),
);

describe('module files that cannot be had', () => {
  it('are doubts about their assets, which count their placeholders and give the reason', () => {
    const gone = new Set(['assets/pod.glb', 'assets/spare.glb']);
    const found = findModuleFileProblems(STATION, (path) => (gone.has(path) ? 'It is gone.' : undefined));
    expect(found.map(({ record, severity, params }) => [record, severity, params.count])).toEqual([
      ['pod', 'warning', 2],
      ['spare', 'warning', 0],
    ]);
    expect(found[0] && describeProblem(found[0])).toMatch(
      /“Pod”.*It is gone\..*placeholders: 2.*assets\/pod\.glb/,
    );
  });

  it('are none where all can be had', () => {
    expect(findModuleFileProblems(STATION, () => undefined)).toEqual([]);
  });
});
