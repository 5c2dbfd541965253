import type { Random } from '../../math/random.ts';
import { LATTICE, toLattice } from '../../math/tolerance.ts';
import { sub, type Vec2 } from '../../math/vec2.ts';
import type { CellRect, PlanGrid, PlannedFlight, PlannedRoom, Side, Site } from './plan.ts';
import { NO_ROOM, RoomMap } from './room-map.ts';
import { LANE_GAP, measureStairs, type StairMeasures } from './stair-core.ts';
import type { FullWishes } from './wishes.ts';

/** What flights are planned from. */
export interface FlightTask {
  readonly grid: PlanGrid;
  /** The cells of the room that the stairs stand in, the same on all storeys. */
  readonly core: CellRect;
  /** The rooms of each storey, from the lowest up. */
  readonly storeys: readonly (readonly PlannedRoom[])[];
  readonly wishes: FullWishes;
  readonly site?: Site | undefined;
  readonly random: Random;
}

/** Along which wall of the core the flights lie. */
interface Lanes {
  readonly side: Side;
  readonly isAlongX: boolean;
}

/**
 * The flights of a building, one from each storey to the next: side by side along one wall of the core, each in the
 * other direction than the one below it, so that the head of one is beside the foot of the next. Of the walls that
 * they fit along they take the one that cuts off the fewest neighbours; of equal ones a random one.
 * @returns no flights for a building of one storey; null where the core is too small
 */
export function planFlights(task: FlightTask): PlannedFlight[] | null {
  const stairs = measureStairs(task.wishes);
  if (!stairs) return [];
  const core = measureCore(task);
  const fitting = LANES.filter(({ isAlongX }) => doFit(core, stairs, isAlongX));
  const costs = new Map(fitting.map((lanes) => [lanes, costOf(task, core, lanes)]));
  const least = Math.min(...costs.values());
  const lanes = task.random.pick(fitting.filter((each) => costs.get(each) === least));
  if (!lanes) return null;
  const isTurned = task.random.chance(0.5);
  return Array.from({ length: task.wishes.storeys - 1 }, (_, storey) =>
    placeFlight({ core, stairs, lanes, storey, isReversed: (storey % 2 === 1) !== isTurned, task }),
  );
}

const LANES: readonly Lanes[] = [
  { side: '-z', isAlongX: true },
  { side: '+z', isAlongX: true },
  { side: '-x', isAlongX: false },
  { side: '+x', isAlongX: false },
];

/** The core between the faces of its walls on every storey, and what lies beyond each of its sides. */
interface Core {
  readonly min: Vec2;
  readonly max: Vec2;
  /** Cells beyond a side that belong to a room, on all storeys together. */
  readonly neighbours: Readonly<Record<Side, number>>;
}

function measureCore({ grid, core, storeys, wishes }: FlightTask): Core {
  const maps = storeys.map((rooms) => new RoomMap(grid, rooms));
  const beyond = (side: Side): number[] => {
    const cells = cellsBeyond(core, side);
    return maps.flatMap((map) => cells.map(([column, row]) => map.roomAt(column, row)));
  };
  const sides = { '-x': beyond('-x'), '+x': beyond('+x'), '-z': beyond('-z'), '+z': beyond('+z') };
  const inset = (side: Side): number => {
    const thickest = sides[side].includes(NO_ROOM)
      ? Math.max(wishes.outerThickness, wishes.innerThickness)
      : wishes.innerThickness;
    return thickest / 2;
  };
  const at = (lines: readonly number[], index: number): number => lines[index] ?? 0;
  const inside = (side: Side): number => sides[side].filter((room) => room !== NO_ROOM).length;
  return {
    min: [at(grid.xs, core.column) + inset('-x'), at(grid.zs, core.row) + inset('-z')],
    max: [
      at(grid.xs, core.column + core.columns) - inset('+x'),
      at(grid.zs, core.row + core.rows) - inset('+z'),
    ],
    neighbours: { '-x': inside('-x'), '+x': inside('+x'), '-z': inside('-z'), '+z': inside('+z') },
  };
}

function cellsBeyond(core: CellRect, side: Side): (readonly [column: number, row: number])[] {
  const { column, row, columns, rows } = core;
  if (side === '-x' || side === '+x') {
    const beside = side === '-x' ? column - 1 : column + columns;
    return Array.from({ length: rows }, (_, index) => [beside, row + index]);
  }
  const beside = side === '-z' ? row - 1 : row + rows;
  return Array.from({ length: columns }, (_, index) => [column + index, beside]);
}

function doFit({ min, max }: Core, stairs: StairMeasures, isAlongX: boolean): boolean {
  const [x, z] = sub(max, min);
  const [long, wide] = isAlongX ? [x, z] : [z, x];
  return (
    long >= stairs.run + 2 * stairs.landing - LATTICE &&
    wide >= LANE_GAP + stairs.lanes * stairs.laneWidth + stairs.passage - LATTICE
  );
}

/** The cells that the flights cut off; the way in from the street counts for more than any of them. */
function costOf({ site, storeys, core }: FlightTask, { neighbours }: Core, { side }: Lanes): number {
  const most = storeys.length * (core.columns + core.rows);
  return neighbours[side] + (site?.front === side ? most : 0);
}

interface Place {
  readonly core: Core;
  readonly stairs: StairMeasures;
  readonly lanes: Lanes;
  readonly storey: number;
  /** True for a flight that climbs towards −x or −z. */
  readonly isReversed: boolean;
  readonly task: FlightTask;
}

function placeFlight({ core, stairs, lanes, storey, isReversed, task }: Place): PlannedFlight {
  const { side, isAlongX } = lanes;
  const [min, max] = isAlongX ? [core.min, core.max] : [swap(core.min), swap(core.max)];
  const from = toLattice((min[0] + max[0] - stairs.run) / 2);
  const to = toLattice(from + stairs.run);
  const fromWall = LANE_GAP + ((storey % stairs.lanes) + 0.5) * stairs.laneWidth;
  const middle = toLattice(side === '-x' || side === '-z' ? min[1] + fromWall : max[1] - fromWall);
  const at = (position: number): Vec2 => (isAlongX ? [position, middle] : [middle, position]);
  return {
    storey,
    start: at(isReversed ? to : from),
    end: at(isReversed ? from : to),
    width: task.wishes.stairWidth,
  };
}

/** The point with its coordinates as they are seen along z. */
const swap = ([x, z]: Vec2): Vec2 => [z, x];
