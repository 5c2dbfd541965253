import type { Random } from '../../math/random.ts';
import { cellsOf, isSame } from './cell-rects.ts';
import { MAX_ALL_ROOMS } from './fill-wishes.ts';
import { type Framed, NO_CORRIDOR } from './framed.ts';
import { placeKnown } from './kept-places.ts';
import type { CellRect, KeptPlan } from './plan.ts';
import { type PlanFrame, wholeOf } from './plan-frame.ts';
import type { FullWishes } from './wishes.ts';

/**
 * Step 1 where rooms of an earlier building stay: its grid, a place for stairs and corridor that leaves those rooms
 * alone (their own where they are among them), and an outline that holds all of it.
 * @param kept on a grid and storeys that it fits
 * @returns undefined where no place is left for the stairs, or more rooms are kept than a storey may have
 */
export function keepGrid(wishes: FullWishes, kept: KeptPlan, random: Random): Framed | undefined {
  const { grid, rooms: locked } = kept;
  const placed = placeKnown(wishes, kept, random);
  if (!placed) return undefined;
  const known = [placed.core, placed.corridor].filter((rect) => rect !== null);
  const outline = chooseOutline(wholeOf(grid), [...known, ...locked.map(({ cells }) => cells)], random);
  const frame: PlanFrame = { grid, outline, ...placed };
  const counts: number[] = [];
  for (let storey = 0; storey < wishes.storeys; storey += 1) {
    const own = locked.filter((room) => room.storey === storey).map(({ cells }) => cells);
    const count = countRooms(
      wishes,
      outline,
      [...known, ...own.filter((rect) => !known.some((other) => isSame(other, rect)))],
      random,
    );
    if (count === undefined) return undefined;
    counts.push(count);
  }
  const isMissed = wishes.layout === 'corridor' && !placed.corridor;
  return { frame, counts, locked, notices: isMissed ? [NO_CORRIDOR] : [] };
}

/** Kept rooms cut up what is left, and more rooms go into that sooner than few. */
function countRooms(
  { rooms, storeys }: FullWishes,
  outline: CellRect,
  fixed: readonly CellRect[],
  random: Random,
): number | undefined {
  const free = fixed.reduce((cells, rect) => cells - cellsOf(rect), cellsOf(outline));
  const least = Math.max(rooms[0], fixed.length);
  const affordable = Math.max(least, Math.floor(MAX_ALL_ROOMS / storeys));
  const most = Math.min(rooms[1], fixed.length + free, affordable);
  if (least > most) return undefined;
  return random.chance(0.5) ? most : random.int(least, most);
}

/** A rectangle around the rooms: the whole grid, or less of it at random. */
function chooseOutline(whole: CellRect, rects: readonly CellRect[], random: Random): CellRect {
  if (rects.length === 0 || random.chance(0.5)) return whole;
  const edge = (least: number, most: number): number =>
    random.chance(0.5) ? least : random.int(least, most);
  const left = edge(0, Math.min(...rects.map(({ column }) => column)));
  const top = edge(0, Math.min(...rects.map(({ row }) => row)));
  const right = Math.max(...rects.map(({ column, columns }) => column + columns));
  const bottom = Math.max(...rects.map(({ row, rows }) => row + rows));
  const columns = whole.columns - edge(0, whole.columns - right) - left;
  const rows = whole.rows - edge(0, whole.rows - bottom) - top;
  return { column: left, row: top, columns, rows };
}
