import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit } from '../../../test/support/edit-records.ts';
import { loadJudge } from '../../../test/support/mesh-proof.ts';
import { planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { areaOf, box, factsOf, ring, SLAB, UPPER } from '../../../test/support/roofed-plans.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Roof } from '../../document/schema/roof.ts';
import { roofSurfaces } from './roof-surfaces.ts';

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
