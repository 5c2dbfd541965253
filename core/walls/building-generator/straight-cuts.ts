import type { Random } from '../../math/random.ts';
import { cellsOf, sizeOf } from './cell-rects.ts';
import type { CellSet } from './cell-set.ts';
import type { CellRect, PlanGrid } from './plan.ts';

/** The way that a cut is made: between columns, or between rows. */
export type CutAxis = 'columns' | 'rows';

/**
 * Cells taken apart into few rectangles by straight cuts: along all rows or along all columns, whichever makes fewer.
 * @returns rectangles that cover every cell once
 */
export function fewestPieces(cells: CellSet): CellRect[] {
  const byRows = piecesOf(cells.rows, cells.columns, (row, column) => cells.has(column, row));
  const byColumns = piecesByColumns(cells);
  return byColumns.length < byRows.length ? byColumns : byRows.map(transposed);
}

/** Cells taken apart into rectangles by cuts along columns alone. */
export const piecesByColumns = (cells: CellSet): CellRect[] =>
  piecesOf(cells.columns, cells.rows, (column, row) => cells.has(column, row));

/** Cells taken apart into rectangles by cuts along rows alone. */
export const piecesByRows = (cells: CellSet): CellRect[] =>
  piecesOf(cells.rows, cells.columns, (row, column) => cells.has(column, row)).map(transposed);

const transposed = ({ column, row, columns, rows }: CellRect): CellRect => ({
  column: row,
  row: column,
  columns: rows,
  rows: columns,
});

/** Runs of cells on each line, joined with an equal run on the line before. Columns are lines, rows are steps. */
function piecesOf(lines: number, steps: number, has: (line: number, step: number) => boolean): CellRect[] {
  const pieces: CellRect[] = [];
  let open = new Map<number, CellRect>();
  for (let line = 0; line < lines; line += 1) {
    const here = new Map<number, CellRect>();
    for (const [from, length] of runsOf(steps, (step) => has(line, step))) {
      const before = open.get(from);
      const isSame = before?.rows === length;
      if (isSame) here.set(from, { ...before, columns: before.columns + 1 });
      else here.set(from, { column: line, row: from, columns: 1, rows: length });
      if (isSame) open.delete(from);
    }
    pieces.push(...open.values());
    open = here;
  }
  return [...pieces, ...open.values()];
}

/** Where runs of cells begin and how long they are. */
function runsOf(steps: number, has: (step: number) => boolean): [from: number, length: number][] {
  const runs: [number, number][] = [];
  let from = 0;
  for (let step = 0; step <= steps; step += 1) {
    if (step < steps && has(step)) continue;
    if (step > from) runs.push([from, step - from]);
    from = step + 1;
  }
  return runs;
}

/**
 * Rectangles cut straight through until there are so many: large ones more often, each across its longer side.
 * @param only cuts along this axis, where those are enough
 * @returns undefined where there are more rectangles than asked for, or fewer cells
 */
export function cutInto(
  count: number,
  pieces: readonly CellRect[],
  grid: PlanGrid,
  random: Random,
  only?: CutAxis,
): CellRect[] | undefined {
  const sum = (capacityOf: (rect: CellRect) => number): number =>
    pieces.reduce((total, rect) => total + capacityOf(rect), 0);
  if (count < pieces.length || count > sum(cellsOf)) return undefined;
  const along = only && count <= sum((rect) => rect[only]) ? only : undefined;
  const cutter: Cutter = { grid, random, along, capacityOf: along ? (rect) => rect[along] : cellsOf };
  return share(count, pieces, cutter).flatMap(([rect, parts]) => cutRect(rect, parts, cutter));
}

interface Cutter {
  readonly grid: PlanGrid;
  readonly random: Random;
  readonly along: CutAxis | undefined;
  /** Most parts that a rectangle can be cut into. */
  readonly capacityOf: (rect: CellRect) => number;
}

/** How many parts each rectangle is cut into, by its area. */
function share(count: number, rects: readonly CellRect[], cutter: Cutter): [CellRect, number][] {
  const areaOf = (rect: CellRect): number => {
    const [x, z] = sizeOf(rect, cutter.grid);
    return x * z;
  };
  let parts = count;
  let area = rects.reduce((sum, rect) => sum + areaOf(rect), 0);
  let capacity = rects.reduce((sum, rect) => sum + cutter.capacityOf(rect), 0);
  return rects.map((rect, index) => {
    capacity -= cutter.capacityOf(rect);
    const least = Math.max(1, parts - capacity);
    const most = Math.min(cutter.capacityOf(rect), parts - (rects.length - 1 - index));
    const own = Math.min(Math.max(Math.round((parts * areaOf(rect)) / area), least), most);
    parts -= own;
    area -= areaOf(rect);
    return [rect, own];
  });
}

function cutRect(rect: CellRect, parts: number, cutter: Cutter): CellRect[] {
  if (parts === 1) return [rect];
  const halves = cutOnce(rect, cutter.along ?? longerSide(rect, cutter.grid), cutter.random);
  return share(parts, halves, cutter).flatMap(([half, own]) => cutRect(half, own, cutter));
}

function longerSide(rect: CellRect, grid: PlanGrid): CutAxis {
  if (rect.columns === 1) return 'rows';
  if (rect.rows === 1) return 'columns';
  const [x, z] = sizeOf(rect, grid);
  return x >= z ? 'columns' : 'rows';
}

/** In the middle third. */
function cutOnce(rect: CellRect, along: CutAxis, random: Random): [CellRect, CellRect] {
  const lines = rect[along];
  const third = Math.max(1, Math.floor(lines / 3));
  const first = random.int(third, lines - third);
  return along === 'columns'
    ? [
        { ...rect, columns: first },
        { ...rect, column: rect.column + first, columns: lines - first },
      ]
    : [
        { ...rect, rows: first },
        { ...rect, row: rect.row + first, rows: lines - first },
      ];
}
