import type { CellRect } from './plan.ts';

/** Some of the cells of a grid. */
export class CellSet {
  readonly columns: number;
  readonly rows: number;
  private readonly marks: Uint8Array;

  /** None of the cells of a grid of so many columns and rows. */
  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
    this.marks = new Uint8Array(columns * rows);
  }

  static of(columns: number, rows: number, rects: readonly CellRect[]): CellSet {
    const cells = new CellSet(columns, rows);
    for (const rect of rects) cells.mark(rect, true);
    return cells;
  }

  copy(): CellSet {
    const cells = new CellSet(this.columns, this.rows);
    cells.marks.set(this.marks);
    return cells;
  }

  /** False beyond the grid. */
  has(column: number, row: number): boolean {
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return false;
    return this.marks[row * this.columns + column] === 1;
  }

  get count(): number {
    return this.marks.reduce((sum, mark) => sum + mark, 0);
  }

  /** Adds or takes away all cells of a rectangle, which lies within the grid. */
  mark({ column, row, columns, rows }: CellRect, isIn: boolean): void {
    for (let j = row; j < row + rows; j += 1) {
      const from = j * this.columns + column;
      this.marks.fill(isIn ? 1 : 0, from, from + columns);
    }
  }

  /** The smallest rectangle that holds all of them. */
  get box(): CellRect {
    let [left, top, right, bottom] = [this.columns, this.rows, 0, 0];
    for (let j = 0; j < this.rows; j += 1) {
      for (let i = 0; i < this.columns; i += 1) {
        if (!this.has(i, j)) continue;
        left = Math.min(left, i);
        top = Math.min(top, j);
        right = Math.max(right, i + 1);
        bottom = Math.max(bottom, j + 1);
      }
    }
    return { column: left, row: top, columns: Math.max(0, right - left), rows: Math.max(0, bottom - top) };
  }

  countIn({ column, row, columns, rows }: CellRect): number {
    let count = 0;
    for (let j = row; j < row + rows; j += 1) {
      for (let i = column; i < column + columns; i += 1) if (this.has(i, j)) count += 1;
    }
    return count;
  }

  /** These cells without others of the same grid. */
  without(others: CellSet): CellSet {
    const rest = this.copy();
    for (const [index, mark] of others.marks.entries()) if (mark === 1) rest.marks[index] = 0;
    return rest;
  }

  /**
   * True where the cells are one piece that a wall can go around: they hang together by their sides, leave no hole, and
   * no two of them touch at a corner alone.
   */
  get isWhole(): boolean {
    return !this.touchesAtCorners && this.isOnePiece(1) && this.isOnePiece(0);
  }

  private get touchesAtCorners(): boolean {
    for (let j = 1; j < this.rows; j += 1) {
      for (let i = 1; i < this.columns; i += 1) {
        const falls = this.has(i - 1, j - 1) && this.has(i, j);
        const rises = this.has(i, j - 1) && this.has(i - 1, j);
        const both = this.has(i - 1, j - 1) === this.has(i, j) && this.has(i, j - 1) === this.has(i - 1, j);
        if (both && falls !== rises) return true;
      }
    }
    return false;
  }

  /** Whether the cells, or the others together with all that is beyond the grid, hang together by their sides. */
  private isOnePiece(mark: 0 | 1): boolean {
    // One cell more on each side, which belongs to the outside.
    const width = this.columns + 2;
    const height = this.rows + 2;
    const markAt = (index: number): boolean =>
      this.has((index % width) - 1, Math.floor(index / width) - 1) === (mark === 1);
    const seen = new Uint8Array(width * height);
    const all = Array.from(seen.keys()).filter(markAt);
    const queue = all.slice(0, 1);
    for (const index of queue) seen[index] = 1;
    for (const index of queue) {
      const column = index % width;
      const row = Math.floor(index / width);
      const beside = [
        column > 0 ? index - 1 : index,
        column < width - 1 ? index + 1 : index,
        row > 0 ? index - width : index,
        row < height - 1 ? index + width : index,
      ];
      for (const next of beside) {
        if (seen[next] === 1 || !markAt(next)) continue;
        seen[next] = 1;
        queue.push(next);
      }
    }
    return queue.length === all.length && all.length > 0;
  }
}
