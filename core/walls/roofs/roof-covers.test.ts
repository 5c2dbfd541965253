import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit } from '../../../test/support/edit-records.ts';
import { examineSurface, loadJudge } from '../../../test/support/mesh-proof.ts';
import { planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Roof } from '../../document/schema/roof.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { addRoof } from '../commands/add-roof.ts';
import { setRoofProperties } from '../commands/set-roof-properties.ts';
import { wallBodies } from '../wall-bodies.ts';
import { roofSurfaces } from './roof-surfaces.ts';

/** Flat, a metre thick and without eaves: its volume is the area that it covers. */
const SLAB: Roof = { kind: 'roof', id: 'roof', storey: 'ground', type: 'flat', overhang: 0, thickness: 1 };
const UPPER: LevelRecord = { kind: 'storey', id: 'upper', elevation: 3, height: 2.7 };

/** A closed outline of walls 0.2 m thick. */
const ring = (name: string, points: readonly Vec2[], storey = 'ground'): LevelRecord[] =>
  points.map((start, index) =>
    wallFrom(`${name}${index + 1}`, start, points[(index + 1) % points.length] ?? start, { storey }),
  );

const box = (name: string, [x, z]: Vec2, [width, depth]: Vec2, storey = 'ground'): LevelRecord[] =>
  ring(
    name,
    [
      [x, z],
      [x + width, z],
      [x + width, z + depth],
      [x, z + depth],
    ],
    storey,
  );

function factsOf(store: DocumentStore, id = 'roof') {
  const facts = examineSurface(store.derived(roofSurfaces).find(id)?.meshes.values() ?? []);
  const along = (axis: number): readonly [number, number] => {
    const values = [...facts.vertices].filter((_, index) => index % 3 === axis);
    return [Math.min(...values), Math.max(...values)];
  };
  return { ...facts, x: along(0), z: along(2) };
}

const areaOf = (store: DocumentStore, id = 'roof'): number => {
  const { volume, loneEdges } = factsOf(store, id);
  expect(loneEdges).toBe(0);
  return volume;
};

