import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../math/random.ts';
import { CellSet } from './cell-set.ts';
import { joinCells } from './join-cells.ts';
import type { PlanGrid } from './plan.ts';
import { cutInto, fewestPieces } from './straight-cuts.ts';

const linesOf = (count: number): number[] => Array.from({ length: count + 1 }, (_, line) => line * 3);
const gridOf = (columns: number, rows: number): PlanGrid => ({ xs: linesOf(columns), zs: linesOf(rows) });

/** Cells of a picture: x is a cell. */
function cellsOf(...picture: string[]): CellSet {
  const cells = new CellSet(picture[0]?.length ?? 0, picture.length);
  for (const [row, line] of picture.entries()) {
    for (const [column, mark] of [...line].entries()) {
      if (mark === 'x') cells.mark({ column, row, columns: 1, rows: 1 }, true);
    }
  }
  return cells;
}

describe('cells that hang together', () => {
  it('are whole only without gaps, holes and corners that touch', () => {
    expect(cellsOf('xx.', 'xxx', '.xx').isWhole).toBe(true);
    expect(cellsOf('xxx', 'x.x', 'xxx').isWhole).toBe(false);
    expect(cellsOf('x.x', 'x.x').isWhole).toBe(false);
    expect(cellsOf('xx..', 'x.x.', 'xxx.').isWhole).toBe(false);
    expect(cellsOf('...').isWhole).toBe(false);
  });
});

describe('rectangles of cells', () => {
  it('are as few as straight cuts allow', () => {
    expect(fewestPieces(cellsOf('xxx', 'xxx'))).toHaveLength(1);
    expect(fewestPieces(cellsOf('x..', 'xxx', 'xxx'))).toHaveLength(2);
    expect(fewestPieces(cellsOf('xxx', 'x.x'))).toHaveLength(2 + 1);
  });

  it('come to every number from one to the number of cells by straight cuts, and cover each cell once', () => {
    const size = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(size, size, fc.nat(), fc.nat(), (columns, rows, wished, seed) => {
        const count = 1 + (wished % (columns * rows));
        const whole = { column: 0, row: 0, columns, rows };
        const rects = cutInto(count, [whole], gridOf(columns, rows), createRandom(seed)) ?? [];
        expect(rects).toHaveLength(count);
        expect(rects.reduce((sum, rect) => sum + rect.columns * rect.rows, 0)).toBe(columns * rows);
        expect(CellSet.of(columns, rows, rects).count).toBe(columns * rows);
      }),
    );
  });

  it('are refused where there are more pieces or fewer cells than rooms', () => {
    const pieces = fewestPieces(cellsOf('x.x', 'x.x'));
    expect(cutInto(1, pieces, gridOf(3, 2), createRandom(1))).toBeUndefined();
    expect(cutInto(5, pieces, gridOf(3, 2), createRandom(1))).toBeUndefined();
  });

  it('cover each cell once where single cells are joined', () => {
    const cells = cellsOf('xxxx', 'xxxx', 'xx..');
    for (let seed = 0; seed < 50; seed += 1) {
      const rects = joinCells(4, cells, gridOf(4, 3), createRandom(seed));
      if (!rects) continue;
      expect(rects).toHaveLength(4);
      expect(CellSet.of(4, 3, rects).count).toBe(10);
      expect(rects.reduce((sum, rect) => sum + rect.columns * rect.rows, 0)).toBe(10);
    }
    expect(joinCells(10, cells, gridOf(4, 3), createRandom(1))).toHaveLength(10);
  });
});
