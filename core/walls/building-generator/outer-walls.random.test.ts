import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareRooms } from '../../../test/support/random-storeys.ts';
import { leftOf, type Vec2 } from '../../math/vec2.ts';
import { findWalls } from './outer-walls.ts';
import type { PlanGrid, PlannedRoom, PlannedWall } from './plan.ts';

/** The rectangle of a room in metres. */
function boxOf({ xs, zs }: PlanGrid, { cells }: PlannedRoom): { min: Vec2; max: Vec2 } {
  const at = (lines: readonly number[], index: number): number => lines[index] ?? Number.NaN;
  return {
    min: [at(xs, cells.column), at(zs, cells.row)],
    max: [at(xs, cells.column + cells.columns), at(zs, cells.row + cells.rows)],
  };
}

function roomAround(grid: PlanGrid, rooms: readonly PlannedRoom[], [x, z]: Vec2): number | null {
  const found = rooms.findIndex((room) => {
    const { min, max } = boxOf(grid, room);
    return x > min[0] && x < max[0] && z > min[1] && z < max[1];
  });
  return found < 0 ? null : found;
}

/** The edges of one cell that a wall consists of: their middles, and the ways along and to the left. */
function piecesOf({ xs, zs }: PlanGrid, { from, to }: PlannedWall) {
  const direction: Vec2 = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
  const count = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
  return Array.from({ length: count }, (_, index) => {
    const [i, j] = [from[0] + direction[0] * index, from[1] + direction[1] * index];
    const place = (lines: readonly number[], at: number, step: number): number =>
      ((lines[at] ?? Number.NaN) + (lines[at + step] ?? Number.NaN)) / 2;
    const middle: Vec2 = [place(xs, i, direction[0]), place(zs, j, direction[1])];
    return { middle, direction, left: leftOf(direction) };
  });
}

const ASIDE = 0.01;
const beside = ([x, z]: Vec2, [dx, dz]: Vec2, by: number): Vec2 => [x + dx * by, z + dz * by];

/** True where a ray meets a room: both lie along axes, so that its line either runs through the rectangle or not. */
function meetsRoom(grid: PlanGrid, rooms: readonly PlannedRoom[], [x, z]: Vec2, [dx, dz]: Vec2): boolean {
  return rooms.some((room) => {
    const { min, max } = boxOf(grid, room);
    if (dx !== 0) return z > min[1] && z < max[1] && (dx > 0 ? max[0] > x + ASIDE : min[0] < x - ASIDE);
    return x > min[0] && x < max[0] && (dz > 0 ? max[1] > z + ASIDE : min[1] < z - ASIDE);
  });
}

const eachStorey = fc.property(bareRooms(), ({ grid, storeys }) => {
  for (const [index, rooms] of storeys.entries()) check(grid, rooms, storeys[index + 1] ?? null);
});

function check(grid: PlanGrid, rooms: readonly PlannedRoom[], above: readonly PlannedRoom[] | null): void {
  const walls = findWalls(grid, rooms, above);
  const middles = new Set<string>();
  for (const wall of walls) {
    const pieces = piecesOf(grid, wall);
    for (const { middle, left } of pieces) {
      expect(middles.has(String(middle)), 'twice').toBe(false);
      middles.add(String(middle));
      const right: Vec2 = [-left[0], -left[1]];
      expect(roomAround(grid, rooms, beside(middle, right, ASIDE))).toBe(wall.room);
      expect(roomAround(grid, rooms, beside(middle, left, ASIDE))).toBe(wall.beyond);
      const isUnder = above !== null && roomAround(grid, above, beside(middle, right, ASIDE)) !== null;
      expect(wall.carries).toBe(wall.beyond === null && isUnder);
    }
    const isFree = pieces.every(({ middle, left }) => !meetsRoom(grid, rooms, middle, left));
    expect(wall.isClear).toBe(wall.beyond === null && isFree);
  }
  expect(middles).toEqual(sidesOf(grid, rooms));
  for (const wall of walls) expect(walls.some((next) => goesOn(wall, next))).toBe(false);
  const outer = walls.filter(({ beyond }) => beyond === null);
  for (const [index, wall] of outer.entries()) expect(outer.at(index - 1)?.to).toEqual(wall.from);
}

/** The middles of all sides of cells that something else lies behind, counted cell by cell. */
function sidesOf(grid: PlanGrid, rooms: readonly PlannedRoom[]): Set<string> {
  const found = new Set<string>();
  const last = grid.xs.length - 1;
  const lowest = grid.zs.length - 1;
  for (let i = 0; i <= last; i += 1) {
    for (let j = 0; j <= lowest; j += 1) {
      const ways: PlannedWall[] = [];
      const wall = { room: 0, beyond: null, isClear: false, carries: false };
      if (i < last) ways.push({ ...wall, from: [i, j], to: [i + 1, j] });
      if (j < lowest) ways.push({ ...wall, from: [i, j], to: [i, j + 1] });
      for (const { middle, left } of ways.flatMap((way) => piecesOf(grid, way))) {
        const sides = [ASIDE, -ASIDE].map((by) => roomAround(grid, rooms, beside(middle, left, by)));
        if (sides[0] !== sides[1]) found.add(String(middle));
      }
    }
  }
  return found;
}

/** True where one wall could have gone on over the other. */
const goesOn = (wall: PlannedWall, next: PlannedWall): boolean =>
  wall.to[0] === next.from[0] &&
  wall.to[1] === next.from[1] &&
  wall.room === next.room &&
  wall.beyond === next.beyond &&
  wall.carries === next.carries &&
  (wall.from[0] === next.to[0] || wall.from[1] === next.to[1]);

describe('the walls of any rooms', () => {
  it('are every side between two rooms or a room and the outside once, and clear where no ray meets a room', () => {
    fc.assert(eachStorey, { numRuns: 150 });
  });
});
