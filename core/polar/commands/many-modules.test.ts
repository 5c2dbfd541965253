import { describe, expect, it } from 'vitest';
import { planStore } from '../../../test/support/plan-store.ts';
import { allCommands } from '../../commands/all-commands.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import { copyModuleRecords, mirroredClip } from '../clipboard/module-clip.ts';
import { formatModuleClip, parseModuleClip } from '../clipboard/module-clip-text.ts';
import { findRingProblems } from '../ring-problems.ts';

const RING = { kind: 'ring', id: 'deck', steps: 12, cellSize: 3, innerRing: 0, outerRing: 3 } as const;
const POD = { kind: 'asset', id: 'pod', path: 'assets/pod.glb', footprint: [1, 1] } as const;
const HALL = { kind: 'asset', id: 'hall', path: 'assets/hall.glb', footprint: [2, 1] } as const;

function deck(...more: readonly LevelRecord[]) {
  const store = planStore(RING, POD, HALL, ...more);
  const run = (id: string, args: object) => store.run(allCommands.call(id, args));
  const place = (asset: string, cells: readonly (readonly [number, number])[], style: object = {}) =>
    run('module.place', { ring: 'deck', asset, cells, ...style });
  const cells = () => [...store.ofKind('module')].map(({ cell }) => String(cell));
  return { store, run, place, cells };
}

describe('symmetry', () => {
  it('places copies around the ring, evenly', () => {
    const { place, cells } = deck();
    place('hall', [[1, 10]], { copies: 3 });
    expect(cells()).toEqual(['1,10', '1,2', '1,6']);
  });

  it('whose number does not divide the steps is spread by whole steps', () => {
    const { place, cells } = deck();
    place('pod', [[0, 0]], { copies: 5 });
    expect(cells()).toEqual(['0,0', '0,2', '0,5', '0,7', '0,10']);
  });

  it.each([0, 2.5, 13])('of %d copies is refused', (copies) => {
    expect(deck().place('pod', [[0, 0]], { copies })).toMatchObject({
      reason: { code: 'polar.wrong-copies', params: { most: 12 } },
    });
  });

  it('is refused where copies overlap', () => {
    const { store, place } = deck();
    expect(place('hall', [[0, 0]], { copies: 7 })).toMatchObject({ reason: { code: 'polar.taken' } });
    expect(store.countOf('module')).toBe(0);
  });
});

describe('filling a ring', () => {
  it('takes what is free, over the seam too, as one step', () => {
    const { store, run, place, cells } = deck();
    place('pod', [
      [0, 4],
      [1, 1],
      [1, 11],
    ]);
    const result = run('ring.fill', { ring: 'deck', asset: 'hall', lines: [0, 1] });
    expect(result).toMatchObject({ ok: true, changed: true });
    expect(cells().slice(3)).toEqual(
      ['0,5', '0,7', '0,9', '0,11', '0,1'].concat(['1,2', '1,4', '1,6', '1,8']),
    );
    expect(findRingProblems(store)).toEqual([]);
    store.undo();
    expect(store.countOf('module')).toBe(3);
  });

  it('takes all lines if none are named, and turned footprints over several', () => {
    const { store, run } = deck();
    run('ring.fill', { ring: 'deck', asset: 'hall', quarterTurns: 1 });
    expect(store.countOf('module')).toBe(12);
    run('ring.fill', { ring: 'deck', asset: 'pod' });
    expect(store.countOf('module')).toBe(24);
    expect(run('ring.fill', { ring: 'deck', asset: 'pod' })).toMatchObject({
      reason: { code: 'polar.nothing-free' },
    });
  });

  it('is refused for more than anybody means', () => {
    const wide = { kind: 'ring', id: 'wide', steps: 4096, cellSize: 3, outerRing: 12 } as const;
    const { store, run } = deck(wide);
    expect(run('ring.fill', { ring: 'wide', asset: 'pod' })).toMatchObject({
      reason: { code: 'polar.too-many', params: { most: 20_000 } },
    });
    expect(store.countOf('module')).toBe(0);
  });
});

describe('copying modules', () => {
  it('puts copies as they are beside them', () => {
    const { store, run, place } = deck();
    place('hall', [[0, 9]], { quarterTurns: 2, mirrored: true });
    expect(run('module.copy', { modules: ['m1'], by: [1, 4] })).toMatchObject({ ok: true, select: ['m2'] });
    expect(store.find('m2')).toMatchObject({ cell: [1, 1], quarterTurns: 2, mirrored: true, asset: 'hall' });
    expect(run('module.copy', { modules: ['m1'], by: [0, 1] })).toMatchObject({
      reason: { code: 'polar.taken', records: ['m1'] },
    });
  });
});