describe('a roof that covers some of the buildings of a storey', () => {
  const three = [...box('a', [0, 0], [4, 4]), ...box('b', [10, 0], [6, 4]), ...box('c', [20, 0], [8, 4])];

  it('lies over those that its points are in, whether in a room or in the outer half of a wall', () => {
    expect(areaOf(planStore(...three, { ...SLAB, covers: [[12, 2]] }))).toBeCloseTo(6.2 * 4.2, 4);
    expect(areaOf(planStore(...three, { ...SLAB, covers: [[9.95, 2]] }))).toBeCloseTo(6.2 * 4.2, 4);
    const two: Roof = {
      ...SLAB,
      covers: [
        [12, 2],
        [21, 1],
      ],
    };
    expect(areaOf(planStore(...three, two))).toBeCloseTo((6.2 + 8.2) * 4.2, 4);
    expect(areaOf(planStore(...three, SLAB))).toBeCloseTo((4.2 + 6.2 + 8.2) * 4.2, 4);
  });

  it('covers all rooms of a building, but for those that it leaves open, with what stands inside', () => {
    const divided = [
      ...three.filter(({ id }) => !id.startsWith('b')),
      ...ring('b', [
        [10, 0],
        [13, 0],
        [16, 0],
        [16, 4],
        [13, 4],
        [10, 4],
      ]),
      wallFrom('b', [13, 0], [13, 4]),
    ];
    expect(areaOf(planStore(...divided, { ...SLAB, covers: [[11, 2]] }))).toBeCloseTo(6.2 * 4.2, 4);
    const open: Roof = { ...SLAB, covers: [[11, 2]], open: [[14, 2]] };
    expect(areaOf(planStore(...divided, open))).toBeCloseTo(3.2 * 4.2, 4);
    const cabin = [...three, ...box('d', [22, 1], [2, 2])];
    expect(areaOf(planStore(...cabin, { ...SLAB, covers: [[21, 2]] }))).toBeCloseTo(8.2 * 4.2, 4);
    expect(areaOf(planStore(...cabin, { ...SLAB, covers: [[23, 2]] }))).toBeCloseTo(2.2 * 2.2, 4);
  });

  it('over nothing is nothing, until somebody builds there', () => {
    const store = planStore(...three, { ...SLAB, covers: [[34, 2]] });
    const feed = store.derived(roofSurfaces).follow();
    expect(feed.take()).toEqual(['roof']);
    expect(factsOf(store).triangles).toBe(0);
    store.run(edit({ put: box('d', [30, -10], [20, 20]) }));
    expect(feed.take()).toEqual(['roof']);
    expect(areaOf(store)).toBeCloseTo(20.2 ** 2, 3);
    store.undo();
    expect(feed.take()).toEqual(['roof']);
    expect(factsOf(store).triangles).toBe(0);
  });

  it('takes no notice of edits of other buildings', () => {
    const roofs: Roof[] = [
      { ...SLAB, id: 'r1', covers: [[1, 1]] },
      { ...SLAB, id: 'r2', covers: [[11, 1]] },
    ];
    const store = planStore(...three, ...roofs);
    const feed = store.derived(roofSurfaces).follow();
    feed.take();
    store.run(edit({ put: [wallFrom('b1', [10, 0], [16, 0], { thickness: 0.4 })] }));
    expect(feed.take()).toEqual(['r2']);
    store.run(edit({ put: [wallFrom('join', [4, 0], [10, 0])] }));
    expect(feed.take().toSorted()).toEqual(['r1', 'r2']);
  });

  it('is added beside other roofs, and only what has a roof is in the way', () => {
    const store = planStore(...three);
    const add = (covers?: readonly Vec2[]) =>
      store.run(call(addRoof, { storey: 'ground', type: 'gable', ...(covers && { covers: [...covers] }) }));
    expect(add([[1, 1]])).toMatchObject({ ok: true });
    expect(add([[11, 1]])).toMatchObject({ ok: true });
    expect(
      add([
        [2, 2],
        [21, 1],
      ]),
    ).toMatchObject({
      ok: false,
      reason: { code: 'building.roof-there', records: ['r1'] },
    });
    expect(add()).toMatchObject({ ok: false, reason: { records: ['r1', 'r2'] } });
    expect(add([[50, 50]])).toMatchObject({ ok: false, reason: { code: 'building.nothing-to-roof' } });
    const cover = (covers: Vec2[] | null) =>
      store.run(call(setRoofProperties, { roof: 'r1', changes: { covers } }));
    expect(
      cover([
        [1, 1],
        [11, 1],
      ]),
    ).toMatchObject({ ok: false, reason: { records: ['r2'] } });
    expect(cover(null)).toMatchObject({ ok: false });
    expect(
      cover([
        [1, 1],
        [21, 1],
      ]),
    ).toMatchObject({ ok: true });
  });
});

