/** A rectangle of the plan. */
export interface Rectangle {
  readonly minX: number;
  readonly minZ: number;
  readonly maxX: number;
  readonly maxZ: number;
}

/**
 * A part of the plan with borders along the axes, as cells between lines. Coordinates are whole lattice steps or
 * halves of halves of them, so that sums, differences and halves are exact and equal places are equal numbers.
 */
export interface Region {
  /** Ascending; column i lies between xs[i] and xs[i + 1]. */
  readonly xs: readonly number[];
  readonly zs: readonly number[];
  /** 1 where the cell of column i and row j belongs to it, at i + j × columns. */
  readonly cells: Uint8Array;
}

/** Whether a cell belongs to the region; cells beside the grid do not. */
export function isIn({ xs, zs, cells }: Region, column: number, row: number): boolean {
  const columns = xs.length - 1;
  if (column < 0 || row < 0 || column >= columns || row >= zs.length - 1) return false;
  return cells[column + row * columns] === 1;
}

export const isEmpty = ({ cells }: Region): boolean => !cells.includes(1);

/**
 * The union of rectangles, and of all cells between their borders that `isInside` holds of.
 * @param isInside asked with the middles of cells that no rectangle covers
 */
export function buildRegion(
  rectangles: readonly Rectangle[],
  isInside: (x: number, z: number) => boolean = () => false,
): Region {
  const xs = ascending(rectangles.flatMap(({ minX, maxX }) => [minX, maxX]));
  const zs = ascending(rectangles.flatMap(({ minZ, maxZ }) => [minZ, maxZ]));
  const columns = Math.max(xs.length - 1, 0);
  const cells = new Uint8Array(columns * Math.max(zs.length - 1, 0));
  const columnAt = indexOf(xs);
  const rowAt = indexOf(zs);
  for (const { minX, maxX, minZ, maxZ } of rectangles) {
    for (let row = rowAt(minZ); row < rowAt(maxZ); row += 1) {
      cells.fill(1, columnAt(minX) + row * columns, columnAt(maxX) + row * columns);
    }
  }
  const middle = (lines: readonly number[], at: number): number =>
    ((lines[at] ?? 0) + (lines[at + 1] ?? 0)) / 2;
  for (let index = 0; index < cells.length; index += 1) {
    const column = index % columns;
    const row = (index - column) / columns;
    if (cells[index] === 0 && isInside(middle(xs, column), middle(zs, row))) cells[index] = 1;
  }
  return { xs, zs, cells };
}

/** The region with rows and columns exchanged: what was along x is along z. */
export function transpose({ xs, zs, cells }: Region): Region {
  const columns = Math.max(xs.length - 1, 0);
  const rows = Math.max(zs.length - 1, 0);
  const turned = new Uint8Array(cells.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      turned[row + column * rows] = cells[column + row * columns] ?? 0;
    }
  }
  return { xs: zs, zs: xs, cells: turned };
}

/** The pieces that hang together by the sides of their cells, each with only the lines that it needs. */
export function splitRegion(region: Region): Region[] {
  const columns = region.xs.length - 1;
  const left = Uint8Array.from(region.cells);
  const pieces: Region[] = [];
  for (let start = left.indexOf(1); start >= 0; start = left.indexOf(1, start)) {
    pieces.push(withoutIdleLines(cropTo(region, takePiece(left, columns, start))));
  }
  return pieces;
}

/** The cells that hang together with one, which are taken out of those that are left. */
function takePiece(left: Uint8Array, columns: number, start: number): readonly number[] {
  const piece = [start];
  left[start] = 0;
  for (let index = 0; index < piece.length; index += 1) {
    const at = piece[index] ?? start;
    const column = at % columns;
    const beside = [column > 0 ? at - 1 : -1, column + 1 < columns ? at + 1 : -1, at - columns, at + columns];
    for (const next of beside) {
      if (left[next] !== 1) continue;
      left[next] = 0;
      piece.push(next);
    }
  }
  return piece;
}

