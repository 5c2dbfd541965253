import { isBeside, sizeOf } from './cell-rects.ts';
import type { CellSet } from './cell-set.ts';
import type { CellRect, PlanGrid, RoomUse, Side, Site } from './plan.ts';

/** A storey whose rooms are to have uses. */
export interface UseTask {
  readonly grid: PlanGrid;
  readonly site: Site;
  /** Index of the storey, and how many the building has. */
  readonly storey: number;
  readonly storeys: number;
  /** With the uses that are already known. */
  readonly rooms: readonly { readonly cells: CellRect; readonly use: RoomUse | null }[];
  /** All that the storey covers. */
  readonly footprint: CellSet;
}

/** What rooms beside hall, stairs and corridor are for, in the order in which a storey wants them. */
const WANTED = {
  only: [
    'living',
    'kitchen',
    'bath',
    'bedroom',
    'bedroom',
    'dining',
    'storage',
    'bedroom',
    'study',
    'toilet',
  ],
  lowest: ['kitchen', 'living', 'toilet', 'dining', 'storage', 'study', 'utility', 'bedroom', 'bath'],
  upper: ['bedroom', 'bath', 'bedroom', 'bedroom', 'study', 'storage', 'bedroom', 'toilet'],
  upperBath: ['bath'],
} as const satisfies Record<string, readonly RoomUse[]>;

/** What further rooms are for, over and over. */
const FURTHER = ['bedroom', 'bedroom', 'bath', 'bedroom', 'storage', 'bedroom', 'study', 'bath'] as const;

/** Uses from those that want the largest rooms and daylight most to those that do with closets. */
const BY_SIZE: readonly RoomUse[] = [
  'living',
  'dining',
  'bedroom',
  'kitchen',
  'study',
  'utility',
  'bath',
  'storage',
  'toilet',
];

/** Fewest rooms of a single storey of which one is a hall. */
const ROOMS_WITH_HALL = 4;
/** Rooms that are looked at as a hall: enough for any house, and few enough for a storey of thousands. */
const MOST_HALLS = 100;

/**
 * A use for each room, by size and place: what lives wants large rooms at the outer walls, what is left goes into the
 * small and the inner ones.
 * @returns one a room, those that were known unchanged
 */
export function assignUses(task: UseTask): RoomUse[] {
  const uses = task.rooms.map(({ use }) => use);
  const hall = findHall(task);
  if (hall !== undefined) uses[hall] = 'hall';
  const open = [...uses.keys()].filter((room) => uses[room] === null);
  const bySize = new Map(open.map((room) => [room, rankOf(task, room)]));
  open.sort((a, b) => (bySize.get(b) ?? 0) - (bySize.get(a) ?? 0));
  const wanted = wantedUses(task, open.length, uses);
  const given = new Map(open.map((room, index) => [room, wanted[index]]));
  return uses.map((use, room) => use ?? given.get(room) ?? 'storage');
}

/** So many uses, from those for the largest rooms down. */
function wantedUses(
  { storey, storeys }: UseTask,
  count: number,
  known: readonly (RoomUse | null)[],
): RoomUse[] {
  const left: RoomUse[] = [...WANTED[wantedOn(storey, storeys, count)]];
  for (const use of known) if (use !== null && left.includes(use)) left.splice(left.indexOf(use), 1);
  const wanted = Array.from({ length: count }, (_, index) => left[index] ?? furtherUse(index - left.length));
  return wanted.sort((a, b) => BY_SIZE.indexOf(a) - BY_SIZE.indexOf(b));
}

/** Where upper storeys have a room each beside the landing, the second of them has the bath. */
function wantedOn(storey: number, storeys: number, count: number): keyof typeof WANTED {
  if (storeys === 1) return 'only';
  if (storey === 0) return 'lowest';
  return storey === 2 && count === 1 ? 'upperBath' : 'upper';
}

const furtherUse = (index: number): RoomUse => FURTHER[index % FURTHER.length] ?? 'bedroom';

/** The area in m²; less than nothing for rooms without an outer wall, which come after all others. */
function rankOf({ grid, rooms, footprint }: UseTask, room: number): number {
  const cells = rooms[room]?.cells;
  if (!cells) return 0;
  const [x, z] = sizeOf(cells, grid);
  return SIDES.some((side) => isOuter(cells, side, footprint)) ? x * z : -1 / (x * z);
}

/** In a single storey without a corridor: the room by which one enters, since most others lie at it. */
function findHall({ storeys, rooms, footprint, site }: UseTask): number | undefined {
  const isKnown = rooms.some(({ use }) => use === 'hall' || use === 'corridor');
  if (storeys > 1 || isKnown || rooms.length < ROOMS_WITH_HALL) return undefined;
  const open = [...rooms.entries()].filter(([, { use }]) => use === null);
  const outer = (sides: readonly Side[]): typeof open =>
    open.filter(([, { cells }]) => sides.some((side) => isOuter(cells, side, footprint)));
  const atFront = site.front ? outer([site.front]) : [];
  const entered = atFront.length > 0 ? atFront : outer(SIDES);
  let hall: number | undefined;
  let most = 0;
  for (const [room, { cells }] of entered.slice(0, MOST_HALLS)) {
    const neighbours = rooms.filter((other) => isBeside(cells, other.cells)).length;
    const score = neighbours / Math.sqrt(cells.columns * cells.rows);
    if (score <= most) continue;
    most = score;
    hall = room;
  }
  return hall;
}

const SIDES: readonly Side[] = ['-x', '+x', '-z', '+z'];

/** Whether some cell at that side of a room has no cell beyond it. */
function isOuter({ column, row, columns, rows }: CellRect, side: Side, footprint: CellSet): boolean {
  const isAlongZ = side === '-x' || side === '+x';
  for (let step = 0; step < (isAlongZ ? rows : columns); step += 1) {
    const beyond: readonly [number, number] = isAlongZ
      ? [side === '-x' ? column - 1 : column + columns, row + step]
      : [column + step, side === '-z' ? row - 1 : row + rows];
    if (!footprint.has(...beyond)) return true;
  }
  return false;
}