describe('a roof that leaves out what the next storey encloses', () => {
  const TERRACE: Roof = { ...SLAB, besideUpper: true };
  const below = box('a', [0, 0], [10, 6]);

  it('is the terrace beside it, up to the outer faces of its walls', () => {
    const store = planStore(UPPER, ...below, ...box('u', [0, 0], [6, 6], 'upper'), TERRACE);
    const { x } = factsOf(store);
    expect(x).toEqual([expect.closeTo(6.1, 5), expect.closeTo(10.1, 5)]);
    expect(areaOf(store)).toBeCloseTo(4 * 6.2, 4);
  });

  it('has eaves over its free edges alone: neither into the upper walls nor along them', () => {
    const store = planStore(UPPER, ...below, ...box('u', [0, 0], [6, 6], 'upper'), {
      ...TERRACE,
      overhang: 0.5,
    });
    expect(factsOf(store)).toMatchObject({
      x: [expect.closeTo(6.1, 5), expect.closeTo(10.6, 5)],
      z: [expect.closeTo(-0.6, 5), expect.closeTo(6.6, 5)],
    });
    expect(areaOf(store)).toBeCloseTo(4.5 * 7.2, 4);
  });

  it('runs all around an upper storey that is set back on all sides', () => {
    const store = planStore(UPPER, ...below, ...box('u', [2, 2], [4, 2], 'upper'), TERRACE);
    expect(areaOf(store)).toBeCloseTo(10.2 * 6.2 - 4.2 * 2.2, 4);
  });

  it('is whole where no storey is above, and nothing where everything is beneath one', () => {
    expect(areaOf(planStore(...below, TERRACE))).toBeCloseTo(10.2 * 6.2, 4);
    expect(areaOf(planStore(UPPER, ...below, TERRACE))).toBeCloseTo(10.2 * 6.2, 4);
    const whole = planStore(UPPER, ...below, ...box('u', [0, 0], [10, 6], 'upper'), TERRACE);
    expect(factsOf(whole).triangles).toBe(0);
  });

  it('is flat, and says so; over an oblique outline it covers everything, and says so', () => {
    const upper = box('u', [0, 0], [6, 6], 'upper');
    const gable = planStore(UPPER, ...below, ...upper, { ...TERRACE, type: 'gable' });
    expect(gable.derived(roofSurfaces).coverOf('roof')).toMatchObject({ flatInstead: 'beside-upper' });
    const slanted = ring(
      'u',
      [
        [0, 0],
        [6, 1],
        [6, 5],
        [0, 6],
      ],
      'upper',
    );
    const oblique = planStore(UPPER, ...below, ...slanted, TERRACE);
    expect(oblique.derived(roofSurfaces).coverOf('roof')).toMatchObject({ ignoresUpper: true });
    expect(areaOf(oblique)).toBeCloseTo(10.2 * 6.2, 4);
  });

  it('follows the walls of the next storey, and its storeys', () => {
    const store = planStore(UPPER, ...below, ...box('u', [0, 0], [6, 6], 'upper'), TERRACE);
    const feed = store.derived(roofSurfaces).follow();
    feed.take();
    store.run(edit({ put: [wallFrom('u2', [6, 0], [6, 6], { storey: 'upper', thickness: 0.4 })] }));
    expect(feed.take()).toEqual(['roof']);
    expect(areaOf(store)).toBeCloseTo(3.9 * 6.2, 4);
    store.run(edit({ remove: ['u1'] }));
    expect(feed.take()).toEqual(['roof']);
    expect(areaOf(store)).toBeCloseTo(10.2 * 6.2, 4);
    store.undo();
    store.run(edit({ put: [{ ...UPPER, elevation: -3 } as LevelRecord] }));
    expect(areaOf(store)).toBeCloseTo(10.2 * 6.2, 4);
  });

  it('is closed and just as large as counted square by square, whatever stands above and below', async () => {
    const judge = await loadJudge();
    const rooms = fc.array(fc.tuple(place, place, size, size), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rooms, rooms, fc.constantFrom(0, 0.3, 1), (lower, higher, overhang) => {
        const store = planStore(UPPER, ...cellsOf('ground', lower), ...cellsOf('upper', higher), {
          ...TERRACE,
          overhang,
        });
        const facts = factsOf(store);
        expect(facts.loneEdges).toBe(0);
        if (facts.triangles > 0) expect(judge(facts)).toBeCloseTo(facts.volume, 2);
        const counted = countTerrace(lower, higher);
        if (overhang === 0) expect(Math.abs(facts.volume - counted)).toBeLessThan(1e-2);
        else expect(facts.volume).toBeGreaterThan(counted - 1e-2);
      }),
      { numRuns: 60 },
    );
  });
});

