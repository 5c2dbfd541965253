import type { Random } from '../../math/random.ts';
import { isSame } from './cell-rects.ts';
import type { CellSet } from './cell-set.ts';
import type { CellRect } from './plan.ts';

/** What a footprint must keep, however it is carved. */
export interface FootprintRules {
  /** Cells that stay. */
  readonly fixed: CellSet;
  /** Cells that must be left. */
  readonly leastCells: number;
  /** How many rectangles more some cells need than there are rooms to be; 0 or less where they can be rooms. */
  readonly excessOf: (cells: CellSet) => number;
}

/** Share of the cells that the most ragged footprint lacks. */
const MOST_CARVED = 0.45;
/** Bites that are tried for the most ragged footprint. */
const MOST_BITES = 30;
/** Bites are at most so large a share of the building along each axis. */
const LARGEST_BITE = 0.5;

/** Share of a grid's cells that footprints of a compactness fill. */
export const filledShare = (compactness: number): number => 1 - MOST_CARVED * (1 - compactness);

/**
 * The footprint of the lowest storey: all cells of an outline but what random bites take away at its sides. It reaches
 * to all sides of the outline, and stays one piece without holes whose cells never touch at a corner alone.
 * @param all the outline's cells
 * @param compactness 1: no bites; 0: many
 * @returns undefined where no such rooms can be made of the cells that were left
 */
export function carveFootprint(
  all: CellSet,
  compactness: number,
  rules: FootprintRules,
  random: Random,
): CellSet | undefined {
  const outline = all.box;
  let cells = all;
  const leastCells = Math.max(rules.leastCells, Math.floor(all.count * filledShare(compactness)));
  const bites = rules.excessOf(cells) > 0 ? MOST_BITES : Math.round(MOST_BITES * (1 - compactness));
  for (let bite = 0; bite < bites; bite += 1) {
    const least = rules.excessOf(cells) > 0 ? rules.leastCells : leastCells;
    const bitten = takeBite(cells, proposeBite(outline, LARGEST_BITE, random), {
      ...rules,
      leastCells: least,
    });
    if (bitten && isSame(bitten.box, outline)) cells = bitten;
  }
  return rules.excessOf(cells) <= 0 ? cells : undefined;
}

/** Bites that are tried to make an upper storey smaller than the one below. */
const SETBACK_BITES = 12;
/** Of those, so many may be taken: storeys grow smaller step by step. */
const TAKEN_SETBACK_BITES = 2;

/**
 * The footprint of an upper storey that is set back: some of the cells of the one below.
 * @returns undefined where nothing can be taken away
 */
export function setBack(below: CellSet, rules: FootprintRules, random: Random): CellSet | undefined {
  let cells = below;
  let taken = 0;
  for (let bite = 0; bite < SETBACK_BITES && taken < TAKEN_SETBACK_BITES; bite += 1) {
    const bitten = takeBite(
      cells,
      proposeBite(cells.box, random.chance(0.5) ? 1 : LARGEST_BITE, random),
      rules,
    );
    if (!bitten) continue;
    cells = bitten;
    taken += 1;
  }
  return taken > 0 ? cells : undefined;
}

/** The cells without a rectangle; undefined where the rules forbid it or nothing is taken. */
function takeBite(cells: CellSet, bite: CellRect, rules: FootprintRules): CellSet | undefined {
  const taken = cells.countIn(bite);
  if (taken === 0 || rules.fixed.countIn(bite) > 0 || cells.count - taken < rules.leastCells)
    return undefined;
  const rest = cells.copy();
  rest.mark(bite, false);
  if (!rest.isWhole) return undefined;
  // As long as there are too many pieces, any bite that makes no more of them leads on.
  return rules.excessOf(rest) <= Math.max(0, rules.excessOf(cells)) ? rest : undefined;
}

/** A random rectangle at a side of a box, rather at one of its corners. */
function proposeBite(box: CellRect, largest: number, random: Random): CellRect {
  const columns = random.int(1, Math.max(1, Math.floor(box.columns * largest)));
  const rows = random.int(1, Math.max(1, Math.floor(box.rows * largest)));
  const spare = [box.columns - columns, box.rows - rows] as const;
  const end = (room: number): number => (random.chance(0.5) ? 0 : room);
  const isAtRowsEnd = random.chance(0.5);
  const isAtCorner = random.chance(0.7);
  const column = isAtCorner || isAtRowsEnd ? end(spare[0]) : random.int(0, spare[0]);
  const row = isAtCorner || !isAtRowsEnd ? end(spare[1]) : random.int(0, spare[1]);
  return { column: box.column + column, row: box.row + row, columns, rows };
}
