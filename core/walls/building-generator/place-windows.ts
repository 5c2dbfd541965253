import { toLattice } from '../../math/tolerance.ts';
import type { Stretch } from '../openings/holes.ts';
import { sideOf } from './entrances.ts';
import { LEAST_WINDOW, type OpeningSize } from './opening-sizes.ts';
import type { PlanNotice, PlannedOpening } from './plan.ts';
import type { StoreyTask } from './storey-task.ts';
import { JAMB, lengthOf, type WallBay } from './wall-bays.ts';

/** Least wall between two windows in metres. */
const PIER = 0.6;
/** The part of the wished width that a window keeps where its wall is too short; with less it is left out. */
const LEAST_PART = 0.5;

/** A stretch of a wall that windows are spread over. */
interface WindowRun {
  readonly bay: WallBay;
  readonly stretch: Stretch;
  readonly width: number;
  /** How many fit at most. */
  readonly most: number;
}

/**
 * The windows of a storey: in outer walls that nothing stands in front of, spread evenly over what corners and
 * entrances leave. Of the places that there are they take the share that is wished for, in each room one before any
 * gets a second.
 * @param entrances of the storey
 */
export function placeWindows(
  task: StoreyTask,
  entrances: readonly PlannedOpening[],
): { readonly windows: readonly PlannedOpening[]; readonly notices: readonly PlanNotice[] } {
  const { sizes, bays, site } = task;
  const size = sizes.window;
  if (!size) return { windows: [], notices: [] };
  const lit = bays.filter((bay) => bay.wall.isClear && !site.closed?.includes(sideOf(bay)));
  const runs = lit.flatMap((bay) =>
    freeStretches(
      bay,
      entrances.filter(({ wall }) => wall === bay.index),
    ).flatMap((stretch) => measureRun(bay, stretch, size.width)),
  );
  const counts = shareOut(task, runs);
  const windows = runs.flatMap((run) => placeRun(run, counts.get(run) ?? 0, size));
  return { windows, notices: noticesOf(lit, runs, windows, size) };
}

function noticesOf(
  lit: readonly WallBay[],
  runs: readonly WindowRun[],
  windows: readonly PlannedOpening[],
  { width }: OpeningSize,
): PlanNotice[] {
  if (lit.length > 0 && runs.length === 0) {
    return [{ wish: 'windowWidth', code: 'generator.no-window-fits', params: { wished: width } }];
  }
  if (windows.every((window) => window.width === width)) return [];
  return [{ wish: 'windowWidth', code: 'generator.window-narrowed', params: { wished: width } }];
}

/** What doors leave of a wall's bay. */
function freeStretches({ jambed, stretch }: WallBay, doors: readonly PlannedOpening[]): Stretch[] {
  if (doors.length === 0) return [lengthOf(jambed) > 0 ? jambed : stretch];
  const free: Stretch[] = [];
  let { from } = jambed;
  for (const { offset, width } of doors.toSorted((a, b) => a.offset - b.offset)) {
    free.push({ from, to: toLattice(offset - width / 2 - JAMB) });
    from = toLattice(offset + width / 2 + JAMB);
  }
  return [...free, { from, to: jambed.to }];
}

function measureRun(bay: WallBay, stretch: Stretch, wished: number): WindowRun[] {
  const room = lengthOf(stretch);
  if (room < Math.max(LEAST_WINDOW, toLattice(wished * LEAST_PART))) return [];
  return [{ bay, stretch, width: Math.min(wished, room), most: countFitting(room, wished) }];
}

/** How many windows fit beside one another: at least one, which may be narrower. */
const countFitting = (room: number, width: number): number =>
  Math.max(1, Math.floor((room + PIER) / (width + PIER)));

/** How many windows each run gets. */
function shareOut({ wishes, random }: StoreyTask, runs: readonly WindowRun[]): Map<WindowRun, number> {
  const places = random.shuffle(runs.flatMap((run) => Array.from({ length: run.most }, () => run)));
  const share = places.length * wishes.windowDensity;
  const count = Math.floor(share) + (random.chance(share - Math.floor(share)) ? 1 : 0);
  const seen = new Map<number, number>();
  const turns = places.map((run) => {
    const turn = seen.get(run.bay.wall.room) ?? 0;
    seen.set(run.bay.wall.room, turn + 1);
    return { run, turn };
  });
  const counts = new Map<WindowRun, number>();
  for (const { run } of turns.sort((a, b) => a.turn - b.turn).slice(0, count)) {
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return counts;
}

function placeRun(
  { bay, stretch, width, most }: WindowRun,
  count: number,
  size: OpeningSize,
): PlannedOpening[] {
  return spreadEvenly(stretch, width, Math.min(count, most)).map((offset) => ({
    wall: bay.index,
    role: 'window',
    type: 'window',
    offset,
    width,
    height: size.height,
    sill: size.sill,
  }));
}

/** The middles of so many openings of one width with as much wall between them as before the first and after the last. */
function spreadEvenly({ from, to }: Stretch, width: number, count: number): number[] {
  const gap = (to - from - count * width) / (count + 1);
  return Array.from({ length: count }, (_, index) =>
    toLattice(from + (index + 1) * gap + (index + 0.5) * width),
  );
}
