import { describe, expect, it } from 'vitest';
import { planStore } from '../../../test/support/plan-store.ts';
import { allCommands } from '../../commands/all-commands.ts';
import { serialiseLevel } from '../../document/serialise-level.ts';
import { findRingProblems } from '../ring-problems.ts';

const RING = { kind: 'ring', id: 'deck', name: 'Deck', steps: 8, cellSize: 3, outerRing: 2 } as const;
const HALL = { kind: 'asset', id: 'hall', path: 'assets/hall.glb', footprint: [3, 1] } as const;
const at = (id: string, line: number, step: number) =>
  ({ kind: 'module', id, ring: 'deck', asset: 'hall', cell: [line, step] }) as const;

describe('duplicating a ring', () => {
  it('copies its modules on their cells, and undo takes all of it back', () => {
    const store = planStore(RING, HALL, at('m1', 0, 7), { ...at('m2', 1, 0), cell: null });
    const before = serialiseLevel(store.snapshot());
    const result = store.run(
      allCommands.call('ring.duplicate', { ring: 'deck', centre: [40, 0, 0], name: 'Deck 2' }),
    );
    const [copy = ''] = result.ok ? result.select : [];
    expect(store.findKind('ring', copy)).toMatchObject({ name: 'Deck 2', steps: 8, centre: [40, 0, 0] });
    const copies = [...store.ofKind('module')].filter(({ ring }) => ring === copy);
    expect(copies.map(({ cell }) => cell)).toEqual([[0, 7], null]);
    store.undo();
    expect(serialiseLevel(store.snapshot())).toBe(before);
  });

  it('of a ring that is not there is refused', () => {
    expect(planStore().run(allCommands.call('ring.duplicate', { ring: 'deck' }))).toMatchObject({
      ok: false,
      reason: { code: 'records.no-such-record' },
    });
  });
});

describe('adding a library', () => {
  it('passes over files that are there, and is one step', () => {
    const store = planStore(HALL);
    store.run(
      allCommands.call('asset.add-all', {
        assets: [
          { path: 'assets/hall.glb', name: 'Hall again' },
          { path: 'assets/pod.glb', name: 'Pod', footprint: [2, 2] },
        ],
      }),
    );
    expect([...store.ofKind('asset')].map(({ path }) => path)).toEqual(['assets/hall.glb', 'assets/pod.glb']);
    store.undo();
    expect(store.countOf('asset')).toBe(1);
  });
});

describe('giving modules a place', () => {
  const homeless = (id: string) => ({ ...at(id, 0, 0), cell: null });

  /** The cells of modules without a place, once they were given one among these. */
  const cellsGiven = (ids: readonly string[], ...others: readonly ReturnType<typeof at>[]) => {
    const store = planStore(RING, HALL, ...others, ...ids.map(homeless));
    const result = store.run(allCommands.call('module.give-places', { modules: ids }));
    if (!result.ok) return result.reason.code;
    expect(findRingProblems(store)).toEqual([]);
    return ids.map((id) => store.findKind('module', id)?.cell);
  };

  it('takes the first free cells from the inside, not twice the same', () => {
    expect(cellsGiven(['a'])).toEqual([[0, 0]]);
    expect(cellsGiven(['a', 'b', 'c'], at('m1', 0, 0))).toEqual([
      [0, 3],
      [1, 0],
      [1, 3],
    ]);
  });

  it('finds what lies over the seam', () => {
    expect(cellsGiven(['a'], at('m1', 0, 2), at('m2', 1, 0))).toEqual([[0, 5]]);
    expect(cellsGiven(['a'], at('m1', 0, 1), at('m2', 1, 0))).toEqual([[0, 4]]);
    expect(cellsGiven(['a'], at('m1', 0, 1), at('m2', 0, 4), at('m3', 1, 2))).toEqual([[1, 5]]);
    expect(cellsGiven(['a'], at('m1', 0, 2), at('m2', 1, 2), at('m3', 0, 5))).toEqual([[1, 5]]);
    expect(cellsGiven(['a'], at('m1', 0, 1), at('m2', 0, 4), at('m3', 1, 3))).toEqual([[1, 0]]);
  });

  it('is refused where there is none, and changes nothing then', () => {
    expect(cellsGiven(['a'], at('m1', 0, 1), at('m2', 0, 4), at('m3', 1, 2), at('m4', 1, 5))).toBe(
      'ring-panel.no-free-place',
    );
  });
});

it('a module gets a name of its own, and loses it', () => {
  const store = planStore(RING, HALL, at('m1', 0, 0));
  store.run(allCommands.call('module.rename', { module: 'm1', name: 'Bridge' }));
  expect(store.find('m1')).toMatchObject({ name: 'Bridge' });
  store.run(allCommands.call('module.rename', { module: 'm1', name: null }));
  expect(store.find('m1')).not.toHaveProperty('name');
  expect(store.run(allCommands.call('module.rename', { module: 'm9', name: 'x' }))).toMatchObject({
    reason: { code: 'records.no-such-record' },
  });
});
