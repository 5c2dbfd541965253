import type { Random } from '../../math/random.ts';
import { isSame } from './cell-rects.ts';
import type { CellSet } from './cell-set.ts';
import { chooseFootprints } from './footprints.ts';
import type { Framed } from './framed.ts';
import type { CellRect, PlannedRoom, RoomUse } from './plan.ts';
import type { PlanTask } from './plan-task.ts';
import { joinRooms } from './storey-rooms.ts';
import type { StoreyWish } from './storey-rules.ts';
import { assignUses } from './uses.ts';
import type { FullWishes } from './wishes.ts';

/** A room that is known before the others: stairs, corridor, or one that is kept. */
interface KnownRoom {
  readonly cells: CellRect;
  readonly use: RoomUse | null;
  readonly isLocked: boolean;
}

/** The cells and the known rooms of a storey. */
export interface StoreyShell {
  readonly footprint: CellSet;
  readonly known: readonly KnownRoom[];
  /** How many rooms it has, the known ones counted. */
  readonly count: number;
}

/**
 * What each storey covers, from the lowest up.
 * @returns undefined where some storey cannot have its rooms so
 */
export function planShells(
  framed: Framed,
  shape: Pick<FullWishes, 'compactness' | 'setback'>,
  random: Random,
): StoreyShell[] | undefined {
  const known = framed.counts.map((_, storey) => knownRooms(framed, storey));
  const wishes = framed.counts.map((count, storey) => wishOf(count, known[storey] ?? []));
  const footprints = chooseFootprints(framed.frame, wishes, shape, random);
  return footprints?.map((footprint, storey) => ({
    footprint,
    known: known[storey] ?? [],
    count: framed.counts[storey] ?? 0,
  }));
}

/** The rooms of a storey with their uses: the known ones first, the stairs before all others. */
export function planRooms(
  { frame }: Framed,
  { footprint, known, count }: StoreyShell,
  storey: number,
  task: PlanTask,
  isPlain: boolean,
  random: Random,
): PlannedRoom[] | undefined {
  const joined = joinRooms(frame, footprint, wishOf(count, known), isPlain, random);
  if (!joined) return undefined;
  const rooms = joined.map((cells, index) => known[index] ?? { cells, use: null, isLocked: false });
  const uses = assignUses({
    grid: frame.grid,
    site: task.site,
    storey,
    storeys: task.wishes.storeys,
    rooms,
    footprint,
  });
  return rooms.map((room, index) => ({ ...room, use: uses[index] ?? null }));
}

const wishOf = (rooms: number, known: readonly KnownRoom[]): StoreyWish => ({
  fixed: known.map(({ cells }) => cells),
  rooms,
});

function knownRooms({ frame: { core, corridor }, locked }: Framed, storey: number): KnownRoom[] {
  const kept = locked.filter((room) => room.storey === storey);
  const known: KnownRoom[] = [];
  const add = (cells: CellRect, use: RoomUse): void => {
    const own = kept.find((room) => isSame(room.cells, cells));
    known.push({ cells, use: own?.use ?? use, isLocked: own !== undefined });
  };
  if (core) add(core, storey === 0 ? 'hall' : 'landing');
  if (corridor) add(corridor, 'corridor');
  for (const { cells, use } of kept) {
    if (!known.some((other) => isSame(other.cells, cells))) known.push({ cells, use, isLocked: true });
  }
  return known;
}
