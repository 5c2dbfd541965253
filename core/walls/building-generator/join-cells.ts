import type { Random } from '../../math/random.ts';
import { sizeOf } from './cell-rects.ts';
import type { CellSet } from './cell-set.ts';
import type { CellRect, PlanGrid } from './plan.ts';

/** Rooms are longer than wide up to this without seeming long. */
const PLEASANT_ASPECT = 1.6;
/** What is smaller is joined sooner, but by so much at random: from 100 to this, in hundredths. */
const MOST_JITTER = 260;
/** Nothing is joined to a rectangle this many times longer than wide, unless nothing else can be. */
const SLENDER = 4;

interface Piece {
  cells: CellRect;
  /** Area in m², times chance. */
  weight: number;
  isStuck: boolean;
}

/**
 * Single cells joined at random into so many rectangles: small ones first, and rather to squares than to strips.
 * @param cells to be covered, each once
 * @returns undefined where the chances taken lead to no such number of rectangles
 */
export function joinCells(
  count: number,
  cells: CellSet,
  grid: PlanGrid,
  random: Random,
): CellRect[] | undefined {
  const joining = new Joining(cells, grid, random);
  while (joining.count > count) if (!joining.joinOnce()) return undefined;
  return joining.count === count ? joining.rects : undefined;
}

class Joining {
  private readonly columns: number;
  private readonly owners: (Piece | undefined)[];
  private readonly pieces = new Set<Piece>();
  private readonly grid: PlanGrid;
  private readonly random: Random;

  constructor(cells: CellSet, grid: PlanGrid, random: Random) {
    this.columns = cells.columns;
    this.owners = new Array(cells.columns * cells.rows).fill(undefined);
    this.grid = grid;
    this.random = random;
    for (let row = 0; row < cells.rows; row += 1) {
      for (let column = 0; column < cells.columns; column += 1) {
        if (cells.has(column, row)) this.add({ column, row, columns: 1, rows: 1 });
      }
    }
  }

  get count(): number {
    return this.pieces.size;
  }

  get rects(): CellRect[] {
    return Array.from(this.pieces, ({ cells }) => cells);
  }

  /** Joins the lightest piece that can be joined to the neighbour that suits it best; false where none can. */
  joinOnce(): boolean {
    for (;;) {
      const lightest = this.findLightest();
      if (!lightest) return false;
      const partner = this.findPartner(lightest);
      if (partner) {
        this.pieces.delete(lightest);
        this.pieces.delete(partner);
        this.add(union(lightest.cells, partner.cells));
        return true;
      }
      lightest.isStuck = true;
    }
  }

  private findLightest(): Piece | undefined {
    let lightest: Piece | undefined;
    for (const piece of this.pieces) {
      if (!piece.isStuck && (!lightest || piece.weight < lightest.weight)) lightest = piece;
    }
    return lightest;
  }

  private findPartner(piece: Piece): Piece | undefined {
    let best: Piece | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const other of this.neighboursOf(piece.cells)) {
      if (!isRectangle(piece.cells, other.cells)) continue;
      const cost = (badnessOf(union(piece.cells, other.cells), this.grid) * this.random.int(100, 200)) / 100;
      if (cost >= least) continue;
      least = cost;
      best = other;
    }
    return best;
  }

  private add(cells: CellRect): void {
    const [x, z] = sizeOf(cells, this.grid);
    const isSlender = Math.max(x, z) > SLENDER * Math.min(x, z);
    const jitter = this.random.int(100, MOST_JITTER) * (isSlender ? SLENDER : 1);
    const piece: Piece = { cells, weight: x * z * jitter, isStuck: false };
    this.pieces.add(piece);
    for (let row = cells.row; row < cells.row + cells.rows; row += 1) {
      const from = row * this.columns + cells.column;
      this.owners.fill(piece, from, from + cells.columns);
    }
    for (const other of this.neighboursOf(cells)) other.isStuck = false;
  }

  /** The pieces that begin or end beside the first cell of a side: only those can make a rectangle with these cells. */
  private neighboursOf({ column, row, columns, rows }: CellRect): Piece[] {
    const beside = [
      this.ownerOf(column - 1, row),
      this.ownerOf(column + columns, row),
      this.ownerOf(column, row - 1),
      this.ownerOf(column, row + rows),
    ];
    return beside.filter((piece) => piece !== undefined);
  }

  private ownerOf(column: number, row: number): Piece | undefined {
    return column < 0 || column >= this.columns || row < 0
      ? undefined
      : this.owners[row * this.columns + column];
  }
}

/** Whether two neighbours make a rectangle together. */
function isRectangle(a: CellRect, b: CellRect): boolean {
  if (a.row === b.row && a.rows === b.rows) return true;
  return a.column === b.column && a.columns === b.columns;
}

function union(a: CellRect, b: CellRect): CellRect {
  const isBeside = a.row === b.row && a.rows === b.rows;
  return {
    column: Math.min(a.column, b.column),
    row: Math.min(a.row, b.row),
    columns: isBeside ? a.columns + b.columns : a.columns,
    rows: isBeside ? a.rows : a.rows + b.rows,
  };
}

/** The larger and the more slender, the worse. */
function badnessOf(cells: CellRect, grid: PlanGrid): number {
  const [x, z] = sizeOf(cells, grid);
  const slender = Math.max(1, Math.max(x, z) / Math.min(x, z) / PLEASANT_ASPECT);
  return x * z * slender * slender;
}
