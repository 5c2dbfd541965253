import { toLattice } from '../../math/tolerance.ts';
import { type DoorRoom, findDoorRoom } from './door-room.ts';
import { LEAST_DOOR } from './opening-sizes.ts';
import { isLit } from './place-windows.ts';
import type { PlanNotice, PlannedOpening } from './plan.ts';
import { isLeafUse } from './room-ways.ts';
import { blockedBeside, type StoreyTask } from './storey-task.ts';
import { sideOf, type WallBay } from './wall-bays.ts';
import { findWindowRuns } from './window-runs.ts';

interface EntranceWay {
  readonly bay: WallBay;
  readonly room: DoorRoom;
}

/**
 * The doors from outside, one a wall: the first at the front and into the hall where that can be, the others into
 * other rooms first; walls that nothing stands in front of before others. As many as are wished for or fit; null where
 * none fits.
 */
export function placeEntrances(
  task: StoreyTask,
): { readonly entrances: readonly PlannedOpening[]; readonly notices: readonly PlanNotice[] } | null {
  const { wishes, sizes } = task;
  let left = task.random.shuffle(task.bays.flatMap((bay) => findEntranceWay(task, bay)));
  const entrances: PlannedOpening[] = [];
  const entered = new Set<number>();
  while (entrances.length < wishes.entrances && left.length > 0) {
    const rank = entrances.length === 0 ? rankOfFirst : rankOfNext;
    const best = left.reduce((a, b) => (rank(task, b, entered) < rank(task, a, entered) ? b : a));
    left = left.filter((way) => way !== best);
    entered.add(best.bay.wall.room);
    entrances.push(placeEntrance(task, best));
  }
  if (entrances.length === 0) return null;
  const notices: PlanNotice[] = [];
  if (entrances.length < wishes.entrances) {
    const params = { wished: wishes.entrances, count: entrances.length };
    notices.push({ wish: 'entrances', code: 'generator.fewer-entrances', params });
  }
  if (entrances.some(({ width }) => width < sizes.door.width)) {
    notices.push({
      wish: 'doorWidth',
      code: 'generator.door-narrowed',
      params: { wished: sizes.door.width },
    });
  }
  return { entrances, notices };
}

function findEntranceWay(task: StoreyTask, bay: WallBay): EntranceWay[] {
  if (bay.wall.beyond !== null) return [];
  const room = findDoorRoom(bay, blockedBeside(task, bay), task.sizes.door.width, LEAST_DOOR);
  return room ? [{ bay, room }] : [];
}

function rankOfFirst(task: StoreyTask, { bay }: EntranceWay): number {
  const { site, rooms } = task;
  const use = rooms[bay.wall.room]?.use ?? null;
  const isAtFront = site.front === undefined || sideOf(bay) === site.front;
  const isIntoHall = bay.wall.room === task.stairRoom || use === 'hall' || use === 'corridor';
  return (isAtFront ? 0 : 8) + (isIntoHall ? 0 : 4) + (bay.wall.isClear ? 0 : 2) + (isLeafUse(use) ? 1 : 0);
}

function rankOfNext(task: StoreyTask, { bay }: EntranceWay, entered: ReadonlySet<number>): number {
  const use = task.rooms[bay.wall.room]?.use ?? null;
  return (
    (bay.wall.isClear ? 0 : 8) +
    (use !== null && isLeafUse(use) ? 4 : 0) +
    (entered.has(bay.wall.room) ? 2 : 0) +
    (use === 'bedroom' ? 1 : 0)
  );
}

function placeEntrance(task: StoreyTask, { bay, room }: EntranceWay): PlannedOpening {
  const { width } = room;
  return {
    wall: bay.index,
    role: 'entrance',
    type: 'door',
    offset: chooseOffset(task, bay, room),
    width,
    height: task.sizes.door.height,
    sill: 0,
  };
}

/** Where the wall keeps the most windows; of such places the one in the middle of what is free. */
function chooseOffset(task: StoreyTask, bay: WallBay, { offsets, width }: DoorRoom): number {
  const window = isLit(task, bay) ? task.sizes.window : null;
  const windowsWith = (offset: number): number =>
    window
      ? findWindowRuns(bay, [{ offset, width }], window.width).reduce((sum, { most }) => sum + most, 0)
      : 0;
  const widestFirst = offsets.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  const places = widestFirst.flatMap(({ from, to }) => [toLattice((from + to) / 2), from, to]);
  return places.reduce((best, place) => (windowsWith(place) > windowsWith(best) ? place : best));
}
