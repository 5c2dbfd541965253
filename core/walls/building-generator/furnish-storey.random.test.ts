import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Furnished, furnishAll, recordsOf } from '../../../test/support/furnished.ts';
import { planStore } from '../../../test/support/plan-store.ts';
import { bareRooms } from '../../../test/support/random-storeys.ts';
import { findOpeningDefects } from '../openings/opening-defects.ts';
import { wallBodies } from '../wall-bodies.ts';
import type { PlannedLink, PlannedOpening } from './plan.ts';
import type { FullWishes, WishName } from './wishes.ts';

/** Wishes for openings, from the least to what hardly any wall has room for. */
const wishes = (): fc.Arbitrary<Partial<FullWishes>> =>
  fc.record({
    entrances: fc.integer({ min: 1, max: 5 }),
    windowDensity: fc.constantFrom(0, 0.5, 1),
    windowWidth: fc.constantFrom(0.1, 0.6, 1.2, 3, 10),
    windowHeight: fc.constantFrom(0.1, 1.2, 3),
    windowSill: fc.constantFrom(0, 0.9, 2.2, 9),
    doorWidth: fc.constantFrom(0.5, 0.9, 1.1003, 4),
    doorHeight: fc.constantFrom(0.5, 2.05, 2.699),
    extraDoors: fc.integer({ min: 0, max: 4 }),
    layout: fc.constantFrom('free', 'corridor', 'open'),
    outerThickness: fc.constantFrom(0.05, 0.3, 0.5003),
    innerThickness: fc.constantFrom(0.05, 0.12, 0.4),
  });

const each = (check: (storey: Furnished, index: number) => void) =>
  fc.assert(
    fc.property(bareRooms(), wishes(), (rooms, wished) => {
      for (const [index, storey] of furnishAll(rooms, wished).entries()) if (storey) check(storey, index);
    }),
    { numRuns: 150 },
  );

function checkSize({ walls, wishes: wished, notices }: Furnished, opening: PlannedOpening): void {
  const isWindow = opening.role === 'window';
  const wall = walls[opening.wall];
  expect(wall?.beyond === null).toBe(isWindow || opening.role === 'entrance');
  expect(isWindow && !wall?.isClear).toBe(false);
  if (opening.type === 'arch') return;
  const noticed = notices.map(({ wish }) => wish);
  const [width, height] = isWindow
    ? (['windowWidth', 'windowHeight'] as const)
    : (['doorWidth', 'doorHeight'] as const);
  expect(opening.width).toBeLessThanOrEqual(wished[width]);
  expect(opening.height).toBeLessThanOrEqual(wished[height]);
  expect(opening.width < wished[width] && !noticed.includes(width)).toBe(false);
  expect(opening.height < wished[height] && !noticed.includes(height)).toBe(false);
}

/** As many as wished for, or fewer and a notice that says so. */
function expectCount({ notices }: Furnished, wish: WishName, count: number, wished: number): void {
  if (notices.some((notice) => notice.wish === wish)) expect(count).toBeLessThan(wished);
  else expect(count).toBe(wished);
}

/** How many rooms one comes to from the first. */
function countReached(links: readonly PlannedLink[]): number {
  const reached = new Set([0]);
  for (let size = 0; size < reached.size; ) {
    size = reached.size;
    const leading = links.filter(({ rooms }) => rooms.some((room) => reached.has(room)));
    for (const room of leading.flatMap(({ rooms }) => rooms)) reached.add(room);
  }
  return reached.size;
}

function checkLink({ openings, walls }: Furnished, { rooms, opening, isOfTree }: PlannedLink): void {
  const through = openings[opening];
  expect(through?.role).toBe(isOfTree ? 'door' : 'extra');
  const wall = walls[through?.wall ?? -1];
  expect([wall?.room, wall?.beyond]).toEqual(rooms);
}

describe('the openings of any storey', () => {
  it('are cut whole by the walls that will stand there: no corner, no other opening and no top cuts one', () => {
    each((storey) => {
      const store = planStore(...recordsOf(storey));
      const bodies = store.derived(wallBodies);
      const holes = storey.walls.flatMap((_, index) => bodies.find(`wall-${index}`)?.holes ?? []);
      expect(holes).toHaveLength(storey.openings.length);
      expect(holes.every(({ isWhole }) => isWhole)).toBe(true);
      expect(findOpeningDefects(store, store.ofKind('wall'))).toEqual([]);
    });
  });

  it('are as wished or smaller, smaller only with a notice; windows in clear walls, entrances on the lowest storey', () => {
    each((storey, index) => {
      for (const opening of storey.openings) checkSize(storey, opening);
      const entrances = storey.openings.filter(({ role }) => role === 'entrance').length;
      expectCount(storey, 'entrances', entrances, index > 0 ? 0 : storey.wishes.entrances);
    });
  });

  it('join the rooms by a tree of doors and the extra ones, each pair of rooms by one', () => {
    each((storey) => {
      const { openings, links, rooms, wishes: wished } = storey;
      const tree = links.filter(({ isOfTree }) => isOfTree);
      expect(tree).toHaveLength(rooms.length - 1);
      expect(countReached(tree)).toBe(rooms.length);
      expectCount(storey, 'extraDoors', links.length - tree.length, wished.extraDoors);
      const pairs = links.map(({ rooms: pair }) => String([...pair].sort((a, b) => a - b)));
      expect(new Set(pairs).size).toBe(pairs.length);
      const inner = openings.filter(({ role }) => role === 'door' || role === 'extra');
      expect(inner).toHaveLength(links.length);
      for (const link of links) checkLink(storey, link);
    });
  });

  it('are found for nearly all rooms that are wide enough for a door', () => {
    const counts = { made: 0, all: 0 };
    fc.assert(
      fc.property(bareRooms(), (rooms) => {
        for (const storey of furnishAll(rooms)) {
          counts.all += 1;
          if (storey) counts.made += 1;
        }
      }),
      { numRuns: 100 },
    );
    expect(counts.made / counts.all).toBeGreaterThan(0.8);
  });
});