describe('case A11 with buildings side by side: a comb of 12 teeth with a courtyard, U, H, cross', () => {
  const teeth = Array.from({ length: 12 }, (_, tooth): Vec2[] => [
    [tooth * 3, 2],
    [tooth * 3 + 1.5, 2],
    [tooth * 3 + 1.5, 6],
    [tooth * 3 + 3, 6],
  ]).flat();
  const turnsOf = (text: string): Vec2[] =>
    text.split(' ').map((pair): Vec2 => {
      const [x = 0, z = 0] = pair.split(',').map(Number);
      return [x, z];
    });
  const shapes: Readonly<Record<string, readonly Vec2[]>> = {
    comb: [...teeth.slice(0, -2), [34.5, 6], [34.5, 20], [0, 20]],
    u: turnsOf('50,0 53,0 53,6 57,6 57,0 60,0 60,9 50,9'),
    h: turnsOf('70,0 73,0 73,3 77,3 77,0 80,0 80,9 77,9 77,6 73,6 73,9 70,9'),
    cross: turnsOf('93,0 96,0 96,3 99,3 99,6 96,6 96,9 93,9 93,6 90,6 90,3 93,3'),
  };
  const points: Readonly<Record<string, Vec2>> = { comb: [1, 8], u: [51, 8], h: [71, 1], cross: [94.5, 4] };
  const walls = [
    ...Object.entries(shapes).flatMap(([name, corners]) => ring(name, corners)),
    ...box('yard', [10, 10], [10, 6]),
    UPPER,
    ...box('top', [2, 10], [6, 6], 'upper'),
    ...box('top-u', [50, 6], [5, 3], 'upper'),
  ];
  const typed = (['flat', 'gable', 'hip'] as const).flatMap((type) =>
    [false, true].map((besideUpper) => ({ type, besideUpper })),
  );

  it.each(typed)('$type, beside the next storey: $besideUpper', async ({ type, besideUpper }) => {
    const judge = await loadJudge();
    const roofs = Object.entries(points).map(
      ([id, point]): Roof => ({
        kind: 'roof',
        id,
        storey: 'ground',
        type,
        overhang: 0.4,
        besideUpper,
        covers: [point],
        ...(id === 'comb' && { open: [[15, 12]] }),
      }),
    );
    const store = planStore(...walls, ...roofs);
    for (const [id, corners] of Object.entries(shapes)) {
      const facts = factsOf(store, id);
      expect(facts.loneEdges).toBe(0);
      expect(facts.volume).toBeGreaterThan(0);
      expect(judge(facts)).toBeCloseTo(facts.volume, 2);
      for (const [axis, [low, high]] of [facts.x, facts.z].entries()) {
        const along = corners.map((corner) => corner[axis] ?? 0);
        expect(low).toBeGreaterThan(Math.min(...along) - 0.5001);
        expect(high).toBeLessThan(Math.max(...along) + 0.5001);
      }
    }
  });
});

it('case A14: no window of the top storey, also under a gable 3 m wide, reaches into any roof', () => {
  const house = [
    ...box('a', [0, 0], [3, 8]),
    ...box('b', [6, 0], [6, 6]),
    UPPER,
    ...box('u', [0, 0], [3, 8], 'upper'),
    ...box('v', [6, 0], [3, 6], 'upper'),
  ];
  const windows = ['u1', 'u2', 'u3', 'u4', 'v2'].map(
    (wall): LevelRecord => ({
      kind: 'opening',
      id: `in-${wall}`,
      wall,
      type: 'window',
      offset: 1.5,
      width: 1.2,
      height: 1.6,
      sill: 0.9,
    }),
  );
  const store = planStore(
    ...house,
    ...windows,
    { kind: 'roof', id: 'r1', storey: 'upper', type: 'gable', covers: [[1, 1]] },
    { kind: 'roof', id: 'r2', storey: 'upper', type: 'gable', covers: [[7, 1]] },
    {
      kind: 'roof',
      id: 'terrace',
      storey: 'ground',
      type: 'flat',
      thickness: 0.3,
      covers: [[11, 1]],
      besideUpper: true,
    },
  );
  const bodies = [...store.derived(wallBodies).ofStorey('upper')];
  const holes = bodies.flatMap(({ elevation, holes: cut }) =>
    cut.map(({ bottom, top }) => ({ bottom: elevation + bottom, top: elevation + top })),
  );
  expect(holes).toHaveLength(5);
  const heightsOf = (id: string): number[] =>
    [...factsOf(store, id).vertices].filter((_, index) => index % 3 === 1);
  for (const { bottom, top } of holes) {
    for (const id of ['r1', 'r2']) expect(Math.min(...heightsOf(id))).toBeGreaterThan(top);
    expect(Math.max(...heightsOf('terrace'))).toBeLessThan(bottom);
  }
});

