import { chainOuterWalls } from './outer-chain.ts';
import type { GridPoint, PlanGrid, PlannedRoom, PlannedWall } from './plan.ts';
import { NO_ROOM, RoomMap } from './room-map.ts';

/** An edge of one cell with its two sides, in the direction in which its wall will run. */
interface CellEdge {
  readonly from: GridPoint;
  readonly to: GridPoint;
  readonly room: number;
  readonly beyond: number | null;
  readonly isClear: boolean;
  readonly carries: boolean;
}

/**
 * Every wall of a storey once: a side of a cell that another room or nothing lies behind is part of a wall. First the
 * outer ones in their order around the building, clockwise as seen from above, from the first point of the first row
 * on; then those between rooms, which run towards +x or +z.
 * @param grid of the building
 * @param rooms of the storey, none over another
 * @param above the rooms of the storey above; null for the topmost
 */
export function findWalls(
  grid: PlanGrid,
  rooms: readonly PlannedRoom[],
  above: readonly PlannedRoom[] | null,
): PlannedWall[] {
  const map = new RoomMap(grid, rooms);
  const upper = above && new RoomMap(grid, above);
  const edges: PlannedWall[] = [];
  for (let j = 0; j <= map.rows; j += 1) joinAlong(edges, rowEdges(map, upper, j));
  for (let i = 0; i <= map.columns; i += 1) joinAlong(edges, columnEdges(map, upper, i));
  return [...chainOuterWalls(edges), ...edges.filter(({ beyond }) => beyond !== null)];
}

/** The edges on one line of the grid, one after the other; those that are no wall are null. */
type LineEdges = Iterable<CellEdge | null>;

function* rowEdges(map: RoomMap, upper: RoomMap | null, j: number): LineEdges {
  for (let i = 0; i < map.columns; i += 1) {
    const [north, south] = [map.roomAt(i, j - 1), map.roomAt(i, j)];
    const [west, east]: [GridPoint, GridPoint] = [
      [i, j],
      [i + 1, j],
    ];
    if (north === south) yield null;
    else if (north === NO_ROOM) {
      const isClear = map.firstRow(i) === j;
      yield outer(west, east, south, isClear, upper?.isBuilt(i, j));
    } else if (south === NO_ROOM) {
      const isClear = map.lastRow(i) === j - 1;
      yield outer(east, west, north, isClear, upper?.isBuilt(i, j - 1));
    } else yield inner(west, east, south, north);
  }
}

function* columnEdges(map: RoomMap, upper: RoomMap | null, i: number): LineEdges {
  for (let j = 0; j < map.rows; j += 1) {
    const [west, east] = [map.roomAt(i - 1, j), map.roomAt(i, j)];
    const [north, south]: [GridPoint, GridPoint] = [
      [i, j],
      [i, j + 1],
    ];
    if (west === east) yield null;
    else if (east === NO_ROOM) {
      const isClear = map.lastColumn(j) === i - 1;
      yield outer(north, south, west, isClear, upper?.isBuilt(i - 1, j));
    } else if (west === NO_ROOM) {
      const isClear = map.firstColumn(j) === i;
      yield outer(south, north, east, isClear, upper?.isBuilt(i, j));
    } else yield inner(north, south, west, east);
  }
}

const outer = (
  from: GridPoint,
  to: GridPoint,
  room: number,
  isClear: boolean,
  carries = false,
): CellEdge => ({
  from,
  to,
  room,
  beyond: null,
  isClear,
  carries,
});

const inner = (from: GridPoint, to: GridPoint, room: number, beyond: number): CellEdge => ({
  from,
  to,
  room,
  beyond,
  isClear: false,
  carries: false,
});

/** Adds the walls that the edges of a line make: as long as they have the same on both sides and above. */
function joinAlong(walls: PlannedWall[], edges: LineEdges): void {
  let last: CellEdge | null = null;
  for (const edge of edges) {
    const joined: CellEdge | null = last && edge && join(last, edge);
    if (last && !joined) walls.push(last);
    last = joined ?? edge;
  }
  if (last) walls.push(last);
}

/** One wall of two edges that follow one another on a line; null where they are not of one wall. */
function join(first: CellEdge, second: CellEdge): CellEdge | null {
  const isSame =
    first.room === second.room && first.beyond === second.beyond && first.carries === second.carries;
  if (!isSame) return null;
  const isClear = first.isClear && second.isClear;
  const runsOn = first.to[0] === second.from[0] && first.to[1] === second.from[1];
  if (runsOn) return { ...first, to: second.to, isClear };
  const runsBack = second.to[0] === first.from[0] && second.to[1] === first.from[1];
  return runsBack ? { ...first, from: second.from, isClear } : null;
}
