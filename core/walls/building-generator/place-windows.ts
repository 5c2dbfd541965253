import { leastOf, type OpeningSize } from './opening-sizes.ts';
import type { PlanNotice, PlannedOpening } from './plan.ts';
import type { StoreyTask } from './storey-task.ts';
import { sideOf, type WallBay } from './wall-bays.ts';
import { findWindowRuns, spreadWindows, type WindowRun } from './window-runs.ts';

/** True for the walls that may have windows: nothing of the building stands in front of them, nor anything close. */
export const isLit = ({ site }: StoreyTask, bay: WallBay): boolean =>
  bay.wall.isClear && !site.closed?.includes(sideOf(bay));

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
  const size = task.sizes.window;
  if (!size) return { windows: [], notices: [] };
  const lit = task.bays.filter((bay) => isLit(task, bay));
  const runs = lit.flatMap((bay) => {
    const doors = entrances.filter(({ wall }) => wall === bay.index);
    return findWindowRuns(bay, doors, size.width);
  });
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
    const params = { wished: width, least: leastOf(width) };
    return [{ wish: 'windowWidth', code: 'generator.no-window-fits', params }];
  }
  if (windows.every((window) => window.width === width)) return [];
  return [{ wish: 'windowWidth', code: 'generator.window-narrowed', params: { wished: width } }];
}

/** How many windows each run gets. */
function shareOut({ wishes, random }: StoreyTask, runs: readonly WindowRun[]): Map<WindowRun, number> {
  const places = random.shuffle(runs.flatMap((run) => Array.from({ length: run.most }, () => run)));
  const share = places.length * wishes.windowDensity;
  const count = Math.floor(share) + (random.chance(share - Math.floor(share)) ? 1 : 0);
  const turns = new Map<number, number>();
  const inTurn = places.map((run) => {
    const turn = turns.get(run.bay.wall.room) ?? 0;
    turns.set(run.bay.wall.room, turn + 1);
    return { run, turn };
  });
  const counts = new Map<WindowRun, number>();
  for (const { run } of inTurn.sort((a, b) => a.turn - b.turn).slice(0, count)) {
    counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  return counts;
}

const placeRun = (run: WindowRun, count: number, { height, sill }: OpeningSize): PlannedOpening[] =>
  spreadWindows(run, count).map((offset) => ({
    wall: run.bay.index,
    role: 'window',
    type: 'window',
    offset,
    width: run.width,
    height,
    sill,
  }));