type Rooms = readonly (readonly [number, number, number, number])[];

const place = fc.integer({ min: 0, max: 8 });
const size = fc.integer({ min: 2, max: 6 });

/** Whether a cell of a metre lies in one of the rooms. */
const isIn = (rooms: Rooms, x: number, z: number): boolean =>
  rooms.some(([left, top, width, depth]) => x >= left && x < left + width && z >= top && z < top + depth);

/** Walls 0.2 m thick a metre long all around the union of rooms. */
function cellsOf(storey: string, rooms: Rooms): LevelRecord[] {
  const walls: LevelRecord[] = [];
  for (let x = -1; x < 16; x += 1) {
    for (let z = -1; z < 16; z += 1) {
      const here = isIn(rooms, x, z);
      if (here !== isIn(rooms, x + 1, z))
        walls.push(wallFrom(`${storey}-${x}-${z}-e`, [x + 1, z], [x + 1, z + 1], { storey }));
      if (here !== isIn(rooms, x, z + 1))
        walls.push(wallFrom(`${storey}-${x}-${z}-s`, [x, z + 1], [x + 1, z + 1], { storey }));
    }
  }
  return walls;
}

/** In m²: what is within 0.1 m of the lower rooms and not of the upper ones, by squares of a decimetre. */
function countTerrace(lower: Rooms, higher: Rooms): number {
  const covers = (rooms: Rooms, x: number, z: number): boolean =>
    rooms.some(
      ([left, top, width, depth]) =>
        x > left * 10 - 1 && x < (left + width) * 10 + 1 && z > top * 10 - 1 && z < (top + depth) * 10 + 1,
    ) || isEnclosed(rooms, x / 10, z / 10);
  let count = 0;
  for (let x = -5; x < 160; x += 1) {
    for (let z = -5; z < 160; z += 1) {
      if (covers(lower, x + 0.5, z + 0.5) && !covers(higher, x + 0.5, z + 0.5)) count += 1;
    }
  }
  return count / 100;
}

/** Whether a place outside of all rooms is closed in by them on all sides: by filling the outside. */
function isEnclosed(rooms: Rooms, x: number, z: number): boolean {
  const [column, row] = [Math.floor(x), Math.floor(z)];
  return !outsideOf(rooms).has(`${column} ${row}`);
}

const known = new WeakMap<Rooms, ReadonlySet<string>>();

function outsideOf(rooms: Rooms): ReadonlySet<string> {
  const before = known.get(rooms);
  if (before) return before;
  const outside = new Set(['-2 -2']);
  for (const cell of outside) {
    const [x = 0, z = 0] = cell.split(' ').map(Number);
    for (const [dx, dz] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [nx, nz] = [x + dx, z + dz];
      if (nx >= -2 && nz >= -2 && nx < 18 && nz < 18 && !isIn(rooms, nx, nz)) outside.add(`${nx} ${nz}`);
    }
  }
  known.set(rooms, outside);
  return outside;
}
