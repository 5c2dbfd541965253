import type { Random } from '../../math/random.ts';
import { filledShare } from './footprint.ts';
import { chooseCounts, chooseGridLines, type Framed, type StairNeeds, stairOrientations } from './framed.ts';
import { type AxisBounds, boundSize } from './grid-size.ts';
import type { CellRect, Site } from './plan.ts';
import { type PlanAxis, rectOf, type Span, wholeOf } from './plan-frame.ts';
import type { FullWishes } from './wishes.ts';

/** Columns of the grid for each room at a side of the corridor on average, from the first to the second, in percent. */
const COLUMNS_PER_ROOM = [100, 150] as const;

/**
 * Step 1 with a corridor: a grid in which one line of cells leads through the building, with the stairs at its side.
 * @returns undefined where the wishes, the lot or the stairs leave no room for a corridor
 */
export function chooseCorridorGrid(wishes: FullWishes, site: Site, random: Random): Framed | undefined {
  for (const along of random.shuffle<PlanAxis>([0, 1])) {
    for (const stairs of stairOrientations(wishes, random)) {
      const framed = frameCorridor({ wishes, site, along, stairs }, random);
      if (framed) return framed;
    }
  }
  return undefined;
}

/** How corridor and stairs are to lie. */
interface CorridorTask {
  readonly wishes: FullWishes;
  readonly site: Site;
  readonly along: PlanAxis;
  readonly stairs: StairNeeds | null;
}

function frameCorridor(task: CorridorTask, random: Random): Framed | undefined {
  const { wishes, along, stairs } = task;
  const bounded = boundSize(task);
  if (!bounded.ok) return undefined;
  const long = bounded.bounds[along];
  const cross = bounded.bounds[acrossOf(along)];
  // Stairs, corridor: the rooms that are not at its sides for their own sake.
  const known = stairs ? 2 : 1;
  const least = Math.max(wishes.rooms[0], known + 1);
  const room = long.most * (cross.most - 1) - long.core * cross.core + known;
  if (cross.most < Math.max(2, cross.core + 1) || least > Math.min(wishes.rooms[1], room)) return undefined;
  const counts = chooseCounts(wishes, least, room, random);
  const fewest = Math.min(...counts) - known;
  const sides = chooseSides(task, cross, fewest, random);
  const length = chooseLength(task, { long, sides, rooms: Math.max(...counts) - known }, random);
  const capacity = length * (sides[0] + sides[1]) - long.core * sides[1] + known;
  if (capacity < least) return undefined;
  const placed = placeAlong(task, { length, sides, fewest, core: long.core }, random);
  const size = along === 0 ? ([length, depthOf(sides)] as const) : ([depthOf(sides), length] as const);
  const grid = chooseGridLines({ ...task, ...placed, size }, random);
  if (!grid) return undefined;
  return {
    frame: { grid, outline: wholeOf(grid), ...placed },
    counts: counts.map((count) => Math.min(count, capacity)),
    locked: [],
    notices: [],
  };
}

const acrossOf = (along: PlanAxis): PlanAxis => (along === 0 ? 1 : 0);

/** Cells between the corridor and the outer walls: on the side without the stairs, and on the side with them. */
type Sides = readonly [number, number];

const depthOf = ([without, own]: Sides): number => without + 1 + own;

/** One side for one room, which is at the end of the stairs; two for more where there are cells for them. */
function chooseSides(
  { wishes, along }: CorridorTask,
  cross: AxisBounds,
  fewest: number,
  random: Random,
): Sides {
  const wished = along === 0 ? wishes.rows : wishes.columns;
  const own = Math.max(1, cross.core);
  const cells = wished
    ? random.int(Math.max(cross.least, own + 1), cross.most)
    : Math.min(own + 2, cross.most);
  const depth = Math.max(cells - 1, own);
  if (fewest === 1 || depth === own) return [0, wished ? depth : own];
  const stairSide = Math.max(own, Math.ceil(depth / 2));
  return [depth - stairSide, stairSide];
}

interface LengthTask {
  readonly long: AxisBounds;
  readonly sides: Sides;
  /** At the sides of the corridor, on the storey that has most. */
  readonly rooms: number;
}

function chooseLength(
  { wishes, along }: CorridorTask,
  { long, sides, rooms }: LengthTask,
  random: Random,
): number {
  const wished = along === 0 ? wishes.columns : wishes.rows;
  const lines = sides[0] === 0 ? 1 : 2;
  const share = random.int(...COLUMNS_PER_ROOM) / 100 / filledShare(wishes.compactness);
  const comfortable = wished
    ? random.int(long.least, long.most)
    : Math.ceil((rooms * share + long.core) / lines);
  const needed = Math.ceil((rooms + long.core * sides[1]) / (sides[0] + sides[1]));
  return Math.min(Math.max(comfortable, needed, long.core + 1), long.most);
}

interface PlaceTask {
  readonly length: number;
  readonly sides: Sides;
  readonly fewest: number;
  /** Cells that the stairs take along the corridor. */
  readonly core: number;
}

/** The stairs in the middle of their side need a room on either hand of them, and one on the other side. */
function placeAlong(
  { site, along, stairs }: CorridorTask,
  { length, sides, fewest, core }: PlaceTask,
  random: Random,
): { readonly corridor: CellRect; readonly core: CellRect | null } {
  const spare = length - core;
  const from = fewest > (sides[0] === 0 ? 1 : 2) ? random.int(0, spare) : random.chance(0.5) ? spare : 0;
  const isStairSideFirst = site.front ? site.front[0] === '-' : random.chance(0.5);
  const [first] = isStairSideFirst ? [sides[1]] : sides;
  const stairRows: Span = { from: isStairSideFirst ? 0 : first + 1, count: sides[1] };
  const rectAlong = (own: Span, across: Span): CellRect =>
    rectOf(along === 0 ? [own, across] : [across, own]);
  return {
    corridor: rectAlong({ from: 0, count: length }, { from: first, count: 1 }),
    core: stairs && rectAlong({ from, count: core }, stairRows),
  };
}
