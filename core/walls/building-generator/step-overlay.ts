import { along, leftOf, midpoint, normalize, scale, sub, type Vec2 } from '../../math/vec2.ts';
import type {
  BuildingPlan,
  CellRect,
  GridPoint,
  PlanGrid,
  PlannedFlight,
  PlannedOpening,
  PlannedStorey,
  PlannedWall,
  RoomUse,
} from './plan.ts';
import { colorRooms } from './room-colors.ts';

/** What the generator does, in its order. Each step shows what it adds, and what it stands on. */
export const GENERATION_STEPS = [
  'points',
  'cells',
  'rooms',
  'outer-walls',
  'stairs',
  'windows',
  'reachability',
  'doors',
] as const;
export type GenerationStep = (typeof GENERATION_STEPS)[number];

/** What a line of a step is. An edge of reachability is one of the tree, or extra. */
export type StepLineLook =
  | 'grid'
  | 'inner'
  | 'clear'
  | 'obstructed'
  | 'flight'
  | 'well'
  | 'tree'
  | 'extra'
  | 'window'
  | 'door'
  | 'extra-door'
  | 'entrance';

interface StepLine {
  readonly from: Vec2;
  readonly to: Vec2;
  readonly look: StepLineLook;
}

/** A crossing of grid lines; used when a room of the storey touches it. */
interface StepPoint {
  readonly at: Vec2;
  readonly number: number;
  readonly isUsed: boolean;
}

/** A rectangle; `color` is an index below ROOM_COLORS, null for a cell that is of no room yet. */
interface StepFill {
  readonly min: Vec2;
  readonly max: Vec2;
  readonly color: number | null;
}

interface StepLabel {
  /** The middle of the room, and two opposite corners of it. */
  readonly at: Vec2;
  readonly min: Vec2;
  readonly max: Vec2;
  /** A for the first room, Z, then AA. */
  readonly letter: string;
  readonly use: RoomUse | null;
}

/** A step as plain shapes in plan coordinates (metres): whoever draws them needs to know nothing of the generator. */
export interface StepOverlay {
  readonly points: readonly StepPoint[];
  readonly fills: readonly StepFill[];
  readonly lines: readonly StepLine[];
  /** Middles of the rooms. */
  readonly centres: readonly Vec2[];
  readonly labels: readonly StepLabel[];
}

/**
 * What the generator knows of a storey after that step.
 * @param storeyIndex of the plan, 0 for the lowest; one that the plan does not have shows the points alone
 * @param at where the plan's origin stands, in metres
 */
export function buildStepOverlay(
  plan: BuildingPlan,
  step: GenerationStep,
  storeyIndex: number,
  at: Vec2,
): StepOverlay {
  const { grid } = plan;
  const storey = plan.storeys[storeyIndex];
  if (!storey) return { points: buildPoints(grid, [], at), fills: [], lines: [], centres: [], labels: [] };
  const rooms = storey.rooms.map(({ cells }) => cells);
  const done = GENERATION_STEPS.indexOf(step);
  const has = (other: GenerationStep): boolean => GENERATION_STEPS.indexOf(other) <= done;
  const flights = plan.flights.filter((flight) => isAt(flight, storeyIndex));
  return {
    points: buildPoints(grid, rooms, at),
    fills: has('rooms') ? fillRooms(grid, storey, at) : has('cells') ? fillCells(grid, rooms, at) : [],
    lines: [
      ...(step === 'cells' ? buildGridLines(grid, at) : []),
      ...(has('rooms') ? buildWallLines(grid, storey, has('outer-walls'), at) : []),
      ...(has('stairs') ? flights.flatMap((flight) => buildFlight(flight, storeyIndex, at)) : []),
      ...(has('windows') ? buildOpenings(grid, storey, isWindow, at) : []),
      ...(step === 'reachability' ? buildEdges(grid, storey, at) : []),
      ...(has('doors') ? buildOpenings(grid, storey, (opening) => !isWindow(opening), at) : []),
    ],
    centres: step === 'reachability' ? rooms.map((cells) => middleOf(grid, cells, at)) : [],
    labels: has('rooms')
      ? storey.rooms.map(({ cells, use }, index) => ({
          at: middleOf(grid, cells, at),
          ...cornersOf(grid, cells, at),
          letter: letterOf(index),
          use,
        }))
      : [],
  };
}