describe('mirroring across an axis', () => {
  it('reflects cells and turns, and back', () => {
    const { store, run, place } = deck();
    place('hall', [[0, 1]], { quarterTurns: 1 });
    const before = store.find('m1');
    run('module.mirror-across', { modules: ['m1'], axis: 0 });
    expect(store.find('m1')).toMatchObject({ cell: [0, 10], quarterTurns: 3, mirrored: true });
    run('module.mirror-across', { modules: ['m1'], axis: 6 });
    expect(store.find('m1')).toEqual({ ...before, mirrored: false });
  });

  it('leaves the originals where copies are asked for', () => {
    const { run, place, cells } = deck();
    place('pod', [[2, 1]]);
    expect(run('module.mirror-across', { modules: ['m1'], axis: 0.5, copy: true })).toMatchObject({
      ok: true,
    });
    expect(cells()).toEqual(['2,1', '2,11']);
    expect(run('module.mirror-across', { modules: ['m1'], axis: 1.5, copy: true })).toMatchObject({
      reason: { code: 'polar.taken' },
    });
  });

  it('is refused across other axes, and for modules of several rings', () => {
    const { run, place } = deck({ ...RING, id: 'upper' });
    place('pod', [[0, 0]]);
    run('module.place', { ring: 'upper', asset: 'pod', cells: [[0, 0]] });
    const mirror = (axis: number, ...modules: string[]) => run('module.mirror-across', { modules, axis });
    expect(mirror(0.25, 'm1')).toMatchObject({ reason: { code: 'polar.wrong-axis' } });
    expect(mirror(0, 'm1', 'm2')).toMatchObject({ reason: { code: 'polar.several-rings' } });
  });
});

describe('the clipboard', () => {
  it('keeps what lies over the seam together, and pastes it anywhere', () => {
    const { store, run, place, cells } = deck();
    place('hall', [
      [1, 11],
      [1, 1],
    ]);
    place('pod', [[2, 0]]);
    const clip = copyModuleRecords(store, ['m1', 'm2', 'm3']);
    expect(clip?.modules.map(({ cell }) => String(cell))).toEqual(['0,0', '0,2', '1,1']);
    run('module.paste', { ring: 'deck', at: [0, 5], clip });
    expect(cells().slice(3)).toEqual(['0,5', '0,7', '1,6']);
    expect(store.countOf('asset')).toBe(2);
  });

  it('brings along the assets that another level has no file of', () => {
    const { store, place } = deck();
    place('hall', [[0, 0]]);
    place('pod', [[0, 2]]);
    const copied = copyModuleRecords(store, ['m1', 'm2']);
    const parsed = parseModuleClip(copied ? formatModuleClip(copied) : '');
    const clip = parsed.ok ? parsed.clip : null;
    const other = planStore(RING, { kind: 'asset', id: 'mine', path: POD.path });
    other.run(allCommands.call('module.paste', { ring: 'deck', at: [2, 8], clip }));
    expect([...other.ofKind('asset')].map(({ id, path }) => [id, path])).toEqual([
      ['mine', 'assets/pod.glb'],
      ['a1', 'assets/hall.glb'],
    ]);
    expect([...other.ofKind('module')].map(({ asset, cell }) => [asset, cell])).toEqual([
      ['a1', [2, 8]],
      ['mine', [2, 10]],
    ]);
  });

  it('mirrors what it holds', () => {
    const { store, place } = deck();
    place('hall', [[0, 0]]);
    place('pod', [[1, 0]], { quarterTurns: 1 });
    const clip = copyModuleRecords(store, ['m1', 'm2']);
    expect(clip && mirroredClip(clip).modules).toMatchObject([
      { cell: [0, 0], mirrored: true },
      { cell: [1, 1], quarterTurns: 3, mirrored: true },
    ]);
  });

  it('takes no text but its own, and says what is wrong with that', () => {
    expect(parseModuleClip('{"format":"levelwright-clip"}')).toEqual({ ok: false, reason: null });
    expect(parseModuleClip('hello')).toEqual({ ok: false, reason: null });
    const broken = '{"format":"levelwright-modules","version":1,"assets":[],"modules":[{"kind":"module"}]}';
    expect(parseModuleClip(broken)).toMatchObject({ reason: { code: 'clip.broken' } });
    const module = { kind: 'module', id: 'm', ring: 'r', asset: 'gone', cell: [0, 0] } as const;
    expect(parseModuleClip(formatModuleClip({ assets: [], modules: [module] }))).toMatchObject({
      reason: { code: 'clip.broken', params: { place: 'asset' } },
    });
  });
});