/** The region of some of its cells alone, on the lines that they lie between: work follows the piece, not the whole. */
function cropTo({ xs, zs }: Region, piece: readonly number[]): Region {
  const columns = xs.length - 1;
  let [minColumn, maxColumn, minRow, maxRow] = [columns, 0, zs.length, 0];
  for (const at of piece) {
    const column = at % columns;
    const row = (at - column) / columns;
    minColumn = Math.min(minColumn, column);
    maxColumn = Math.max(maxColumn, column);
    minRow = Math.min(minRow, row);
    maxRow = Math.max(maxRow, row);
  }
  const width = maxColumn - minColumn + 1;
  const cells = new Uint8Array(width * (maxRow - minRow + 1));
  for (const at of piece) {
    const column = at % columns;
    cells[column - minColumn + ((at - column) / columns - minRow) * width] = 1;
  }
  return { xs: xs.slice(minColumn, maxColumn + 2), zs: zs.slice(minRow, maxRow + 2), cells };
}

/**
 * Fills cells until no two of the region touch at a corner alone: there a solid over it would be no solid. Where eaves
 * meet at a point, that closes the notch between them.
 */
export function fillPinches(region: Region): Region {
  const cells = Uint8Array.from(region.cells);
  const columns = region.xs.length - 1;
  const filled = { ...region, cells };
  const width = (lines: readonly number[], at: number): number => (lines[at + 1] ?? 0) - (lines[at] ?? 0);
  const area = (column: number, row: number): number => width(region.xs, column) * width(region.zs, row);
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const [column, row] of innerCrossings(region)) {
      const rises = isIn(filled, column, row) && isIn(filled, column - 1, row - 1);
      const falls = isIn(filled, column - 1, row) && isIn(filled, column, row - 1);
      if (rises === falls) continue;
      const gaps = rises
        ? ([
            [column - 1, row],
            [column, row - 1],
          ] as const)
        : ([
            [column, row],
            [column - 1, row - 1],
          ] as const);
      if (gaps.some(([x, z]) => isIn(filled, x, z))) continue;
      const [x, z] = area(...gaps[0]) <= area(...gaps[1]) ? gaps[0] : gaps[1];
      cells[x + z * columns] = 1;
      isDone = false;
    }
  }
  return filled;
}

function* innerCrossings({ xs, zs }: Region): Iterable<readonly [column: number, row: number]> {
  for (let row = 1; row < zs.length - 1; row += 1) {
    for (let column = 1; column < xs.length - 1; column += 1) yield [column, row];
  }
}

/** Leaves out the lines on both sides of which the region is the same. */
export const withoutIdleLines = (region: Region): Region =>
  transpose(withoutIdleRows(transpose(withoutIdleRows(region))));

function withoutIdleRows({ xs, zs, cells }: Region): Region {
  const columns = Math.max(xs.length - 1, 0);
  const rowOf = (row: number): Uint8Array =>
    row < 0 || row >= zs.length - 1
      ? new Uint8Array(columns)
      : cells.subarray(row * columns, (row + 1) * columns);
  const kept = zs.flatMap((_, line) => (isSameRow(rowOf(line - 1), rowOf(line)) ? [] : [line]));
  const rows = kept.slice(0, -1).map(rowOf);
  const packed = new Uint8Array(rows.length * columns);
  for (const [index, row] of rows.entries()) packed.set(row, index * columns);
  return { xs, zs: kept.map((line) => zs[line] ?? 0), cells: packed };
}

const isSameRow = (a: Uint8Array, b: Uint8Array): boolean => a.every((cell, index) => cell === b[index]);

export const ascending = (values: Iterable<number>): number[] => [...new Set(values)].sort((a, b) => a - b);

function indexOf(lines: readonly number[]): (value: number) => number {
  const indices = new Map(lines.map((line, index) => [line, index]));
  return (value) => indices.get(value) ?? 0;
}

/** The cells of a region that are covered, as rectangles in its units. */
export function rectanglesOf({ xs, zs, cells }: Region): Rectangle[] {
  const columns = xs.length - 1;
  return [...cells].flatMap((cell, index) => {
    if (cell === 0) return [];
    const column = index % columns;
    const row = (index - column) / columns;
    const [minX = 0, maxX = 0] = xs.slice(column, column + 2);
    const [minZ = 0, maxZ = 0] = zs.slice(row, row + 2);
    return [{ minX, maxX, minZ, maxZ }];
  });
}
