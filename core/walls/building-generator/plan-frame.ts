import type { CellRect, PlanGrid } from './plan.ts';

/** What all storeys share: the grid, and the rectangles of it that are the same room in each of them. */
export interface PlanFrame {
  readonly grid: PlanGrid;
  /** What the lowest storey covers before anything is carved off it. */
  readonly outline: CellRect;
  /** The room with the stairs; null in a building of one storey. */
  readonly core: CellRect | null;
  /** The way through each storey; null without one. */
  readonly corridor: CellRect | null;
}

/** An axis of the plan, which is also the index of its coordinate: 0 along x, 1 along z. */
export type PlanAxis = 0 | 1;

/** Some lines of an axis: `count` cells from `from` on. */
export interface Span {
  readonly from: number;
  readonly count: number;
}

/** The rectangle of spans along x and along z. */
export const rectOf = ([x, z]: readonly [Span, Span]): CellRect => ({
  column: x.from,
  row: z.from,
  columns: x.count,
  rows: z.count,
});

/** The rectangle of all cells of a grid. */
export const wholeOf = ({ xs, zs }: PlanGrid): CellRect => ({
  column: 0,
  row: 0,
  columns: xs.length - 1,
  rows: zs.length - 1,
});
