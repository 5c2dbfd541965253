import { createRandom, type Random } from '../../math/random.ts';
import type { Framed, FrameResult } from './framed.ts';
import { furnishStorey, joinNotices, type StoreyOpenings } from './furnish-storey.ts';
import { chooseGrid } from './grid.ts';
import { refuseLocked } from './kept-check.ts';
import { keepGrid } from './kept-grid.ts';
import { findWalls } from './outer-walls.ts';
import type {
  KeptPlan,
  PlannedFlight,
  PlannedRoom,
  PlannedStorey,
  PlannedWall,
  PlanResult,
  Site,
  WishRefusal,
} from './plan.ts';
import { planFlights } from './plan-flights.ts';
import { planRooms, planShells, type StoreyShell } from './plan-rooms.ts';
import { type PlanTask, readTask } from './plan-task.ts';
import { nameOfWish } from './wish-name.ts';
import type { Wishes } from './wishes.ts';

/** Buildings that are begun for one seed before its wishes count as impossible: the fewer, the larger they are. */
const ATTEMPTS = { least: 3, most: 12, rooms: 6000 } as const;
/** The last of them, one of so many, are plain: rectangles, all storeys alike, rooms by straight cuts. */
const PLAIN_SHARE = 3;
/** Ways to join the cells of one storey that are tried before another building is begun. */
const STOREY_ATTEMPTS = 6;

/** Tells apart what choices are for, so that those of one step do not move those of another. */
const STEP = { grid: 1, footprints: 2, rooms: 3, stairs: 4, openings: 5 } as const;

/**
 * The whole algorithm: a building from wishes and a seed, step by step. The same wishes and seed make the same plan
 * on every machine.
 * @param wishes what is left out is as in DEFAULT_WISHES
 * @param seed a safe integer
 * @param site where it is to stand
 * @param kept rooms of an earlier building, which stay as they are
 * @returns a refusal that names the wish for everything that cannot be had; never throws
 */
export function planBuilding(wishes: Wishes, seed: number, site: Site = {}, kept?: KeptPlan): PlanResult {
  const read = readTask(wishes, seed, site, kept ?? null);
  if (!read.ok) return read;
  let result: PlanResult = { ok: false, reason: refuse(read.task) };
  const attempts = countAttempts(read.task);
  const plainFrom = attempts - attempts / PLAIN_SHARE;
  for (let number = 0; number < attempts && !result.ok; number += 1) {
    result = planOnce(read.task, number, number >= plainFrom);
  }
  return result;
}

function countAttempts({ wishes: { storeys, rooms } }: PlanTask): number {
  const affordable = Math.floor(ATTEMPTS.rooms / (storeys * rooms[0]));
  return Math.min(Math.max(affordable, ATTEMPTS.least), ATTEMPTS.most);
}

/** One of the buildings that are begun for a seed. */
interface Attempt {
  readonly task: PlanTask;
  readonly framed: Framed;
  readonly isPlain: boolean;
  randomFor(step: keyof typeof STEP, ...salt: readonly number[]): Random;
}

function planOnce(task: PlanTask, number: number, isPlain: boolean): PlanResult {
  const randomFor: Attempt['randomFor'] = (step, ...salt) =>
    createRandom(task.seed, number, STEP[step], ...salt);
  const chosen = frame(task, randomFor('grid'));
  if (!chosen.ok) return chosen;
  const attempt: Attempt = { task, framed: chosen.framed, isPlain, randomFor };
  const shells = planShells(attempt.framed, isPlain ? PLAIN_SHAPE : task.wishes, randomFor('footprints'));
  const rooms = shells && joinStoreys(attempt, shells);
  const flights = rooms && climb(attempt, rooms);
  const storeys = flights && furnishStoreys(attempt, shells, rooms, flights);
  if (!storeys) return { ok: false, reason: refuse(task) };
  const notices = joinNotices([...attempt.framed.notices, ...storeys.flatMap((storey) => storey.notices)]);
  const { seed, wishes } = task;
  const { grid } = attempt.framed.frame;
  return {
    ok: true,
    plan: { seed, wishes, grid, storeys: storeys.map((storey) => storey.planned), flights, notices },
  };
}

