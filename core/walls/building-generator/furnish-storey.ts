import type { Random } from '../../math/random.ts';
import { findBlockedFloor } from './blocked-floor.ts';
import { placeEntrances } from './entrances.ts';
import { chooseOpeningSizes } from './opening-sizes.ts';
import { placeDoors } from './place-doors.ts';
import { placeWindows } from './place-windows.ts';
import type {
  PlanGrid,
  PlanNotice,
  PlannedFlight,
  PlannedLink,
  PlannedOpening,
  PlannedRoom,
  PlannedWall,
  Site,
} from './plan.ts';
import type { StoreyTask } from './storey-task.ts';
import { measureBays } from './wall-bays.ts';
import type { FullWishes } from './wishes.ts';

/** A storey with its walls, and all that says where its doors and windows may be. */
export interface BareStorey {
  readonly grid: PlanGrid;
  /** Index of the storey; 0 is the lowest, which has the entrances. */
  readonly storey: number;
  readonly rooms: readonly PlannedRoom[];
  readonly walls: readonly PlannedWall[];
  /** Index of the room with the stairs; null in a building of one storey. */
  readonly stairRoom: number | null;
  /** Of the whole building. */
  readonly flights: readonly PlannedFlight[];
  readonly wishes: FullWishes;
  readonly site?: Site | undefined;
  readonly random: Random;
}

/** The openings of a storey, the ways that they make, and what differs from the wishes. */
export interface StoreyOpenings {
  readonly openings: readonly PlannedOpening[];
  readonly links: readonly PlannedLink[];
  /** The same one for each storey that it holds for: see joinNotices. */
  readonly notices: readonly PlanNotice[];
}

/**
 * Doors, windows and arches of a storey: entrances on the lowest one, then windows, then ways between the rooms so
 * that all of them are reached.
 * @returns null where a room cannot be reached so, or no entrance fits
 */
export function furnishStorey(bare: BareStorey): StoreyOpenings | null {
  const { grid, storey, walls, flights, wishes, site = {} } = bare;
  const task: StoreyTask = {
    ...bare,
    site,
    bays: measureBays(grid, walls, wishes),
    blocked: findBlockedFloor(flights, storey),
    sizes: chooseOpeningSizes(wishes),
  };
  const entered = storey === 0 ? placeEntrances(task) : { entrances: [], notices: [] };
  const doors = placeDoors(task);
  if (!entered || !doors) return null;
  const lit = placeWindows(task, entered.entrances);
  const before = [...entered.entrances, ...lit.windows];
  return {
    openings: [...before, ...doors.ways.map(({ opening }) => opening)],
    links: doors.ways.map(({ rooms, isOfTree }, index) => ({
      rooms,
      opening: before.length + index,
      isOfTree,
    })),
    notices: [...task.sizes.notices, ...entered.notices, ...lit.notices, ...doors.notices],
  };
}

/** Each notice once, though several storeys gave it. */
export function joinNotices(notices: readonly PlanNotice[]): PlanNotice[] {
  const byText = new Map(notices.map((notice) => [JSON.stringify([notice.code, notice.params]), notice]));
  return [...byText.values()];
}
