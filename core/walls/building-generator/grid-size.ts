import type { Random } from '../../math/random.ts';
import { MAX_CELLS } from './fill-wishes.ts';
import { filledShare } from './footprint.ts';
import { cellsFor, cellsWithin } from './grid-lines.ts';
import type { Site, WishRefusal } from './plan.ts';
import { nameOfWish } from './wish-name.ts';
import { type FullWishes, MAX_LINES } from './wishes.ts';

/** How many cells there may be along an axis. */
export interface AxisBounds {
  readonly least: number;
  readonly most: number;
  /** Cells that the stairs take, at least; 0 without stairs. */
  readonly core: number;
}

/** What a grid is to be large enough for. */
export interface SizeTask {
  readonly wishes: FullWishes;
  readonly site: Site;
  /** Metres along x and z, from centre line to centre line, that the stairs need; null without stairs. */
  readonly stairs: readonly [number, number] | null;
}

type BoundsResult =
  | { readonly ok: true; readonly bounds: readonly [AxisBounds, AxisBounds] }
  | { readonly ok: false; readonly reason: WishRefusal };

/** How many columns and rows the wishes, the lot and the stairs allow, or which of them allow none. */
export function boundSize(task: SizeTask): BoundsResult {
  const x = boundAxis(task, 0);
  const z = boundAxis(task, 1);
  if (x === 'lot' || z === 'lot') return { ok: false, reason: refuseLot(task.site) };
  if (x === 'stairs' || z === 'stairs') return { ok: false, reason: refuseStairs(task) };
  return { ok: true, bounds: [x, z] };
}

function boundAxis({ wishes, site, stairs }: SizeTask, axis: 0 | 1): AxisBounds | 'lot' | 'stairs' {
  const [least, most] = (axis === 0 ? wishes.columns : wishes.rows) ?? [1, MAX_LINES];
  const need = stairs?.[axis] ?? 0;
  const core = stairs ? cellsFor(need, wishes.spacing[1]) : 0;
  if (core > most) return 'stairs';
  const [narrowest] = wishes.spacing;
  const free = (site.limit?.[axis] ?? Number.POSITIVE_INFINITY) - wishes.outerThickness;
  const beside = cellsWithin(free - Math.max(need, core * narrowest), narrowest);
  const highest = Math.min(most, core + beside);
  const lowest = Math.max(least, core, 1);
  return highest < lowest ? 'lot' : { least: lowest, most: highest, core };
}

/** Cells a room on average: from the first to the second number, in percent. */
const CELLS_PER_ROOM = [160, 220] as const;
/** Where cells are narrow, rooms take as many as make so many m² on average. */
const AREA_PER_ROOM = 9;
/** A building is longer than wide by so much: wide in percent of long, at random. */
const ASPECT = [50, 100] as const;

/**
 * How many columns and rows a grid has: a random number in the ranges wished for; where none is wished for, so many
 * that rooms are of one or two cells.
 * @param needed cells that there must be; the bounds allow as many
 * @param rooms that the grid is for, on the storey that has most
 */
export function chooseSize(
  wishes: FullWishes,
  bounds: readonly [AxisBounds, AxisBounds],
  needed: number,
  rooms: number,
  random: Random,
): [columns: number, rows: number] {
  const target = Math.max(needed, Math.ceil(comfortableCells(wishes, rooms, random) + needed - rooms));
  const wished = [wishes.columns, wishes.rows].map((range, axis) => {
    const { least, most } = bounds[axis === 0 ? 0 : 1];
    return range && random.int(least, most);
  });
  const aspect = random.int(...ASPECT);
  const isWide = random.chance(0.5);
  const first = Math.ceil(Math.sqrt((target * 100) / aspect));
  const columns = clamp(
    wished[0] ?? (isWide && wished[1] === undefined ? first : over(target, wished[1] ?? first)),
    bounds[0],
  );
  const rows = clamp(wished[1] ?? over(target, columns), bounds[1]);
  const again = clamp(wished[0] ?? Math.max(columns, over(target, rows)), bounds[0]);
  return withinBudget(raised([again, rows], bounds, needed), bounds, needed, wishes.storeys);
}

const over = (cells: number, lines: number): number => Math.ceil(cells / lines);
const clamp = (count: number, { least, most }: AxisBounds): number => Math.min(Math.max(count, least), most);

function comfortableCells({ spacing, compactness }: FullWishes, rooms: number, random: Random): number {
  const middle = (spacing[0] + spacing[1]) / 2;
  const perRoom = Math.max(random.int(...CELLS_PER_ROOM) / 100, AREA_PER_ROOM / (middle * middle));
  return (perRoom * rooms) / filledShare(compactness);
}

/** More lines where the chosen ones make too few cells. */
function raised(
  [columns, rows]: readonly [number, number],
  bounds: readonly [AxisBounds, AxisBounds],
  needed: number,
): [number, number] {
  const enough = clamp(over(needed, rows), { ...bounds[0], least: columns });
  return [enough, clamp(over(needed, enough), { ...bounds[1], least: rows })];
}

/** Fewer lines where all storeys together would have too many cells. */
function withinBudget(
  [columns, rows]: readonly [number, number],
  bounds: readonly [AxisBounds, AxisBounds],
  needed: number,
  storeys: number,
): [number, number] {
  const most = Math.max(needed, Math.floor(MAX_CELLS / storeys));
  if (columns * rows <= most) return [columns, rows];
  const side = Math.floor(Math.sqrt(most));
  const fewer = clamp(Math.max(side, Math.floor(most / rows)), { ...bounds[0], most: columns });
  const [enough, other] = raised(
    [fewer, clamp(Math.floor(most / fewer), { ...bounds[1], most: rows })],
    bounds,
    needed,
  );
  return [enough, other];
}

export const refuseLot = ({ limit = [0, 0] }: Site): WishRefusal => ({
  wish: 'lot',
  code: 'generator.refused.lot',
  params: { x: limit[0], z: limit[1] },
});

/** Higher storeys need longer stairs; where the grid is given, it is the one that is too small. */
function refuseStairs({ wishes, stairs }: SizeTask): WishRefusal {
  const [x, z] = stairs ?? [0, 0];
  const thickest = Math.max(wishes.outerThickness, wishes.innerThickness);
  const wish = wishes.columns ? 'columns' : wishes.rows ? 'rows' : 'storeyHeight';
  const shown = (metres: number): number => Math.ceil((metres - thickest) * 100 - 1e-6) / 100;
  return {
    wish,
    code: 'generator.refused.no-stairs',
    params: { wish: nameOfWish(wish), long: shown(Math.max(x, z)), wide: shown(Math.min(x, z)) },
  };
}
