import type { Random } from '../../math/random.ts';
import type { CellRect, Side, Site } from './plan.ts';
import { type PlanAxis, rectOf, type Span } from './plan-frame.ts';

/** How the room with the stairs lies in the grid, so that what is left can be cut into few enough rooms. */
export type CoreShape = 'all' | 'strip' | 'corner' | 'side';

/** The shape that leaves so few rectangles that a storey of `rooms` rooms, the core counted, is possible. */
export function coreShapeFor(rooms: number): CoreShape {
  if (rooms <= 1) return 'all';
  if (rooms === 2) return 'strip';
  return rooms === 3 ? 'corner' : 'side';
}

/** Most rooms of a storey, the core counted, in a grid of so many columns and rows. */
export function roomCapacity(
  [columns, rows]: readonly [number, number],
  [coreColumns, coreRows]: readonly [number, number],
): number {
  return columns * rows - coreColumns * coreRows + 1;
}

/** The axis that a strip runs along: from the street inwards, so that one enters it. */
export const stripAxis = ({ front }: Site, random: Random): PlanAxis => {
  if (front) return axisOf(front);
  return random.chance(0.5) ? 0 : 1;
};

/**
 * A rectangle for the stairs at a side of the grid, if possible at the front of the site.
 * @param size of the grid in cells
 * @param least cells that the stairs take along each axis; no more than `size`
 * @param strip the axis that a strip runs along
 */
export function placeCore(
  shape: CoreShape,
  size: readonly [number, number],
  least: readonly [number, number],
  strip: PlanAxis,
  { front }: Site,
  random: Random,
): CellRect {
  const isFull = (axis: PlanAxis): boolean => shape === 'all' || (shape === 'strip' && axis === strip);
  const atSide = front ? axisOf(front) : random.chance(0.5) ? 0 : 1;
  const span = (axis: PlanAxis): Span => {
    if (isFull(axis)) return { from: 0, count: size[axis] };
    const spare = size[axis] - least[axis];
    const end = random.chance(0.5) ? spare : 0;
    if (front && axis === axisOf(front)) return { from: front[0] === '-' ? 0 : spare, count: least[axis] };
    const from = shape === 'side' && axis !== atSide ? random.int(0, spare) : end;
    return { from, count: least[axis] };
  };
  return rectOf([span(0), span(1)]);
}

const axisOf = (side: Side): PlanAxis => (side === '-x' || side === '+x' ? 0 : 1);
