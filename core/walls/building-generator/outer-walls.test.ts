import { describe, expect, it } from 'vitest';
import { findWalls } from './outer-walls.ts';
import type { GridPoint, PlanGrid, PlannedRoom } from './plan.ts';

const room = (column: number, row: number, columns: number, rows: number): PlannedRoom => ({
  cells: { column, row, columns, rows },
  use: null,
  isLocked: false,
});

describe('the example of the article', () => {
  // Points are numbered row by row, three a row; the cells between 1, 2, 4, 5 and between 7, 8, 10, 11 are left out.
  const grid: PlanGrid = { xs: [0, 3, 7], zs: [0, 4, 6, 9] };
  const numberOf = ([i, j]: GridPoint): number => i + j * grid.xs.length;
  const [a, b, c] = [0, 1, 2];
  const walls = findWalls(grid, [room(0, 0, 1, 1), room(0, 1, 1, 2), room(1, 1, 1, 1)], null);
  const outer = walls.filter(({ beyond }) => beyond === null);

  it('has nine outer walls, in their order around it', () => {
    expect(outer.map(({ from, to }) => `${numberOf(from)}-${numberOf(to)}`)).toEqual([
      '0-1',
      '1-4',
      '4-5',
      '5-8',
      '8-7',
      '7-10',
      '10-9',
      '9-3',
      '3-0',
    ]);
    expect(outer.map((wall) => wall.room)).toEqual([a, a, c, c, c, b, b, b, a]);
  });

  it('may have windows in all of them: nothing stands in front of any', () => {
    expect(outer.every(({ isClear }) => isClear)).toBe(true);
  });

  it('has doors between A and B on 3-4, and between B and C on 4-7', () => {
    const inner = walls.filter(({ beyond }) => beyond !== null);
    expect(
      inner.map(({ from, to, room: right, beyond }) => [numberOf(from), numberOf(to), right, beyond]),
    ).toEqual([
      [3, 4, b, a],
      [4, 7, b, c],
    ]);
  });
});
