import { describe, expect, it } from 'vitest';
import { planStore } from '../../../test/support/plan-store.ts';
import { allCommands } from '../../commands/all-commands.ts';
import { call } from '../../document/command.ts';
import { deleteRecords } from '../../document/commands/delete-records.ts';
import { serialiseLevel } from '../../document/serialise-level.ts';

const RING = { kind: 'ring', id: 'deck', steps: 12, cellSize: 3, innerRing: 0, outerRing: 3 } as const;

function library() {
  const store = planStore(RING);
  const run = (id: string, args: object) => store.run(allCommands.call(id, args));
  return { store, run };
}

describe('adding an asset', () => {
  it('names it after its file, and undo takes it back', () => {
    const { store, run } = library();
    const empty = serialiseLevel(store.snapshot());
    expect(run('asset.add', { path: 'assets/Garage door.v2.glb', footprint: [2, 1] })).toMatchObject({
      ok: true,
      select: ['a1'],
    });
    expect(store.find('a1')).toMatchObject({ name: 'Garage door.v2', footprint: [2, 1] });
    store.undo();
    expect(serialiseLevel(store.snapshot())).toBe(empty);
  });

  it('of a file that is there already has to be asked for', () => {
    const { store, run } = library();
    run('asset.add', { path: 'assets/pod.glb' });
    expect(run('asset.add', { path: 'assets/pod.glb' })).toMatchObject({
      reason: { code: 'polar.asset-there', records: ['a1'], params: { asset: 'pod' } },
    });
    run('asset.add', { path: 'assets/pod.glb', name: 'Pod, long', again: true });
    expect([...store.ofKind('asset')].map(({ name }) => name)).toEqual(['pod', 'Pod, long']);
  });

  it('with a connector beside its footprint is refused', () => {
    const { run } = library();
    const add = (...connectors: readonly object[]) =>
      run('asset.add', { path: 'assets/hall.glb', footprint: [2, 1], connectors });
    const door = { side: 'ahead', at: 1, type: 'door' };
    expect(add(door)).toMatchObject({ reason: { code: 'polar.connector-beyond' } });
    const window = { side: 'outer', at: 1, type: 'window' };
    expect(add(window, { ...window, type: 'door' })).toMatchObject({
      reason: { code: 'polar.connectors-meet' },
    });
    expect(add(window)).toMatchObject({ ok: true });
  });
});

describe('changing an asset', () => {
  function placed() {
    const { store, run } = library();
    run('asset.add', { path: 'assets/pod.glb' });
    run('asset.add', { path: 'assets/hall.glb' });
    run('module.place', {
      ring: 'deck',
      asset: 'a1',
      cells: [
        [0, 0],
        [0, 1],
        [0, 4],
        [1, 11],
        [2, 6],
      ],
    });
    run('module.place', { ring: 'deck', asset: 'a2', cells: [[0, 5]] });
    return { store, run };
  }

  it('to a larger footprint keeps what still fits, takes the cells of the rest, and names them', () => {
    const { store, run } = placed();
    const before = serialiseLevel(store.snapshot());
    const result = run('asset.change', { asset: 'a1', changes: { footprint: [2, 1] } });
    expect(result).toMatchObject({ ok: true, select: ['a1', 'm2', 'm3'] });
    expect([...store.ofKind('module')].map(({ id, cell }) => [id, cell])).toEqual([
      ['m1', [0, 0]],
      ['m2', null],
      ['m3', null],
      ['m4', [1, 11]],
      ['m5', [2, 6]],
      ['m6', [0, 5]],
    ]);
    store.undo();
    expect(serialiseLevel(store.snapshot())).toBe(before);
  });

  it('counts turned modules by the footprint as it stands', () => {
    const { run } = placed();
    run('module.turn', { modules: ['m5'] });
    expect(run('asset.change', { asset: 'a1', changes: { footprint: [2, 1] } })).toMatchObject({
      select: ['a1', 'm2', 'm3', 'm5'],
    });
  });

  it('to another file keeps ids and places', () => {
    const { store, run } = placed();
    const changes = { path: 'assets/pod-2.glb', pivot: [1, 0, 0], longestEdge: null };
    expect(run('asset.change', { asset: 'a1', changes })).toMatchObject({ select: ['a1'] });
    expect(store.find('a1')).toMatchObject({ ...changes, name: 'pod' });
    expect(store.find('m1')).toMatchObject({ asset: 'a1', cell: [0, 0] });
    run('asset.change', { asset: 'a1', changes: { pivot: null, longestEdge: 0.5 } });
    expect(store.find('a1')).toMatchObject({ longestEdge: 0.5 });
    expect(store.find('a1')).not.toHaveProperty('pivot');
  });

  it('leaves alone what overlapped before', () => {
    const overlapping = { kind: 'module', ring: 'deck', asset: 'pod', cell: [0, 0] } as const;
    const store = planStore(
      RING,
      { kind: 'asset', id: 'pod', path: 'assets/pod.glb' },
      { ...overlapping, id: 'm1' },
      { ...overlapping, id: 'm2' },
    );
    store.run(allCommands.call('asset.change', { asset: 'pod', changes: { footprint: [2, 1] } }));
    expect([...store.ofKind('module')].map(({ cell }) => cell)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('a library whose assets come, go and change', () => {
  const asset = (id: string) => ({ kind: 'asset', id, path: `assets/${id}.glb`, footprint: [1, 1] }) as const;
  const of = (id: string, step: number) =>
    ({ kind: 'module', id: `m-${id}`, ring: 'deck', asset: id, cell: [0, step] }) as const;
  const records = [asset('a'), asset('b'), asset('c'), of('a', 0), of('b', 1), of('c', 2)];
  const modulesOf = (store: ReturnType<typeof planStore>) =>
    [...store.ofKind('module')].map(({ id, asset, cell }) => [id, asset, cell?.[1]]).sort();
  const ALL = [
    ['m-a', 'a', 0],
    ['m-b', 'b', 1],
    ['m-c', 'c', 2],
  ];

  it('loses the modules of a deleted asset and no others, and undo brings them back', () => {
    const store = planStore(RING, ...records);
    const before = serialiseLevel(store.snapshot());
    store.run(call(deleteRecords, { ids: ['b'] }));
    expect(modulesOf(store)).toEqual([ALL[0], ALL[2]]);
    store.undo();
    expect(serialiseLevel(store.snapshot())).toBe(before);
  });

  it('keeps what stands where it stands when an asset is renamed or has another file', () => {
    const store = planStore(RING, ...records);
    store.run(allCommands.call('asset.change', { asset: 'c', changes: { name: 'Hall', path: 'new/c.glb' } }));
    expect(store.findKind('asset', 'c')).toMatchObject({ name: 'Hall', path: 'new/c.glb' });
    expect(modulesOf(store)).toEqual(ALL);
  });

  it('means the same in any order of its records', () => {
    const turned = planStore(...[...records].reverse(), RING);
    expect(modulesOf(turned)).toEqual(ALL);
    expect(serialiseLevel(turned.snapshot())).toBe(serialiseLevel(planStore(RING, ...records).snapshot()));
  });
});
