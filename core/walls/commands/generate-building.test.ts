import { expect, test } from 'vitest';
import { call } from '../../document/command.ts';
import { DocumentStore } from '../../document/document-store.ts';
import { countedIds } from '../../document/ids.ts';
import type { Level } from '../../document/level.ts';
import { parseLevel } from '../../document/parse-level.ts';
import { isKind, type LevelRecord } from '../../document/schema/record-kinds.ts';
import { serialiseLevel } from '../../document/serialise-level.ts';
import { inspectLevel } from '../../inspect/inspect-level.ts';
import { findLevelProblems } from '../../inspect/level-problems.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { createCottage } from '../../templates/cottage.ts';
import { planInLevel } from '../building-generator/plan-in-level.ts';
import type { Wishes } from '../building-generator/wishes.ts';
import { addRoof } from './add-roof.ts';
import { drawRoom } from './draw-room.ts';
import { generateBuilding } from './generate-building.ts';
import { generateStreet } from './generate-street.ts';

const storeOf = (...records: readonly LevelRecord[]): DocumentStore => open({ header: EMPTY, records });
const open = (level: Level): DocumentStore => new DocumentStore(level, countedIds());
const EMPTY = { name: 'Test', extra: {} };

const bytesOf = (store: DocumentStore): string => serialiseLevel(store.snapshot());

/** Everything that `validate` would say of the level, hints included. */
function problemsOf(store: DocumentStore): readonly string[] {
  const read = parseLevel(bytesOf(store));
  if (!read.ok) return read.problems.map(({ code }) => code);
  return findLevelProblems(read.level, open(read.level), read.problems).map(({ code }) => code);
}

interface More {
  readonly wishes?: Wishes;
  readonly at?: Vec2;
  readonly storey?: string;
  readonly replace?: boolean;
}

const generate = (store: DocumentStore, seed: number, { wishes = {}, ...more }: More = {}) =>
  store.run(call(generateBuilding, { wishes, seed, ...more }));

/** A house of one room with walls 0.2 m thick. */
function draw(store: DocumentStore, storey: string, from: Vec2, to: Vec2): void {
  expect(store.run(call(drawRoom, { storey, from, to }))).toMatchObject({ ok: true });
}

const without = (store: DocumentStore, ...ids: readonly string[]): readonly LevelRecord[] =>
  [...store.all()].filter(({ id }) => !ids.includes(id)).sort((a, b) => (a.id < b.id ? -1 : 1));

test.each([1, 2, 3, 4, 5, 6])('seed %i makes a level in which nothing is wrong or doubtful', (seed) => {
  const store = storeOf();
  expect(generate(store, seed, { wishes: { storeys: 3, setback: 0.5 } })).toMatchObject({ ok: true });
  expect(problemsOf(store)).toEqual([]);
});

test('the rooms and the ways between them are those of the plan', () => {
  const store = storeOf();
  const planned = planInLevel(store, { wishes: {}, seed: 3 });
  if (!planned.ok) throw new Error(planned.reason.code);
  generate(store, 3);
  const facts = inspectLevel(store).storeys;
  const { plan } = planned.placed;
  expect(facts.map(({ rooms }) => rooms.length)).toEqual(plan.storeys.map(({ rooms }) => rooms.length));
  for (const [index, { openings, links }] of plan.storeys.entries()) {
    const doors = facts[index]?.rooms.flatMap(({ doorsTo }) => doorsTo) ?? [];
    expect(doors.filter((to) => to !== null)).toHaveLength(2 * links.length);
    expect(doors.filter((to) => to === null)).toHaveLength(
      openings.filter(({ role }) => role === 'entrance').length,
    );
  }
});

test('the same wishes and seed make the same bytes, another seed others', () => {
  const [first, second, third] = [storeOf(), storeOf(), storeOf()];
  generate(first, 7);
  generate(second, 7);
  generate(third, 8);
  expect(bytesOf(second)).toBe(bytesOf(first));
  expect(bytesOf(third)).not.toBe(bytesOf(first));
});

