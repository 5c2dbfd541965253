import { describe, expect, it } from 'vitest';
import { doorIn, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import { serialiseLevel } from '../../document/serialise-level.ts';
import { clearHeightOf, floorOf, storeysInOrder } from '../storeys.ts';
import { addStorey } from './add-storey.ts';
import { duplicateStorey } from './duplicate-storey.ts';
import { reorderStorey } from './reorder-storey.ts';
import { setStoreyProperties } from './set-storey-properties.ts';

const storey = (id: string, elevation: number, height?: number): LevelRecord => ({
  kind: 'storey',
  id,
  elevation,
  ...(height !== undefined && { height }),
});

/** The stack from the lowest up: "id floor–ceiling". */
const stackOf = (store: DocumentStore): string[] =>
  storeysInOrder(store).map((each) => {
    const ceiling = floorOf(each) + clearHeightOf(each);
    return `${each.id} ${floorOf(each)}–${Math.round(ceiling * 1e4) / 1e4}`;
  });

/** A ground of 2.7 m with slabs of 0.3 m, a higher first floor, and an attic. */
const house = (...more: readonly LevelRecord[]): DocumentStore =>
  planStore(storey('first', 3, 3.2), storey('attic', 6.5, 2), ...more);

describe('adding a storey', () => {
  it('above one puts it on its slab, as high, and pushes up what is in its way', () => {
    const store = house();
    store.run(call(addStorey, { beside: 'ground', side: 'above' }));
    expect(stackOf(store)).toEqual(['ground 0–2.7', 's1 3–5.7', 'first 6–9.2', 'attic 9.5–11.5']);
  });

  it('on top of all when nothing is said, and the first of a level at zero', () => {
    const store = house();
    store.run(call(addStorey, { height: 2.5 }));
    expect(stackOf(store).at(-1)).toBe('s1 8.8–11.3');
    const empty = planStore();
    empty.run(call(addStorey, { elevation: -3, height: 2 }));
    expect(stackOf(empty)).toEqual(['s1 -3–-1', 'ground 0–2.7']);
  });

  it('below one pushes down what is in its way: a cellar below a cellar', () => {
    const store = planStore(storey('cellar', -2.5, 2.3));
    store.run(call(addStorey, { beside: 'ground', side: 'below', height: 2 }));
    expect(stackOf(store)).toEqual(['cellar -4.7–-2.4', 's1 -2.2–-0.2', 'ground 0–2.7']);
  });

  it('leaves those alone that have room for it', () => {
    const store = planStore(storey('tower', 20));
    store.run(call(addStorey, { beside: 'ground', side: 'above' }));
    expect(stackOf(store)).toEqual(['ground 0–2.7', 's1 2.7–5.4', 'tower 20–22.7']);
  });

  it('beside one that is not there, or farther up than a level reaches, is refused', () => {
    expect(planStore().run(call(addStorey, { beside: 'x' }))).toMatchObject({
      reason: { code: 'records.no-such-record' },
    });
    expect(planStore(storey('top', 99_999)).run(call(addStorey, {}))).toMatchObject({
      reason: { code: 'building.too-far' },
    });
  });
});

describe('changing a storey', () => {
  it('in height takes along those above, with their slabs', () => {
    const store = house();
    store.run(call(setStoreyProperties, { storey: 'first', changes: { height: 4 } }));
    expect(stackOf(store)).toEqual(['ground 0–2.7', 'first 3–7', 'attic 7.3–9.3']);
  });

  it('in elevation takes along those above, and null goes back to the default', () => {
    const store = house();
    store.run(call(setStoreyProperties, { storey: 'first', changes: { elevation: 3.5 } }));
    expect(stackOf(store)).toEqual(['ground 0–2.7', 'first 3.5–6.7', 'attic 7–9']);
    store.run(call(setStoreyProperties, { storey: 'ground', changes: { height: null, name: 'Ground' } }));
    expect(store.find('ground')).toEqual({ kind: 'storey', id: 'ground', name: 'Ground' });
  });

  it('in name moves nothing', () => {
    const store = house();
    const result = store.run(call(setStoreyProperties, { storey: 'first', changes: { name: 'First' } }));
    expect(result.ok && store.steps.at(-1)?.delta.changes.map(({ id }) => id)).toEqual(['first']);
  });

  it('to less than its doors need is refused, naming the highest; one with a wall of its own height is no hindrance', () => {
    const store = planStore(
      wallFrom('a', [0, 0], [4, 0]),
      wallFrom('b', [0, 0], [0, 4], { height: 2.7 }),
      doorIn('a', 'low', 1),
      { ...doorIn('a', 'high', 3), sill: 0.2 },
      { ...doorIn('b', 'tall', 2), height: 2.6 },
    );
    const lower = (height: number) =>
      store.run(call(setStoreyProperties, { storey: 'ground', changes: { height } }));
    expect(lower(2.1)).toMatchObject({
      reason: {
        code: 'building.openings-too-high',
        params: { opening: 'high', top: 2.2, count: 1 },
        records: ['high'],
      },
    });
    expect(lower(2.2)).toMatchObject({ ok: true });
  });

  it('that is not there is refused, and values out of range fit no command', () => {
    expect(planStore().run(call(setStoreyProperties, { storey: 'x', changes: {} }))).toMatchObject({
      reason: { code: 'records.no-such-record' },
    });
    const fits = (changes: object) => setStoreyProperties.args.safeParse({ storey: 's', changes }).success;
    expect([fits({ height: 0 }), fits({ height: -1 }), fits({ elevation: 1e9 }), fits({})]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('moving a storey in the stack', () => {
  it('swaps it with its neighbour: heights and the slab stay, so the rest stays where it is', () => {
    const store = house();
    store.run(call(reorderStorey, { storey: 'ground', direction: 'up' }));
    expect(stackOf(store)).toEqual(['first 0–3.2', 'ground 3.5–6.2', 'attic 6.5–8.5']);
    store.run(call(reorderStorey, { storey: 'ground', direction: 'down' }));
    expect(stackOf(store)).toEqual(['ground 0–2.7', 'first 3–6.2', 'attic 6.5–8.5']);
  });

  it('is refused at both ends of the stack', () => {
    expect(house().run(call(reorderStorey, { storey: 'attic', direction: 'up' }))).toMatchObject({
      reason: { code: 'building.is-topmost' },
    });
    expect(house().run(call(reorderStorey, { storey: 'ground', direction: 'down' }))).toMatchObject({
      reason: { code: 'building.is-lowest' },
    });
  });
});

describe('duplicating a storey', () => {
  const furnished = () =>
    house(
      wallFrom('w1', [0, 0], [4, 0], { left: 'brick' }),
      doorIn('w1', 'o1', 2),
      { kind: 'material', id: 'brick' },
      { kind: 'room', id: 'r1', storey: 'ground', at: [2, 2], name: 'Hall', floor: 'brick' },
      { kind: 'stair', id: 't1', storey: 'ground', start: [1, 1], end: [4, 1] },
      { kind: 'roof', id: 'roof', storey: 'ground', type: 'hip' },
      { kind: 'wall', id: 'other', storey: 'first', start: [0, 0], end: [1, 0] },
    );

  it('copies walls, openings, rooms and stairs under new ids, with references to one another', () => {
    const store = furnished();
    const before = new Set([...store.all()].map(({ id }) => id));
    expect(store.run(call(duplicateStorey, { storey: 'ground', name: 'Copy' }))).toMatchObject({ ok: true });
    const made = [...store.all()].filter(({ id }) => !before.has(id));
    const copy = made.find(({ kind }) => kind === 'storey');
    const wall = made.find(({ kind }) => kind === 'wall');
    expect(copy).toMatchObject({ name: 'Copy', elevation: 3, height: 2.7 });
    expect(made).toHaveLength(5);
    expect(wall).toMatchObject({ storey: copy?.id, start: [0, 0], end: [4, 0], left: 'brick' });
    expect(made.find(({ kind }) => kind === 'opening')).toMatchObject({ wall: wall?.id, offset: 2 });
    expect(made.find(({ kind }) => kind === 'room')).toMatchObject({ storey: copy?.id, floor: 'brick' });
    expect(made.find(({ kind }) => kind === 'stair')).toMatchObject({ storey: copy?.id });
  });

  it('pushes up those above, and its roof goes up with the copy', () => {
    const store = furnished();
    store.run(call(duplicateStorey, { storey: 'ground' }));
    const [, copy] = storeysInOrder(store);
    expect(stackOf(store).filter((line) => !line.startsWith('s1'))).toEqual([
      'ground 0–2.7',
      'first 6–9.2',
      'attic 9.5–11.5',
    ]);
    expect(store.findKind('roof', 'roof')?.storey).toBe(copy?.id);
  });

  it('and everything else, once undone, leaves the level as it was to the byte', () => {
    const store = furnished();
    const before = serialiseLevel(store.snapshot());
    store.run(call(duplicateStorey, { storey: 'ground' }));
    store.run(call(addStorey, { beside: 'ground', side: 'below' }));
    store.run(call(reorderStorey, { storey: 'first', direction: 'up' }));
    store.run(call(setStoreyProperties, { storey: 'ground', changes: { height: 3 } }));
    expect(store.position).toBe(4);
    while (store.undo());
    expect(serialiseLevel(store.snapshot())).toBe(before);
  });
});
