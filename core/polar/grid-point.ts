import { type Cell, type PolarGrid, type Spacing, wrapStep } from './polar-grid.ts';

/** A place on a grid, between its lines: in lines outwards and in steps along, from 0 to N. */
export interface GridPoint {
  readonly line: number;
  readonly step: number;
}

/**
 * Where a plan point lies on a grid.
 * @param point [x, z] in metres from the centre of the ring
 * Undefined for the centre itself and for what is no point.
 */
export function findGridPoint(
  { steps, cellSize, r0, growth }: PolarGrid,
  [x, z]: readonly [number, number],
  spacing: Spacing = 'stretched',
): GridPoint | undefined {
  const radius = Math.hypot(x, z);
  if (!(radius > 0 && radius < Number.POSITIVE_INFINITY)) return undefined;
  const line = spacing === 'stretched' ? Math.log(radius / r0) / Math.log(growth) : (radius - r0) / cellSize;
  return { line, step: wrapStep((Math.atan2(z, x) * steps) / (2 * Math.PI), steps) };
}

export const cellOf = ({ line, step }: GridPoint): Cell => [Math.floor(line), Math.floor(step)];

/** The way from one step to another that is the shorter one around the ring; half a turn is positive. */
export function stepsBetween(from: number, to: number, steps: number): number {
  const way = wrapStep(to - from, steps);
  return way > steps / 2 ? way - steps : way;
}
