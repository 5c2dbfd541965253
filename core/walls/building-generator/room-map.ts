import type { PlanGrid, PlannedRoom } from './plan.ts';

/** Stands for the outside where the number of a room is asked for. */
export const NO_ROOM = -1;

/** Which room each cell of the grid belongs to, and how far the building reaches in each row and column. */
export class RoomMap {
  readonly columns: number;
  readonly rows: number;
  private readonly cells: Int32Array;

  /** @param rooms none over another, all within the grid */
  constructor(grid: PlanGrid, rooms: readonly Pick<PlannedRoom, 'cells'>[]) {
    this.columns = grid.xs.length - 1;
    this.rows = grid.zs.length - 1;
    this.cells = new Int32Array(this.columns * this.rows).fill(NO_ROOM);
    for (const [index, { cells }] of rooms.entries()) {
      for (let j = cells.row; j < cells.row + cells.rows; j += 1) {
        const from = j * this.columns + cells.column;
        this.cells.fill(index, from, from + cells.columns);
      }
    }
  }

  /** Index of the room of a cell; NO_ROOM where none is, also beyond the grid. */
  roomAt(column: number, row: number): number {
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return NO_ROOM;
    return this.cells[row * this.columns + column] ?? NO_ROOM;
  }

  /** True where a room is. */
  isBuilt(column: number, row: number): boolean {
    return this.roomAt(column, row) !== NO_ROOM;
  }

  /** The first built row of a column; the number of rows where none is. */
  firstRow(column: number): number {
    let row = 0;
    while (row < this.rows && !this.isBuilt(column, row)) row += 1;
    return row;
  }

  /** The last built row of a column; −1 where none is. */
  lastRow(column: number): number {
    let row = this.rows - 1;
    while (row >= 0 && !this.isBuilt(column, row)) row -= 1;
    return row;
  }

  /** The first built column of a row; the number of columns where none is. */
  firstColumn(row: number): number {
    let column = 0;
    while (column < this.columns && !this.isBuilt(column, row)) column += 1;
    return column;
  }

  /** The last built column of a row; −1 where none is. */
  lastColumn(row: number): number {
    let column = this.columns - 1;
    while (column >= 0 && !this.isBuilt(column, row)) column -= 1;
    return column;
  }
}
