import type { Rectangle } from './region.ts';

/** Cells between lines of the plan, and sets of them: 1 for a cell that is in, at column + row × columns. */
export class CellGrid {
  private readonly columns: number;
  private readonly rows: number;

  /**
   * @param xs ascending
   * @param zs ascending
   */
  constructor(
    readonly xs: readonly number[],
    readonly zs: readonly number[],
  ) {
    this.columns = Math.max(xs.length - 1, 0);
    this.rows = Math.max(zs.length - 1, 0);
  }

  /** The cells that rectangles with borders on the lines cover. */
  mark(rectangles: readonly Rectangle[]): Uint8Array {
    const cells = new Uint8Array(this.columns * this.rows);
    const columnAt = new Map(this.xs.map((x, index) => [x, index]));
    const rowAt = new Map(this.zs.map((z, index) => [z, index]));
    for (const { minX, maxX, minZ, maxZ } of rectangles) {
      const [from = 0, to = 0] = [columnAt.get(minX), columnAt.get(maxX)];
      for (let row = rowAt.get(minZ) ?? 0; row < (rowAt.get(maxZ) ?? 0); row += 1) {
        cells.fill(1, from + row * this.columns, to + row * this.columns);
      }
    }
    return cells;
  }

  /** The cells beside some others, both ways along an axis and no farther than `reach`, up to what stops them. */
  spread(from: Uint8Array, stops: Uint8Array, axis: 'x' | 'z', reach: number): Uint8Array {
    const found = new Uint8Array(from.length);
    const lines = axis === 'x' ? this.xs : this.zs;
    const stride = axis === 'x' ? 1 : this.columns;
    for (let index = 0; index < from.length; index += 1) {
      if (from[index] !== 1) continue;
      const column = index % this.columns;
      const place = axis === 'x' ? column : (index - column) / this.columns;
      for (const way of [1, -1] as const) {
        const count = countWithin(lines, place, way, reach);
        for (let step = 1; step <= count && stops[index + step * way * stride] !== 1; step += 1) {
          found[index + step * way * stride] = 1;
        }
      }
    }
    return found;
  }
}

/** How many of the stretches between lines, from a place on, begin nearer to it than `reach`. */
function countWithin(lines: readonly number[], place: number, way: 1 | -1, reach: number): number {
  const near = lines[way > 0 ? place + 1 : place] ?? 0;
  let count = 0;
  for (let next = place + way; next >= 0 && next < lines.length - 1; next += way) {
    const begin = lines[way > 0 ? next : next + 1] ?? 0;
    if (Math.abs(begin - near) >= reach) break;
    count += 1;
  }
  return count;
}
