import type { Random } from '../../math/random.ts';
import { CellSet } from './cell-set.ts';
import { joinCells } from './join-cells.ts';
import type { CellRect } from './plan.ts';
import type { PlanFrame } from './plan-frame.ts';
import { corridorCut, piecesBeside, type StoreyWish } from './storey-rules.ts';
import { cutInto } from './straight-cuts.ts';

/** Joins that are tried before straight cuts are taken. */
const JOIN_ATTEMPTS = 3;
/** Cells a room beyond which straight cuts are taken at once: so many joins rarely come to the number of rooms. */
const MOST_CELLS_JOINED = 6;

/**
 * Step 2, second half: the cells of a storey joined at random into rectangular rooms.
 * @param cells of the storey's footprint, the fixed rooms among them
 * @param isPlain true for straight cuts alone, which always come to the number of rooms
 * @returns exactly so many rooms as are wished for, the fixed ones first; undefined where that cannot be
 */
export function joinRooms(
  frame: PlanFrame,
  cells: CellSet,
  { fixed, rooms }: StoreyWish,
  isPlain: boolean,
  random: Random,
): CellRect[] | undefined {
  const free = cells.without(CellSet.of(cells.columns, cells.rows, fixed));
  const count = rooms - fixed.length;
  if (count === 0) return free.count === 0 ? [...fixed] : undefined;
  const joined =
    (isPlain || frame.corridor ? undefined : joinFreely(frame, free, count, random)) ??
    cutPlainly(frame, free, count, random);
  return joined && [...fixed, ...joined];
}

function joinFreely(
  { grid }: PlanFrame,
  free: CellSet,
  count: number,
  random: Random,
): CellRect[] | undefined {
  if (free.count > MOST_CELLS_JOINED * count) return undefined;
  for (let attempt = 0; attempt < JOIN_ATTEMPTS; attempt += 1) {
    const joined = joinCells(count, free, grid, random);
    if (joined) return joined;
  }
  return undefined;
}

function cutPlainly(frame: PlanFrame, free: CellSet, count: number, random: Random): CellRect[] | undefined {
  const { corridor, grid } = frame;
  const pieces = piecesBeside(frame, free);
  return cutInto(count, pieces, grid, random, corridor ? corridorCut(corridor) : undefined);
}