/** A, B … Z, AA, AB …: the name of a room in pictures, by its index. */
export function letterOf(index: number): string {
  const rest = Math.floor(index / ALPHABET.length);
  return (rest > 0 ? letterOf(rest - 1) : '') + (ALPHABET[index % ALPHABET.length] ?? '');
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const isWindow = ({ role }: PlannedOpening): boolean => role === 'window';

/** It begins on the storey, or its head comes up through the floor. */
const isAt = ({ storey }: PlannedFlight, index: number): boolean => storey === index || storey === index - 1;

const place = ({ xs, zs }: PlanGrid, [i, j]: GridPoint, at: Vec2): Vec2 => [
  at[0] + (xs[i] ?? 0),
  at[1] + (zs[j] ?? 0),
];

const cornersOf = (grid: PlanGrid, { column, row, columns, rows }: CellRect, at: Vec2) => ({
  min: place(grid, [column, row], at),
  max: place(grid, [column + columns, row + rows], at),
});

function middleOf(grid: PlanGrid, cells: CellRect, at: Vec2): Vec2 {
  const { min, max } = cornersOf(grid, cells, at);
  return midpoint(min, max);
}

function buildPoints(grid: PlanGrid, rooms: readonly CellRect[], at: Vec2): StepPoint[] {
  const touched = new Set<string>();
  for (const { column, row, columns, rows } of rooms) {
    for (let i = column; i <= column + columns; i += 1) {
      for (let j = row; j <= row + rows; j += 1) touched.add(`${i} ${j}`);
    }
  }
  return grid.zs.flatMap((_, j) =>
    grid.xs.map((_, i) => ({
      at: place(grid, [i, j], at),
      number: i + j * grid.xs.length,
      isUsed: touched.has(`${i} ${j}`),
    })),
  );
}

function fillCells(grid: PlanGrid, rooms: readonly CellRect[], at: Vec2): StepFill[] {
  return rooms.flatMap(({ column, row, columns, rows }) =>
    Array.from({ length: columns * rows }, (_, cell): StepFill => {
      const one = { column: column + (cell % columns), row: row + Math.floor(cell / columns) };
      return { ...cornersOf(grid, { ...one, columns: 1, rows: 1 }, at), color: null };
    }),
  );
}

function fillRooms(grid: PlanGrid, storey: PlannedStorey, at: Vec2): StepFill[] {
  const colors = colorRooms(storey);
  return storey.rooms.map(({ cells }, index) => ({
    ...cornersOf(grid, cells, at),
    color: colors[index] ?? null,
  }));
}

function buildGridLines(grid: PlanGrid, at: Vec2): StepLine[] {
  const [lastI, lastJ] = [grid.xs.length - 1, grid.zs.length - 1];
  const line = (from: GridPoint, to: GridPoint): StepLine => ({
    from: place(grid, from, at),
    to: place(grid, to, at),
    look: 'grid',
  });
  return [
    ...grid.xs.map((_, i) => line([i, 0], [i, lastJ])),
    ...grid.zs.map((_, j) => line([0, j], [lastI, j])),
  ];
}

function buildWallLines(grid: PlanGrid, storey: PlannedStorey, isMarked: boolean, at: Vec2): StepLine[] {
  const lookOf = ({ beyond, isClear }: PlannedWall): StepLineLook =>
    beyond !== null || !isMarked ? 'inner' : isClear ? 'clear' : 'obstructed';
  return storey.walls.map((wall) => ({
    from: place(grid, wall.from, at),
    to: place(grid, wall.to, at),
    look: lookOf(wall),
  }));
}

const OPENING_LOOKS: Readonly<Record<PlannedOpening['role'], StepLineLook>> = {
  window: 'window',
  entrance: 'entrance',
  door: 'door',
  extra: 'extra-door',
};

function buildOpenings(
  grid: PlanGrid,
  storey: PlannedStorey,
  isMeant: (opening: PlannedOpening) => boolean,
  at: Vec2,
): StepLine[] {
  return storey.openings.filter(isMeant).flatMap((opening): StepLine[] => {
    const wall = storey.walls[opening.wall];
    if (!wall) return [];
    const ends = [-1, 1].map((side) =>
      placeOnWall(grid, wall, opening.offset + (side * opening.width) / 2, at),
    );
    const [from, to] = ends;
    return from && to ? [{ from, to, look: OPENING_LOOKS[opening.role] }] : [];
  });
}

/** The point of a wall's line that many metres from its `from`. */
function placeOnWall(grid: PlanGrid, wall: PlannedWall, offset: number, at: Vec2): Vec2 {
  const from = place(grid, wall.from, at);
  return along(from, normalize(sub(place(grid, wall.to, at), from)), offset);
}

/** From the middle of a room through its door to the middle of the next. */
function buildEdges(grid: PlanGrid, storey: PlannedStorey, at: Vec2): StepLine[] {
  return storey.links.flatMap(({ rooms: [a, b], opening, isOfTree }): StepLine[] => {
    const hole = storey.openings[opening];
    const wall = hole && storey.walls[hole.wall];
    const [first, second] = [storey.rooms[a], storey.rooms[b]];
    if (!wall || !first || !second) return [];
    const door = placeOnWall(grid, wall, hole.offset, at);
    const look = isOfTree ? 'tree' : 'extra';
    return [first, second].map(({ cells }) => ({ from: middleOf(grid, cells, at), to: door, look }));
  });
}

/** How far the barbs of its arrow reach, as a part of the flight's width. */
const BARB = 0.25;

/** Its outline and an arrow up; of a flight from below where it comes up. */
function buildFlight(flight: PlannedFlight, storeyIndex: number, at: Vec2): StepLine[] {
  const look = flight.storey === storeyIndex ? 'flight' : 'well';
  const [start, end] = [flight.start, flight.end].map((point): Vec2 => [at[0] + point[0], at[1] + point[1]]);
  if (!start || !end) return [];
  const direction = normalize(sub(end, start));
  const aside = scale(leftOf(direction), flight.width / 2);
  const corner = (from: Vec2, side: number): Vec2 => along(from, aside, side);
  const barb = along(end, direction, -flight.width * BARB);
  const ring = [corner(start, 1), corner(end, 1), corner(end, -1), corner(start, -1)];
  const outline = ring.map((from, index): StepLine => ({ from, to: ring[(index + 1) % 4] ?? from, look }));
  const barbs = [-1, 1].map(
    (side): StepLine => ({ from: along(barb, aside, side * 2 * BARB), to: end, look }),
  );
  return [...outline, { from: start, to: end, look }, ...barbs];
}