test('the new walls are selected, and one step back leaves nothing of the building', () => {
  const store = storeOf();
  const before = bytesOf(store);
  const result = generate(store, 1);
  const walls = [...store.ofKind('wall')].map(({ id }) => id);
  expect(result.ok && [...result.select].sort()).toEqual(walls.sort());
  expect(store.undo()).toBe(true);
  expect(bytesOf(store)).toBe(before);
});

test('beside the cottage it stands on its storeys, and leaves all else as it was', () => {
  const store = open(createCottage());
  const before = bytesOf(store);
  const records = without(store, 'roof1');
  generate(store, 2);
  expect(records.every((record) => store.find(record.id) === record)).toBe(true);
  expect(store.countOf('storey')).toBe(2);
  // The roof over all of its storey is told that this was the cottage.
  expect(store.find('roof1')).toMatchObject({ ridge: 'x', covers: [expect.anything()] });
  expect(problemsOf(store)).toEqual([]);
  store.undo();
  expect(bytesOf(store)).toBe(before);
});

test('on the cottage it is refused, and the walls in the way are named', () => {
  const store = open(createCottage());
  const result = generate(store, 2, { at: [3, 3] });
  expect(result).toMatchObject({ ok: false, reason: { code: 'generate.standing' } });
  const named = result.ok ? [] : (result.reason.records ?? []);
  expect(named.length).toBeGreaterThan(0);
  expect(named.every((id) => isKind(store.find(id), 'wall'))).toBe(true);
});

test('in place of the cottage nothing of that remains but storeys and materials, until it is undone', () => {
  const store = open(createCottage());
  const before = bytesOf(store);
  const [{ size: materials }, old] = [new Set(store.ofKind('material')), new Set(store.all())];
  expect(generate(store, 2, { at: [3, 3], replace: true })).toMatchObject({ ok: true });
  const left = [...store.all()].filter((record) => old.has(record)).map(({ kind }) => kind);
  expect(left.filter((kind) => kind === 'material')).toHaveLength(materials);
  expect(new Set(left)).toEqual(new Set(['material', 'storey']));
  expect(problemsOf(store)).toEqual([]);
  store.undo();
  expect(bytesOf(store)).toBe(before);
});

test('storeys of the level keep their heights, and the stairs climb as far as they need to', () => {
  const store = storeOf(
    { kind: 'storey', id: 'g', elevation: 0.5, height: 3 },
    { kind: 'storey', id: 'u', elevation: 4.7, height: 2.4 },
  );
  const order = { wishes: { storeys: 3, storeyHeight: 2.8, slab: 0.2 }, seed: 1 };
  const planned = planInLevel(store, order);
  expect(planned.ok && planned.notices.map(({ wish }) => wish)).toEqual(
    expect.arrayContaining(['storeyHeight', 'slab']),
  );
  store.run(call(generateBuilding, order));
  const storeys = [...store.ofKind('storey')].map(({ elevation, height }) => [elevation, height]);
  expect(storeys).toEqual([
    [0.5, 3],
    [4.7, 2.4],
    [7.3, 2.8],
  ]);
  expect(problemsOf(store)).toEqual([]);
});

test('it can stand on an upper storey, and on a basement', () => {
  const store = storeOf(
    { kind: 'storey', id: 'cellar', elevation: -3, height: 2.6 },
    { kind: 'storey', id: 'g', elevation: 0, height: 2.7 },
  );
  const storeysOf = (): string[] => [...new Set([...store.ofKind('wall')].map(({ storey }) => storey))];
  generate(store, 1, { wishes: { storeys: 1 } });
  expect(storeysOf()).toEqual(['g']);
  generate(store, 1, { wishes: { storeys: 1 }, storey: 'cellar' });
  expect(storeysOf()).toEqual(['g', 'cellar']);
  expect(generate(store, 1, { storey: 'attic' })).toMatchObject({ reason: { code: 'walls.no-such-storey' } });
});

