import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Furnished, furnishAll, placeOf, thicknessOf } from '../../../test/support/furnished.ts';
import { bareRooms } from '../../../test/support/random-storeys.ts';
import type { Vec2 } from '../../math/vec2.ts';
import type { PlannedFlight } from './plan.ts';

/** Metres between the points that one may stand on; half of what a person needs beside the narrowest door. */
const STEP = 0.1;
/** Half as wide as a person, in metres. */
const PERSON = 0.2;

interface Box {
  readonly min: Vec2;
  readonly max: Vec2;
}

const within = ({ min, max }: Box, [x, z]: Vec2, more: number): boolean =>
  x > min[0] - more && x < max[0] + more && z > min[1] - more && z < max[1] + more;

/** What stands: walls less their doors and arches, and the floor that flights and wells take. */
function obstaclesOf(storey: Furnished, index: number): Box[] {
  const solids = storey.walls.flatMap((wall, at) => {
    const [from, to] = [placeOf(storey.grid, wall.from), placeOf(storey.grid, wall.to)];
    const half = thicknessOf(wall, storey.wishes) / 2;
    const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]);
    const [dx, dz] = [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
    const part = (begin: number, end: number): Box => {
      const [a, b]: Vec2[] = [
        [from[0] + dx * begin, from[1] + dz * begin],
        [from[0] + dx * end, from[1] + dz * end],
      ];
      return boxAround(a ?? from, b ?? to, half * Math.abs(dz), half * Math.abs(dx));
    };
    const doors = storey.openings
      .filter(({ wall: own, role }) => own === at && role !== 'window')
      .sort((a, b) => a.offset - b.offset);
    const parts: Box[] = [];
    let begin = -half;
    for (const { offset, width } of doors) {
      parts.push(part(begin, offset - width / 2));
      begin = offset + width / 2;
    }
    return [...parts, part(begin, length + half)];
  });
  const inFloor = storey.flights.filter((flight) => flight.storey === index || flight.storey === index - 1);
  return [...solids, ...inFloor.map(boxOfFlight)];
}

const boxAround = (a: Vec2, b: Vec2, x: number, z: number): Box => ({
  min: [Math.min(a[0], b[0]) - x, Math.min(a[1], b[1]) - z],
  max: [Math.max(a[0], b[0]) + x, Math.max(a[1], b[1]) + z],
});

const boxOfFlight = ({ start, end, width }: PlannedFlight): Box =>
  start[1] === end[1] ? boxAround(start, end, 0, width / 2) : boxAround(start, end, width / 2, 0);

/** The place before the foot of a flight (−1) or behind its head (1) where a person has just left it. */
function besideFlight({ start, end }: PlannedFlight, side: -1 | 1): Vec2 {
  const from = side < 0 ? start : end;
  const away = (PERSON + STEP) * side;
  return [from[0] + Math.sign(end[0] - start[0]) * away, from[1] + Math.sign(end[1] - start[1]) * away];
}

/** The rooms that one comes to from a place, and whether one comes to another. */
function walk(storey: Furnished, index: number, from: Vec2, to: Vec2 | null) {
  const obstacles = obstaclesOf(storey, index);
  const last = placeOf(storey.grid, [storey.grid.xs.length - 1, storey.grid.zs.length - 1]);
  const columns = Math.ceil(last[0] / STEP) + 20;
  const rows = Math.ceil(last[1] / STEP) + 20;
  const seen = new Uint8Array(columns * rows);
  for (const { min, max } of obstacles) {
    const inside = (low: number, high: number): [number, number] => [
      Math.max(0, Math.ceil((low - PERSON) / STEP) + 10),
      Math.floor((high + PERSON) / STEP) + 10,
    ];
    const [i0, i1] = inside(min[0], max[0]);
    const [j0, j1] = inside(min[1], max[1]);
    for (let j = j0; j <= Math.min(j1, rows - 1); j += 1)
      seen.fill(1, j * columns + i0, j * columns + Math.min(i1, columns - 1) + 1);
  }
  const at = ([x, z]: Vec2): number => Math.round(x / STEP) + 10 + (Math.round(z / STEP) + 10) * columns;
  const boxes = storey.rooms.map(({ cells }) =>
    boxAround(
      placeOf(storey.grid, [cells.column, cells.row]),
      placeOf(storey.grid, [cells.column + cells.columns, cells.row + cells.rows]),
      0,
      0,
    ),
  );
  const rooms = new Set<number>();
  const stack = [at(from)];
  let arrives = to === null;
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    if (place < 0 || place >= seen.length || seen[place] === 1) continue;
    seen[place] = 1;
    const point: Vec2 = [((place % columns) - 10) * STEP, (Math.floor(place / columns) - 10) * STEP];
    rooms.add(boxes.findIndex((box) => within(box, point, 0)));
    arrives ||= to !== null && at(to) === place;
    const column = place % columns;
    if (column > 0) stack.push(place - 1);
    if (column < columns - 1) stack.push(place + 1);
    stack.push(place - columns, place + columns);
  }
  rooms.delete(-1);
  return { rooms, arrives };
}

describe('who comes in from outside', () => {
  it('walks into every room of every storey, around stairs and wells, and up the stairs', () => {
    fc.assert(
      fc.property(bareRooms(), fc.constantFrom('free', 'open'), (bare, layout) => {
        const storeys = furnishAll(bare, { layout, doorWidth: 0.9, extraDoors: 0 });
        for (const [index, storey] of storeys.entries()) {
          if (!storey) continue;
          const up = storey.flights.find((flight) => flight.storey === index);
          const down = storey.flights.find((flight) => flight.storey === index - 1);
          const from = down ? besideFlight(down, 1) : ([-0.8, -0.8] as const);
          const { rooms, arrives } = walk(storey, index, from, up ? besideFlight(up, -1) : null);
          expect([...rooms].sort((a, b) => a - b)).toEqual(storey.rooms.map((_, room) => room));
          expect(arrives).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});
