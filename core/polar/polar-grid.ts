import type { Vec2 } from '../math/vec2.ts';

/** A cell by the ring line that it begins at and by its step. */
export type Cell = readonly [line: number, step: number];

/**
 * `stretched`: each line lies a factor farther out than the one before, so that all cells are square;
 * `regular`: lines lie one cell side apart. The second is there to be compared with.
 */
export type Spacing = 'stretched' | 'regular';

/** A grid of rings around a centre, as far as it follows from two numbers. Lengths in metres. */
export interface PolarGrid {
  /** Steps of the whole turn. */
  readonly steps: number;
  /** Side of a cell at the threshold radius. */
  readonly cellSize: number;
  /** Radius of ring line 0, where a cell is as wide as it is authored. */
  readonly r0: number;
  /** By how much the radius grows from one line to the next. */
  readonly growth: number;
}

/** The fewest steps that are more than π, below which no growth makes cells square. */
export const LEAST_STEPS = 4;

/**
 * The grid of so many steps: r0 = l0·N / 2π and A = (N + π)/(N − π). That growth is the one for which the radial side of
 * every cell, r·(A − 1), equals its tangential side at mid radius, (2π/N)·r·(A + 1)/2.
 * @param steps N, whole
 * @param cellSize l0 in metres, above 0
 * Throws a RangeError for what gives no grid.
 */
export function createGrid(steps: number, cellSize: number): PolarGrid {
  if (!Number.isInteger(steps) || steps < LEAST_STEPS) {
    throw new RangeError(`createGrid: ${steps} steps give no ring`);
  }
  if (!(cellSize > 0 && cellSize < Number.POSITIVE_INFINITY)) {
    throw new RangeError(`createGrid: cells of ${cellSize} m give no ring`);
  }
  return {
    steps,
    cellSize,
    r0: (cellSize * steps) / (2 * Math.PI),
    growth: (steps + Math.PI) / (steps - Math.PI),
  };
}

/** Radius in metres of a ring line; lines below 0 lie within the threshold. Half lines are the middles of cells. */
export const radiusOf = (
  { r0, growth, cellSize }: PolarGrid,
  line: number,
  spacing: Spacing = 'stretched',
) => (spacing === 'stretched' ? r0 * growth ** line : r0 + line * cellSize);

/** Angle in radians of a step line, from +x towards +z. Not wrapped; half steps are the middles of cells. */
export const angleOf = ({ steps }: PolarGrid, step: number): number => (2 * Math.PI * step) / steps;

/** The step from 0 to `steps` − 1 that stands for this one; never −0. */
export const wrapStep = (step: number, steps: number): number => (((step % steps) + steps) % steps) + 0;

/** The radii in metres of all lines of an interval, both ends included. */
export const radiiOf = (grid: PolarGrid, innerRing: number, outerRing: number): readonly number[] =>
  Array.from({ length: Math.max(0, outerRing - innerRing + 1) }, (_, index) =>
    radiusOf(grid, innerRing + index),
  );

/** Radial and tangential side in metres of the cells that begin at a line, the second at their mid radius. */
export function cellSides(grid: PolarGrid, line: number, spacing: Spacing = 'stretched'): Vec2 {
  const inner = radiusOf(grid, line, spacing);
  const outer = radiusOf(grid, line + 1, spacing);
  return [outer - inner, ((2 * Math.PI) / grid.steps) * ((inner + outer) / 2)];
}

/** Radial ÷ tangential side of the cells that begin at a line: 1 is square. Of a regular grid from its centre out. */
export function aspectOf(grid: PolarGrid, line: number, spacing: Spacing = 'stretched'): number {
  const [radial, tangential] = cellSides(grid, line, spacing);
  return radial / tangential;
}

/** How much larger than at the threshold things are drawn at a line: r_n / r0. */
export const scaleOf = (grid: PolarGrid, line: number, spacing: Spacing = 'stretched'): number =>
  radiusOf(grid, line, spacing) / grid.r0;

/**
 * The cell that a plan point lies in, by the inverse of the grid and not by search. A point on a line belongs to the
 * cell outside it, one on a step line to the cell that begins there.
 * @param point [x, z] in metres from the centre of the ring
 * Undefined for the centre itself and for what is no point.
 */
export function findCell(grid: PolarGrid, [x, z]: Vec2, spacing: Spacing = 'stretched'): Cell | undefined {
  const radius = Math.hypot(x, z);
  if (!(radius > 0 && radius < Number.POSITIVE_INFINITY)) return undefined;
  const near = Math.floor(
    spacing === 'stretched'
      ? Math.log(radius / grid.r0) / Math.log(grid.growth)
      : (radius - grid.r0) / grid.cellSize,
  );
  const step = Math.floor((Math.atan2(z, x) * grid.steps) / (2 * Math.PI));
  return [settleLine(grid, radius, near, spacing), wrapStep(step, grid.steps)];
}

/** Arithmetic rounds: a radius that is that of a line to the bit is taken for the line's. */
function settleLine(grid: PolarGrid, radius: number, near: number, spacing: Spacing): number {
  if (radius >= radiusOf(grid, near + 1, spacing)) return near + 1;
  return radius < radiusOf(grid, near, spacing) ? near - 1 : near;
}

/**
 * The corners of a cell, [x, z] in metres from the centre: inner ones first, in the order in which a walk around the
 * cell meets them. The step may be any whole number; those a turn apart give the same points to the bit.
 */
export function cornersOf(grid: PolarGrid, [line, step]: Cell): readonly [Vec2, Vec2, Vec2, Vec2] {
  const inner = radiusOf(grid, line);
  const outer = radiusOf(grid, line + 1);
  const from = angleOf(grid, wrapStep(step, grid.steps));
  const to = angleOf(grid, wrapStep(step + 1, grid.steps));
  return [onCircle(inner, from), onCircle(inner, to), onCircle(outer, to), onCircle(outer, from)];
}

const onCircle = (radius: number, angle: number): Vec2 => [
  radius * Math.cos(angle),
  radius * Math.sin(angle),
];