test('a house goes with all that hangs together and lies over it, its neighbour and its garden stay', () => {
  const store = storeOf({ kind: 'storey', id: 'g', elevation: 0 }, { kind: 'storey', id: 'u', elevation: 3 });
  draw(store, 'g', [-20, -20], [40, 40]);
  draw(store, 'g', [0, 0], [5, 5]);
  draw(store, 'u', [0, 0], [4, 4]);
  draw(store, 'g', [30, 0], [35, 5]);
  draw(store, 'u', [30, 0], [35, 5]);
  const walls = [...store.ofKind('wall')].map(({ id }) => id);
  const house = walls.slice(4, 12);
  store.run(call(addRoof, { storey: 'u', type: 'flat' }));
  expect(
    generate(store, 1, { wishes: { storeys: 1, compactness: 1 }, at: [4, 4], replace: true }),
  ).toMatchObject({
    ok: true,
  });
  expect(walls.filter((id) => !store.find(id))).toEqual(house);
  expect([...store.ofKind('roof')].find(({ storey }) => storey === 'u')?.covers).toHaveLength(1);
  expect(problemsOf(store).filter((code) => code !== 'rooms.problem.unnamed-no-door')).toEqual([]);
});

test('the record of a garden moves aside where something is built on its place', () => {
  const garden = { kind: 'room', id: 'garden', storey: 'g', at: [3, 3], name: 'Garden' } as const;
  const store = storeOf({ kind: 'storey', id: 'g', elevation: 0 });
  draw(store, 'g', [-20, -20], [40, 40]);
  const fenced = open({ header: EMPTY, records: [...store.all(), garden] });
  generate(fenced, 1, { at: [0, 0], wishes: { storeys: 1, rooms: [4, 4] } });
  const names = inspectLevel(fenced).storeys[0]?.rooms.map(({ name, holes }) => [name, holes?.length ?? 0]);
  expect(names?.find(([name]) => name === 'Garden')).toEqual(['Garden', 1]);
  expect(names).toHaveLength(5);
  expect(problemsOf(fenced)).toEqual([]);
});

test('walls of no length, things of unknown kinds and unknown fields are let be', () => {
  const odd: readonly LevelRecord[] = [
    { kind: 'storey', id: 'g', elevation: 0 },
    { kind: 'wall', id: 'w', storey: 'g', start: [3, 3], end: [3, 3] },
    { kind: 'statue', id: 's' },
  ];
  const store = storeOf(...odd);
  expect(generate(store, 1, { at: [0, 0], wishes: { compactness: 1 } })).toMatchObject({
    ok: false,
    reason: { records: ['w'] },
  });
  expect(generate(store, 1, { at: [100, 0] })).toMatchObject({ ok: true });
  expect(odd.every((record) => store.find(record.id) === record)).toBe(true);
});

test('what cannot be had is refused with the wish named, and nothing changes', () => {
  const store = storeOf();
  expect(generate(store, 1, { wishes: { storeyHeight: 1 } })).toMatchObject({
    reason: { wish: 'storeyHeight' },
  });
  expect(generate(store, 0.5)).toMatchObject({ reason: { wish: 'seed' } });
  expect(generate(store, 1, { at: [99_999, 0] })).toMatchObject({ reason: { code: 'generate.too-far' } });
  expect(store.size).toBe(0);
});

test('a street of 40 has as many houses, each another, on two storeys, and nothing is wrong or doubtful', () => {
  const store = storeOf();
  const order = { wishes: {}, seed: 1, count: 40, lot: [14, 18] } as const;
  expect(store.run(call(generateStreet, order))).toMatchObject({ ok: true, select: [] });
  expect(store.countOf('storey')).toBe(2);
  expect(store.countOf('roof')).toBe(40);
  expect(problemsOf(store)).toEqual([]);
  const entrances = inspectLevel(store).storeys[0]?.rooms.flatMap(({ doorsTo }) =>
    doorsTo.filter((to) => to === null),
  );
  expect(entrances).toHaveLength(40);
  store.undo();
  expect(store.size).toBe(0);
});

test.each([
  [0, [14, 18], 'generate.count'],
  [1.5, [14, 18], 'generate.count'],
  [2001, [14, 18], 'generate.count'],
  [3, [3, 18], 'generate.lot'],
  [3, [14, 0], 'generator.refused.lot-wrong'],
  [3, [-14, 18], 'generator.refused.lot-wrong'],
] as const)('a street of %d lots of %j is refused', (count, lot, code) => {
  const store = storeOf();
  const result = store.run(call(generateStreet, { wishes: {}, seed: 1, count, lot }));
  expect(result).toMatchObject({ ok: false, reason: { code } });
});
