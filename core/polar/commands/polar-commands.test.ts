import { describe, expect, it } from 'vitest';
import { planStore } from '../../../test/support/plan-store.ts';
import { allCommands } from '../../commands/all-commands.ts';
import { inspectRings } from '../../inspect/inspect-rings.ts';
import { findRingProblems } from '../ring-problems.ts';

const RING = { kind: 'ring', id: 'deck', steps: 12, cellSize: 3, innerRing: 0, outerRing: 3 } as const;
const POD = { kind: 'asset', id: 'pod', path: 'assets/pod.glb', footprint: [1, 1] } as const;
const HALL = { kind: 'asset', id: 'hall', path: 'assets/hall.glb', footprint: [2, 1] } as const;

function deck() {
  const store = planStore(RING, POD, HALL);
  const run = (id: string, args: object) => store.run(allCommands.call(id, args));
  const place = (asset: string, ...cells: readonly (readonly [number, number])[]) =>
    run('module.place', { ring: 'deck', asset, cells });
  const cells = () => inspectRings(store)[0]?.modules.map(({ cells }) => cells);
  return { store, run, place, cells };
}

describe('placing modules', () => {
  it('fills a ring of 12 steps with 12 and no more, and undo takes them back', () => {
    const { store, place } = deck();
    expect(place('pod', ...Array.from({ length: 12 }, (_, k) => [0, k] as const))).toMatchObject({
      ok: true,
    });
    expect(store.countOf('module')).toBe(12);
    expect(place('pod', [0, 12])).toMatchObject({
      ok: false,
      reason: { code: 'polar.taken', records: ['m1'] },
    });
    expect(place('pod', [0, -1])).toMatchObject({
      reason: { records: ['m12'], params: { cells: '[0, 11]' } },
    });
    store.undo();
    expect(place('pod', [0, -1])).toMatchObject({ ok: true });
  });

  it('leads a bridge over the seam', () => {
    const { place, cells } = deck();
    place('hall', [1, 11]);
    expect(cells()).toEqual([
      [
        [1, 11],
        [1, 0],
      ],
    ]);
    expect(place('pod', [1, 0])).toMatchObject({ reason: { code: 'polar.taken', records: ['m1'] } });
  });

  it('is refused outside the interval, and where copies of a run overlap', () => {
    const { store, place } = deck();
    expect(place('pod', [3, 0])).toMatchObject({ reason: { code: 'polar.outside' } });
    expect(place('hall', [0, 0], [0, 1])).toMatchObject({ reason: { code: 'polar.taken', records: [] } });
    expect(store.countOf('module')).toBe(0);
  });

  it('turns all alike that were turned differently, as one step', () => {
    const { store, run, place } = deck();
    place('pod', [0, 0], [0, 1], [0, 2]);
    run('module.turn', { modules: ['m1'], quarterTurns: 3 });
    run('module.turn', { modules: ['m2'], quarterTurns: 1 });
    run('module.turn', { modules: ['m1', 'm2', 'm3'], to: 2 });
    expect([...store.ofKind('module')].map(({ quarterTurns }) => quarterTurns)).toEqual([2, 2, 2]);
    expect(store.position).toBe(4);
  });

  it('turns, mirrors and moves what stands there', () => {
    const { store, run, place, cells } = deck();
    place('hall', [2, 0]);
    expect(run('module.turn', { modules: ['m1'] })).toMatchObject({ reason: { code: 'polar.outside' } });
    run('module.move', { moves: [{ module: 'm1', cell: [1, 12] }] });
    run('module.turn', { modules: ['m1'], quarterTurns: -1 });
    run('module.mirror', { modules: ['m1'] });
    expect(store.find('m1')).toMatchObject({ cell: [1, 0], quarterTurns: 3, mirrored: true });
    expect(cells()).toEqual([
      [
        [1, 0],
        [2, 0],
      ],
    ]);
  });
});

describe('changing a ring', () => {
  it('takes away the cells of those that no longer fit, names them, and moves nobody when it grows again', () => {
    const { store, run, place } = deck();
    place('pod', [0, 0], [2, 3], [0, 11]);
    const result = run('ring.change', { ring: 'deck', changes: { steps: 8, outerRing: 2 } });
    expect(result).toMatchObject({ ok: true, select: ['deck', 'm2', 'm3'] });
    expect(store.find('m3')).toMatchObject({ cell: null });
    expect(findRingProblems(store).map(({ record }) => record)).toEqual(['m2', 'm3']);
    run('ring.change', { ring: 'deck', changes: { steps: 12, outerRing: 3 } });
    expect(store.find('m1')).toMatchObject({ cell: [0, 0] });
    expect(store.find('m3')).toMatchObject({ cell: null });
    store.undo();
    store.undo();
    expect(store.find('m3')).toMatchObject({ cell: [0, 11] });
  });

  it.each([
    [{ steps: 3 }, 'polar.wrong-steps'],
    [{ steps: 7.5 }, 'polar.wrong-steps'],
    [{ steps: -1 }, 'polar.wrong-steps'],
    [{ steps: 1e6 }, 'polar.wrong-steps'],
    [{ cellSize: 0 }, 'polar.wrong-cell-size'],
    [{ innerRing: 3 }, 'polar.upside-down'],
    [{ innerRing: -4096 }, 'polar.through-centre'],
    [{ outerRing: 4096 }, 'polar.too-far'],
  ])('to %j is refused, and so is adding one', (changes, code) => {
    const { run } = deck();
    expect(run('ring.change', { ring: 'deck', changes })).toMatchObject({ reason: { code } });
    const { steps, cellSize, innerRing, outerRing } = { ...RING, ...changes };
    expect(run('ring.add', { steps, cellSize, innerRing, outerRing })).toMatchObject({ reason: { code } });
  });
});
