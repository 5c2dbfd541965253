import { isBeside } from './cell-rects.ts';
import { CellSet } from './cell-set.ts';
import type { FootprintRules } from './footprint.ts';
import type { CellRect } from './plan.ts';
import type { PlanFrame } from './plan-frame.ts';
import { type CutAxis, fewestPieces, piecesByColumns, piecesByRows } from './straight-cuts.ts';

/** What a storey must have. */
export interface StoreyWish {
  /** Rooms that are already known: the stairs, the corridor, those that are kept. */
  readonly fixed: readonly CellRect[];
  /** How many rooms it has, the fixed ones counted. */
  readonly rooms: number;
}

/** The rules for the footprint of each storey, which all storeys above it must be able to stand on. */
export function footprintRules(frame: PlanFrame, storeys: readonly StoreyWish[]): FootprintRules[] {
  const [columns, rows] = [frame.grid.xs.length - 1, frame.grid.zs.length - 1];
  const rules: FootprintRules[] = [];
  let needs: readonly Need[] = [];
  let leastCells = 0;
  let fixed = new CellSet(columns, rows);
  for (const storey of storeys.toReversed()) {
    const own = CellSet.of(columns, rows, storey.fixed);
    leastCells = Math.max(leastCells, own.count + storey.rooms - storey.fixed.length);
    needs = withNeed(needs, {
      key: JSON.stringify(storey.fixed),
      fixed: own,
      rooms: storey.rooms - storey.fixed.length,
    });
    if (own.without(fixed).count > 0) {
      fixed = fixed.copy();
      for (const rect of storey.fixed) fixed.mark(rect, true);
    }
    const known = needs;
    rules.unshift({
      fixed,
      leastCells,
      excessOf: (cells) =>
        Math.max(...known.map((need) => countPieces(frame, cells.without(need.fixed)) - need.rooms)),
    });
  }
  return rules;
}

/** What storeys with the same fixed rooms need. */
interface Need {
  readonly key: string;
  readonly fixed: CellSet;
  /** Fewest rooms of one of them beside the fixed ones. */
  readonly rooms: number;
}

function withNeed(needs: readonly Need[], need: Need): readonly Need[] {
  const same = needs.find(({ key }) => key === need.key);
  if (!same) return [...needs, need];
  return needs.map((each) => (each === same ? { ...each, rooms: Math.min(each.rooms, need.rooms) } : each));
}

function countPieces(frame: PlanFrame, cells: CellSet): number {
  const pieces = piecesBeside(frame, cells);
  const isReached = pieces.every((piece) => !frame.corridor || isBeside(piece, frame.corridor));
  return isReached ? pieces.length : Number.POSITIVE_INFINITY;
}

/** Few rectangles that cover cells; beside a corridor, those that lie across it. */
export function piecesBeside({ corridor }: PlanFrame, cells: CellSet): CellRect[] {
  if (!corridor) return fewestPieces(cells);
  return corridorCut(corridor) === 'columns' ? piecesByColumns(cells) : piecesByRows(cells);
}

/** The cuts that make rooms at the side of a corridor: across it. */
export const corridorCut = ({ columns, rows }: CellRect): CutAxis => (columns > rows ? 'columns' : 'rows');
