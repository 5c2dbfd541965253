import { expect, test } from 'vitest';
import { ARTICLE_PLAN } from '../../../test/support/article-plan.ts';
import { DocumentStore } from '../../document/document-store.ts';
import { countedIds } from '../../document/ids.ts';
import { isKind, type LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Storey } from '../../document/schema/storey.ts';
import { inspectLevel } from '../../inspect/inspect-level.ts';
import { findLevelProblems } from '../../inspect/level-problems.ts';
import { buildRecords } from './building-records.ts';
import { PaintedParts } from './painted-parts.ts';
import type { BuildingPlan } from './plan.ts';

const GROUND: Storey = { kind: 'storey', id: 'ground', elevation: 0, height: 2.7 };
const UPPER: Storey = { kind: 'storey', id: 'upper', elevation: 3, height: 2.7 };
const EMPTY = { name: 'Test', extra: {} };

/** The article's three rooms as a building of one storey, without the stairs that go with the picture. */
const THREE_ROOMS: BuildingPlan = { ...ARTICLE_PLAN, flights: [] };

function build(plan: BuildingPlan, ...storeys: readonly Storey[]): readonly LevelRecord[] {
  const before = new DocumentStore({ header: EMPTY, records: storeys }, countedIds());
  const ids = countedIds();
  const taken = new Set<string>();
  const newId = (kind: string): string => {
    const id = ids(kind, (candidate) => taken.has(candidate));
    taken.add(id);
    return id;
  };
  const parts = new PaintedParts(before, newId);
  const records = buildRecords(plan, { storeys, at: [10, 20], parts, newId });
  return [...parts.added, ...storeys, ...records];
}

const storeOf = (records: readonly LevelRecord[]): DocumentStore =>
  new DocumentStore({ header: EMPTY, records }, countedIds());

test('three rooms become a level without anything wrong or doubtful', () => {
  const records = build(THREE_ROOMS, GROUND);
  const level = { header: EMPTY, records };
  expect(findLevelProblems(level, storeOf(records), [])).toEqual([]);
});

test('three rooms become three rooms with the doors between them that the plan says', () => {
  const [ground] = inspectLevel(storeOf(build(THREE_ROOMS, GROUND))).storeys;
  expect(ground?.rooms.map(({ id, doorsTo }) => [id, [...doorsTo].sort()])).toEqual([
    ['r1', ['r2']],
    ['r2', [null, 'r1', 'r3']],
    ['r3', ['r2']],
  ]);
});

test('a wall is as thick as wished and has its outside on the left, painted as the outside', () => {
  const walls = build(THREE_ROOMS, GROUND).filter((record) => isKind(record, 'wall'));
  expect(walls[0]).toMatchObject({ start: [10, 20], end: [13, 20], thickness: 0.3, left: 'plaster' });
  expect(walls[9]).toMatchObject({ thickness: 0.12, left: 'lime-wash', right: 'lime-wash' });
});

test('the front door opens inwards, and a window has a sill', () => {
  const openings = build(THREE_ROOMS, GROUND).filter((record) => isKind(record, 'opening'));
  expect(openings.find(({ wall }) => wall === 'w7')).toMatchObject({ type: 'door', opensTo: 'right' });
  expect(openings.find(({ type }) => type === 'window')).toMatchObject({ sill: 0.9, fitting: 'leaf' });
});

test('a lower storey is as high as the next floor where that stands on it, and has a terrace where it does not', () => {
  const [storey] = THREE_ROOMS.storeys;
  if (!storey) throw new Error('The plan has no storey.');
  const upper = {
    rooms: storey.rooms.slice(0, 1),
    walls: storey.walls
      .filter(({ room, beyond }) => room === 0 || beyond === 0)
      .map((wall) =>
        wall.beyond === 0 ? { ...wall, room: 0, beyond: null, from: wall.to, to: wall.from } : wall,
      ),
    openings: [],
    links: [],
    stairRoom: null,
  };
  const lower = { ...storey, walls: storey.walls.map((wall, index) => ({ ...wall, carries: index === 0 })) };
  const records = build({ ...THREE_ROOMS, storeys: [lower, upper] }, GROUND, UPPER);
  const walls = records.filter((record) => isKind(record, 'wall'));
  expect(walls.filter(({ height }) => height !== undefined).map(({ id, height }) => [id, height])).toEqual([
    ['w1', 3],
  ]);
  expect(records.filter((record) => isKind(record, 'roof'))).toMatchObject([
    {
      storey: 'ground',
      type: 'flat',
      thickness: 0.3,
      overhang: 0,
      besideUpper: true,
      covers: [[11.5, 21.5]],
    },
    { storey: 'upper', type: 'gable', covers: [[11.5, 21.5]] },
  ]);
});

test('without materials, uses and roof nothing is said of them', () => {
  const plan: BuildingPlan = {
    ...THREE_ROOMS,
    wishes: { ...THREE_ROOMS.wishes, materials: 'none', roof: 'none' },
  };
  const records = build(plan, GROUND);
  expect(new Set(records.map(({ kind }) => kind))).toEqual(new Set(['storey', 'wall', 'opening']));
  expect(JSON.stringify(records)).not.toMatch(/"(left|frame|floor)":/);
});

test('a material that the level has already is used, whatever it is called there', () => {
  const first = build(THREE_ROOMS, GROUND).filter((record) => isKind(record, 'material'));
  const known = first.map((material) => ({ ...material, id: `my-${material.id}` }));
  const store = storeOf([...known, { kind: 'material', id: 'oak-boards', color: '#123456' }]);
  const parts = new PaintedParts(store, () => 'm1');
  expect(parts.idOf('plaster', 'outside')).toBe('my-plaster');
  expect(parts.added).toEqual([]);
  expect(parts.idOf('timber', 'door')).toBe('pine-boards');
  expect(parts.added).toMatchObject([{ id: 'pine-boards' }]);
});

test('a material whose id something else has gets another one', () => {
  const store = storeOf([{ kind: 'material', id: 'plaster', color: '#123456' }]);
  const parts = new PaintedParts(store, () => 'm1');
  expect(parts.idOf('plaster', 'outside')).toBe('m1');
  expect(parts.added).toMatchObject([{ id: 'm1', name: 'Plaster' }]);
});