function frame({ wishes, site, kept }: PlanTask, random: Random): FrameResult {
  if (!kept) return chooseGrid(wishes, site, random);
  const framed = keepGrid(wishes, kept, random);
  return framed ? { ok: true, framed } : { ok: false, reason: refuseLocked(kept) };
}

const PLAIN_SHAPE = { compactness: 1, setback: 0 } as const;

type Rooms = readonly PlannedRoom[];

function joinStoreys(attempt: Attempt, shells: readonly StoreyShell[]): Rooms[] | undefined {
  const joined: Rooms[] = [];
  for (const [storey, shell] of shells.entries()) {
    const rooms = joinStorey(attempt, shell, storey, 0);
    if (!rooms) return undefined;
    joined.push(rooms);
  }
  return joined;
}

const joinStorey = (
  { framed, task, isPlain, randomFor }: Attempt,
  shell: StoreyShell,
  storey: number,
  time: number,
): Rooms | undefined => planRooms(framed, shell, storey, task, isPlain, randomFor('rooms', storey, time));

function climb({ framed, task, randomFor }: Attempt, storeys: readonly Rooms[]): PlannedFlight[] | null {
  const { grid, core } = framed.frame;
  return core ? planFlights({ ...task, grid, core, storeys, random: randomFor('stairs') }) : [];
}

interface Furnished {
  readonly planned: PlannedStorey;
  readonly notices: StoreyOpenings['notices'];
}

function furnishStoreys(
  attempt: Attempt,
  shells: readonly StoreyShell[],
  rooms: readonly Rooms[],
  flights: readonly PlannedFlight[],
): Furnished[] | undefined {
  const storeys: Furnished[] = [];
  for (const [storey, shell] of shells.entries()) {
    const furnished = furnish(attempt, shell, storey, rooms, flights);
    if (!furnished) return undefined;
    storeys.push(furnished);
  }
  return storeys;
}

/** Walls and openings of a storey, whose cells are joined in another way where those do not let one reach each room. */
function furnish(
  attempt: Attempt,
  shell: StoreyShell,
  storey: number,
  joined: readonly Rooms[],
  flights: readonly PlannedFlight[],
): Furnished | undefined {
  const { framed, task, randomFor } = attempt;
  const { grid, core } = framed.frame;
  const stairRoom = core ? 0 : null;
  for (let time = 0; time < STOREY_ATTEMPTS; time += 1) {
    const rooms = time === 0 ? joined[storey] : joinStorey(attempt, shell, storey, time);
    if (!rooms) continue;
    const walls: readonly PlannedWall[] = findWalls(grid, rooms, joined[storey + 1] ?? null);
    const random = randomFor('openings', storey, time);
    const made = furnishStorey({ ...task, grid, storey, rooms, walls, stairRoom, flights, random });
    if (!made) continue;
    const { openings, links, notices } = made;
    return { planned: { rooms: shown(rooms, task), walls, openings, links, stairRoom }, notices };
  }
  return undefined;
}

/** Uses help to lay out every building; whether they are told is a wish. */
const shown = (rooms: Rooms, { wishes }: PlanTask): Rooms =>
  wishes.uses ? rooms : rooms.map((room) => ({ ...room, use: null }));

/** What is left to refuse where every attempt failed on its way from the rooms to the doors. */
const refuse = ({ wishes, kept }: PlanTask): WishRefusal =>
  kept
    ? refuseLocked(kept)
    : {
        wish: 'doorWidth',
        code: 'generator.refused.no-doors',
        params: { wish: nameOfWish('doorWidth'), width: wishes.doorWidth },
      };
