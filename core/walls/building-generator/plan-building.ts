import { createRandom, type Random } from '../../math/random.ts';
import type { CellSet } from './cell-set.ts';
import { chooseFootprints } from './footprints.ts';
import { furnishStorey, joinNotices, type StoreyOpenings } from './furnish-storey.ts';
import { chooseGrid, type Framed } from './grid.ts';
import { findWalls } from './outer-walls.ts';
import type {
  CellRect,
  KeptPlan,
  PlannedFlight,
  PlannedRoom,
  PlannedStorey,
  PlanNotice,
  PlanResult,
  RoomUse,
  Site,
  WishRefusal,
} from './plan.ts';
import { planFlights } from './plan-flights.ts';
import { type PlanTask, readTask } from './plan-task.ts';
import { joinRooms } from './storey-rooms.ts';
import type { StoreyWish } from './storey-rules.ts';
import { assignUses } from './uses.ts';
import type { Wishes } from './wishes.ts';

/** Buildings that are begun for one seed before its wishes count as impossible. */
const ATTEMPTS = 12;
/** The last of them are plain: rectangles, all storeys alike, rooms by straight cuts. */
const PLAIN_ATTEMPTS = 4;
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
  let reason: WishRefusal | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = planOnce(new Attempt(read.task, attempt));
    if (result.ok) return result;
    reason = result.reason;
  }
  return { ok: false, reason: reason ?? refuseDoors(read.task) };
}

/** One of the buildings that are begun. */
class Attempt {
  readonly task: PlanTask;
  readonly isPlain: boolean;
  private readonly number: number;

  constructor(task: PlanTask, number: number) {
    this.number = number;
    this.isPlain = number >= ATTEMPTS - PLAIN_ATTEMPTS;
    this.task = this.isPlain ? { ...task, wishes: { ...task.wishes, compactness: 1, setback: 0 } } : task;
  }

  randomFor(step: keyof typeof STEP, ...salt: readonly number[]): Random {
    return createRandom(this.task.seed, this.number, STEP[step], ...salt);
  }
}

function planOnce(attempt: Attempt): PlanResult {
  const { task } = attempt;
  const chosen = chooseGrid(task.wishes, task.site, attempt.randomFor('grid'));
  if (!chosen.ok) return chosen;
  const impossible: PlanResult = { ok: false, reason: refuseDoors(task) };
  const shell = joinAllRooms(attempt, chosen.framed);
  if (!shell) return impossible;
  const { frame } = chosen.framed;
  const flights = frame.core && planFlights({ ...task, grid: frame.grid, core: frame.core, storeys: shell.rooms, random: attempt.randomFor('stairs') });
  if (frame.core && !flights) return impossible;
  const furnished = furnishAll(attempt, shell, flights ?? []);
  if (!furnished) return impossible;
  const { seed, wishes } = task;
  return { ok: true, plan: { seed, wishes, grid: frame.grid, flights: flights ?? [], ...furnished } };
}
