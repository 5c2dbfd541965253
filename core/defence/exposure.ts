import type { Tower } from '../document/schema/tower.ts';
import type { BuiltLevel } from './builder/build-level.ts';

/** What a tower reaches of a level. */
export interface TowerReach {
  readonly id: string;
  /** Metres of the path within its range, each walk over a crossing counted: divided by a speed, the time under fire. */
  readonly pathInRange: number;
}

/** What all towers together reach. */
export interface Exposure {
  readonly towers: readonly TowerReach[];
  /** Metres within range of each tower, summed, for each tile of the path in walking order. */
  readonly alongPath: Float64Array;
  /** Blank tiles whose middle lies in range of no tower. */
  readonly blanksOutOfReach: number;
}

/**
 * What towers reach. Enemies walk from the middle of a tile to that of the next; a range is a ball around the middle
 * of a tower's tile. The work grows with the towers and what lies in their ranges, not with towers × tiles.
 * @param tileSize side of a tile in metres
 */
export function computeExposure(level: BuiltLevel, towers: readonly Tower[], tileSize: number): Exposure {
  const alongPath = new Float64Array(level.path.xs.length);
  const steps = stepsByCell(level);
  const reach = towers.map(({ id, cell, range }): TowerReach => {
    let pathInRange = 0;
    const tiles = range / tileSize;
    for (const step of stepsNear(level, steps, cell, tiles)) {
      const metres = lengthInRange(level, step, cell, tiles) * tileSize;
      alongPath[step] = (alongPath[step] ?? 0) + metres;
      pathInRange += metres;
    }
    return { id, pathInRange };
  });
  return { towers: reach, alongPath, blanksOutOfReach: countOutOfReach(level, towers, tileSize) };
}

type Steps = ReadonlyMap<number, readonly number[]>;

const keyOf = ({ bounds: { min, max } }: BuiltLevel, x: number, y: number): number =>
  (y - min[1]) * (max[0] - min[0] + 1) + x - min[0];

/** The steps of the path by their cells: one each, two on a crossing. */
function stepsByCell(level: BuiltLevel): Steps {
  const steps = new Map<number, number[]>();
  for (const [step, x] of level.path.xs.entries()) {
    const key = keyOf(level, x, level.path.ys[step] ?? 0);
    const there = steps.get(key);
    if (there) there.push(step);
    else steps.set(key, [step]);
  }
  return steps;
}

/** Every step that may come into range: the stretch around a tile reaches half a tile beyond its middle. */
function* stepsNear(
  level: BuiltLevel,
  steps: Steps,
  [x, y]: readonly [number, number],
  tiles: number,
): Generator<number> {
  const { min, max } = level.bounds;
  const reach = Math.ceil(tiles + 0.5);
  for (let row = Math.max(min[1], y - reach); row <= Math.min(max[1], y + reach); row += 1) {
    for (let column = Math.max(min[0], x - reach); column <= Math.min(max[0], x + reach); column += 1) {
      yield* steps.get(keyOf(level, column, row)) ?? [];
    }
  }
}

/** Tiles of the way that a step stands for (half of that to it and half of that from it) within a ball. */
function lengthInRange(
  { path: { xs, ys } }: BuiltLevel,
  step: number,
  [x, y]: readonly [number, number],
  radius: number,
): number {
  const [atX, atY] = [(xs[step] ?? 0) - x, (ys[step] ?? 0) - y];
  let sum = 0;
  for (const neighbour of [step - 1, step + 1]) {
    if (neighbour < 0 || neighbour >= xs.length) continue;
    const alongX = ((xs[neighbour] ?? 0) - x - atX) / 2;
    const alongY = ((ys[neighbour] ?? 0) - y - atY) / 2;
    sum += segmentInDisc(atX, atY, alongX, alongY, radius);
  }
  return sum;
}

/** Length of the part of a segment, from a point along a vector, that lies in a disc around the origin. */
function segmentInDisc(x: number, y: number, dx: number, dy: number, radius: number): number {
  const length = Math.hypot(dx, dy);
  const middle = -(x * dx + y * dy) / length;
  const beside = x * x + y * y - middle * middle;
  const half = Math.sqrt(Math.max(0, radius * radius - beside));
  return Math.max(0, Math.min(length, middle + half) - Math.max(0, middle - half));
}

function countOutOfReach(level: BuiltLevel, towers: readonly Tower[], tileSize: number): number {
  const { bounds, blanks } = level;
  const { min, max } = bounds;
  const width = max[0] - min[0] + 1;
  const inReach = new Uint8Array(width * (max[1] - min[1] + 1));
  for (const { cell, range } of towers) {
    const tiles = range / tileSize;
    const rows = Math.floor(tiles);
    for (let row = Math.max(min[1], cell[1] - rows); row <= Math.min(max[1], cell[1] + rows); row += 1) {
      const half = Math.floor(Math.sqrt(tiles * tiles - (row - cell[1]) ** 2));
      const from = Math.max(min[0], cell[0] - half);
      const to = Math.min(max[0], cell[0] + half);
      if (from <= to) inReach.fill(1, keyOf(level, from, row), keyOf(level, to, row) + 1);
    }
  }
  let count = 0;
  for (let next = 0; next < blanks.length; next += 2) {
    count += inReach[keyOf(level, blanks[next] ?? 0, blanks[next + 1] ?? 0)] ? 0 : 1;
  }
  return count;
}
