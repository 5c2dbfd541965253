import type { Random } from '../../math/random.ts';
import { LATTICE } from '../../math/tolerance.ts';
import { doOverlap, isBeside, isSame, sizeOf } from './cell-rects.ts';
import { type StairNeeds, stairOrientations } from './framed.ts';
import type { CellRect, KeptPlan, PlanGrid } from './plan.ts';
import { type PlanAxis, rectOf, wholeOf } from './plan-frame.ts';
import type { FullWishes } from './wishes.ts';

/** What all storeys have in the same place beside rooms that are kept. */
interface Places {
  readonly core: CellRect | null;
  readonly corridor: CellRect | null;
}

/** Places for corridor and stairs where they touch no kept room but their own; undefined where there is none. */
export function placeKnown(wishes: FullWishes, kept: KeptPlan, random: Random): Places | undefined {
  const corridor = wishes.layout === 'corridor' ? placeCorridor(kept, random) : null;
  const needs = stairOrientations(wishes, random).filter((stairs) => stairs !== null);
  if (needs.length === 0) return { core: null, corridor };
  const { grid } = kept;
  const fitting = [...keptStairs(kept), ...freePlaces(grid, needs, corridor)].filter(
    (rect) => needs.some((stairs) => isRoomy(rect, grid, stairs)) && isLeftAlone(rect, kept, corridor),
  );
  const own = fitting.find((rect) => keptStairs(kept).includes(rect));
  const atSides = fitting.filter((rect) => isAtSide(rect, grid));
  const core = own ?? random.pick(atSides.length > 0 ? atSides : fitting);
  return core && { core, corridor };
}

const keptStairs = ({ rooms }: KeptPlan): CellRect[] =>
  rooms.filter(({ use }) => use === 'hall' || use === 'landing').map(({ cells }) => cells);

/** On every storey: what is kept there is this very rectangle or lies beside it. */
function isLeftAlone(rect: CellRect, { rooms }: KeptPlan, corridor: CellRect | null): boolean {
  const isClear = rooms.every(({ cells }) => !doOverlap(rect, cells) || isSame(rect, cells));
  return isClear && (corridor === null || (isBeside(rect, corridor) && !doOverlap(rect, corridor)));
}

const isRoomy = (rect: CellRect, grid: PlanGrid, stairs: StairNeeds): boolean => {
  const [x, z] = sizeOf(rect, grid);
  return x >= stairs[0] - LATTICE && z >= stairs[1] - LATTICE;
};

/** The smallest places that stairs fit into; at a corridor, as deep as its side. */
function freePlaces(grid: PlanGrid, needs: readonly StairNeeds[], corridor: CellRect | null): CellRect[] {
  const whole = wholeOf(grid);
  const places: CellRect[] = [];
  for (const stairs of needs) {
    for (let column = 0; column < whole.columns; column += 1) {
      const columns = countFor(grid.xs, column, stairs[0]);
      for (let row = 0; columns !== undefined && row < whole.rows; row += 1) {
        const rows = countFor(grid.zs, row, stairs[1]);
        if (rows !== undefined) places.push({ column, row, columns, rows });
      }
    }
  }
  return corridor ? places.map((place) => deepened(place, corridor, whole)) : places;
}

/** Cells from a line on that are so long together; undefined where the grid ends before. */
function countFor(lines: readonly number[], from: number, length: number): number | undefined {
  const end = lines.findIndex((line) => line >= (lines[from] ?? 0) + length - LATTICE);
  return end < 0 ? undefined : end - from;
}

/** From the corridor to the end of the grid, so that nothing lies behind. */
function deepened(place: CellRect, corridor: CellRect, whole: CellRect): CellRect {
  if (corridor.columns > corridor.rows) {
    const row = place.row < corridor.row ? 0 : corridor.row + 1;
    return { ...place, row, rows: row === 0 ? corridor.row : whole.rows - row };
  }
  const column = place.column < corridor.column ? 0 : corridor.column + 1;
  return { ...place, column, columns: column === 0 ? corridor.column : whole.columns - column };
}

/** A corridor that was kept, or a line of cells that all kept rooms lie beside; null where there is neither. */
function placeCorridor({ grid, rooms }: KeptPlan, random: Random): CellRect | null {
  const kept = rooms.filter(({ use }) => use === 'corridor').map(({ cells }) => cells);
  const lines = [0, 1].flatMap((along) => linesAlong(grid, along === 0 ? 0 : 1));
  const fits = (line: CellRect): boolean =>
    rooms.every(({ cells }) => isSame(line, cells) || isBeside(line, cells));
  return kept.find(fits) ?? random.pick(lines.filter(fits)) ?? null;
}

function linesAlong(grid: PlanGrid, along: PlanAxis): CellRect[] {
  const { columns, rows } = wholeOf(grid);
  const [length, depth] = along === 0 ? [columns, rows] : [rows, columns];
  if (depth < 2) return [];
  return Array.from({ length: depth }, (_, from) => {
    const own = { from: 0, count: length };
    const across = { from, count: 1 };
    return rectOf(along === 0 ? [own, across] : [across, own]);
  });
}

const isAtSide = ({ column, row, columns, rows }: CellRect, grid: PlanGrid): boolean => {
  const whole = wholeOf(grid);
  return column === 0 || row === 0 || column + columns === whole.columns || row + rows === whole.rows;
};
