import type { CellRect, PlanGrid } from './plan.ts';

export const cellsOf = ({ columns, rows }: CellRect): number => columns * rows;

export const isSame = (a: CellRect, b: CellRect): boolean =>
  a.column === b.column && a.row === b.row && a.columns === b.columns && a.rows === b.rows;

/** Whether two rectangles have a cell in common. */
export const doOverlap = (a: CellRect, b: CellRect): boolean => {
  const [columns, rows] = sharedLines(a, b);
  return columns > 0 && rows > 0;
};

/** Whether two rectangles share a part of a side. */
export function isBeside(a: CellRect, b: CellRect): boolean {
  const [columns, rows] = sharedLines(a, b);
  return (columns === 0 && rows > 0) || (rows === 0 && columns > 0);
}

/** Columns and rows that both lie in; less than 0 for a gap between them. */
function sharedLines(a: CellRect, b: CellRect): [columns: number, rows: number] {
  return [
    Math.min(a.column + a.columns, b.column + b.columns) - Math.max(a.column, b.column),
    Math.min(a.row + a.rows, b.row + b.rows) - Math.max(a.row, b.row),
  ];
}

/** Measures of a rectangle along x and z in metres, from centre line to centre line. */
export function sizeOf({ column, row, columns, rows }: CellRect, { xs, zs }: PlanGrid): [number, number] {
  const between = (lines: readonly number[], from: number, count: number): number =>
    (lines[from + count] ?? 0) - (lines[from] ?? 0);
  return [between(xs, column, columns), between(zs, row, rows)];
}
