import { describe, expect, it } from 'vitest';
import { createRandom } from '../../math/random.ts';
import { furnishStorey } from './furnish-storey.ts';
import { findWalls } from './outer-walls.ts';
import type { PlannedRoom, Site } from './plan.ts';
import { planBuilding } from './plan-building.ts';
import { DEFAULT_WISHES, type FullWishes } from './wishes.ts';

const room = (column: number, row: number): PlannedRoom => ({
  cells: { column, row, columns: 1, rows: 1 },
  use: null,
  isLocked: false,
});

/** Rooms in a row along x, so many metres wide and deep from one middle of a wall to the next. */
function furnishRow(
  rooms: number,
  width: number,
  depth: number,
  wished: Partial<FullWishes>,
  site: Site = {},
) {
  const grid = { xs: Array.from({ length: rooms + 1 }, (_, index) => index * width), zs: [0, depth] };
  const row = Array.from({ length: rooms }, (_, index) => room(index, 0));
  const walls = findWalls(grid, row, null);
  const wishes: FullWishes = { ...DEFAULT_WISHES, storeys: 1, extraDoors: 0, ...wished };
  const random = createRandom(7);
  const made = furnishStorey({
    grid,
    storey: 0,
    rooms: row,
    walls,
    stairRoom: null,
    flights: [],
    wishes,
    site,
    random,
  });
  const of = (role: string) => made?.openings.filter((opening) => opening.role === role) ?? [];
  return {
    made,
    windows: of('window'),
    doors: of('door'),
    walls,
    notices: made?.notices.map(({ wish }) => wish),
  };
}

describe('doors beside corners', () => {
  // Between outer walls of 0.3 m stands a wall with 0.15 m taken at either end, and a millimetre that remains.
  const taken = 0.3 + 2 * 0.001;

  it('fill a bay that is just as wide as they are', () => {
    const { doors, notices } = furnishRow(2, 3, taken + 0.9, { windowDensity: 0 });
    expect(doors).toMatchObject([{ width: 0.9, offset: (taken + 0.9) / 2 }]);
    expect(notices).toEqual([]);
  });

  it.each([0, 1, 2, 3, 4, 5])('stand %i mm from a corner where there is no more room', (millimetres) => {
    const { doors } = furnishRow(2, 3, taken + 0.9 + (2 * millimetres) / 1000, { windowDensity: 0 });
    expect(doors[0]?.width).toBe(0.9);
    const beside = (doors[0]?.offset ?? 0) - 0.45 - 0.151;
    expect(beside).toBeGreaterThanOrEqual(-1e-9);
    expect(beside).toBeLessThanOrEqual((2 * millimetres) / 1000 + 1e-9);
  });

  it('are narrower where the bay is, with a notice, down to what one gets through', () => {
    const narrower = furnishRow(2, 3, taken + 0.7, { windowDensity: 0 });
    expect(narrower.doors).toMatchObject([{ width: 0.5 }]);
    expect(narrower.notices).toContain('doorWidth');
    expect(furnishRow(2, 3, taken + 0.5, { windowDensity: 0 }).doors).toMatchObject([{ width: 0.5 }]);
    expect(furnishRow(2, 3, taken + 0.4999, { windowDensity: 0 }).made).toBeNull();
  });
});

describe('windows of a façade of 4 m', () => {
  const onFacade = (wished: Partial<FullWishes>) => {
    const { windows, walls, notices } = furnishRow(1, 4, 4, { windowDensity: 1, ...wished }, { front: '+z' });
    return {
      windows: windows.filter(({ wall }) => walls[wall]?.from[1] === 0 && walls[wall]?.to[1] === 0),
      notices,
    };
  };

  it('are none where none are wished', () => {
    expect(onFacade({ windowDensity: 0 }).windows).toEqual([]);
  });

  it('are as many as fit with wall between them, spread evenly', () => {
    // 4 − 0.3 for the corners, 2 mm that remain and two jambs of 0.1 leave 3.498 m: three windows of 0.6 with 0.6
    // between, and 1.698 m of wall in four equal parts.
    const { windows } = onFacade({ windowWidth: 0.6 });
    expect(windows.map(({ offset }) => offset)).toEqual([0.9755, 2, 3.0245]);
  });

  it.each([0.1, 0.3, 1.2, 3.498])('of %d m stand between the corners and never overlap', (windowWidth) => {
    const { windows } = onFacade({ windowWidth });
    expect(windows.length).toBeGreaterThan(0);
    let end = 0.15;
    for (const { offset, width } of windows) {
      expect(offset - width / 2).toBeGreaterThan(end);
      end = offset + width / 2;
    }
    expect(end).toBeLessThan(4 - 0.15);
  });

  it('are narrower where they are wider than it, and left out where less than half of one would remain', () => {
    const narrower = onFacade({ windowWidth: 5 });
    expect(narrower.windows.map(({ width }) => width)).toEqual([3.498]);
    expect(narrower.notices).toContain('windowWidth');
    const none = onFacade({ windowWidth: 50 });
    expect(none.windows).toEqual([]);
    expect(none.notices).toContain('windowWidth');
  });

  it('are lower under a low ceiling, and none where even half of one has no room over the sill', () => {
    const lower = onFacade({ storeyHeight: 2, doorHeight: 1.9 });
    expect(lower.windows[0]).toMatchObject({ sill: 0.9, height: 1 });
    expect(lower.notices).toContain('windowHeight');
    const none = onFacade({ storeyHeight: 2, doorHeight: 1.9, windowSill: 1.5 });
    expect(none.windows).toEqual([]);
    expect(none.notices).toContain('windowSill');
  });

  it('are none on a side that something stands close to', () => {
    const { windows, walls } = furnishRow(
      1,
      4,
      4,
      { windowDensity: 1 },
      { front: '+z', closed: ['-z', '-x'] },
    );
    const sides = windows.map(({ wall }) => walls[wall]?.from);
    expect(sides.length).toBeGreaterThan(0);
    expect(sides).not.toContainEqual([0, 0]);
    expect(sides).not.toContainEqual([0, 1]);
  });
});

describe('openings that cannot be', () => {
  it.each([
    ['doorWidth', { doorWidth: 0.4 }],
    ['doorHeight', { doorHeight: 0.4 }],
    ['windowWidth', { windowWidth: 0.09 }],
    ['windowHeight', { windowHeight: 0.001 }],
  ] as const)('are refused by the wish: %s', (wish, wishes) => {
    expect(planBuilding(wishes, 1)).toMatchObject({ ok: false, reason: { wish } });
  });

  it('but small windows are no matter where none are wished', () => {
    expect(planBuilding({ windowWidth: 0.001, windowDensity: 0 }, 1).ok).toBe(true);
  });
});
