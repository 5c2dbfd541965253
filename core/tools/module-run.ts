import { intervalOf, type Ring } from '../document/schema/ring.ts';
import { stepsBetween } from '../polar/grid-point.ts';
import type { Extent } from '../polar/pivot.ts';
import type { Cell } from '../polar/polar-grid.ts';
import { isInInterval, type RingPoint } from './ring-pointer.ts';

/** Modules that a drag paints from one cell to another. Steps are counted on over the seam, so that it may go around. */
export interface ModuleRun {
  readonly ring: string;
  readonly from: Cell;
  readonly to: Cell;
}

/** In cells: less than a pixel of any that can be seen. */
const TIE = 1e-6;

/** Modules of one run: more are what the fill tool is for. */
const MOST_IN_RUN = 4096;

/** The lowest cell of a footprint whose middle is as near to a place as can be, within the ring where the place is. */
export function lowestCellAt(point: RingPoint, [along, across]: Extent): Cell {
  const line = settle(point.line - across / 2);
  const step = settle(point.step - along / 2);
  if (!isInInterval(point)) return [line, step];
  const [inner, outer] = intervalOf(point.ring);
  return [Math.max(inner, Math.min(line, outer - across)), step];
}

/** The nearest whole number; of two that are as near, the greater one whatever rounding left of the place. */
const settle = (place: number): number => Math.floor(place + 0.5 + TIE);

export const beginRun = (ring: Readonly<Ring>, cell: Cell): ModuleRun => ({
  ring: ring.id,
  from: cell,
  to: cell,
});

/** The run led on to a cell, by the shorter way around. */
export const leadRun = (run: ModuleRun, [line, step]: Cell, steps: number): ModuleRun => ({
  ...run,
  to: [line, run.to[1] + stepsBetween(run.to[1], step, steps)],
});

/** The lowest cells of a run's modules, side by side from where it began: along the ring, then line by line. */
export function cellsOfRun({ from, to }: ModuleRun, [along, across]: Extent, steps: number): readonly Cell[] {
  const perLine = Math.max(1, Math.min(countOf(to[1] - from[1], along), Math.floor(steps / along)));
  const lines = Math.min(countOf(to[0] - from[0], across), Math.max(1, Math.floor(MOST_IN_RUN / perLine)));
  const stride: Cell = [Math.sign(to[0] - from[0]) * across, Math.sign(to[1] - from[1]) * along];
  return Array.from({ length: lines * perLine }, (_, index) => [
    from[0] + Math.floor(index / perLine) * stride[0],
    from[1] + (index % perLine) * stride[1],
  ]);
}

/** How many modules of a width stand side by side until something that many cells away is reached. */
const countOf = (way: number, width: number): number => Math.floor(Math.abs(way) / width) + 1;
