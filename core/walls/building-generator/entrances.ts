import { toLattice } from '../../math/tolerance.ts';
import { type DoorRoom, findDoorRoom } from './door-room.ts';
import { LEAST_DOOR_WIDTH } from './opening-sizes.ts';
import type { PlanNotice, PlannedOpening, Side } from './plan.ts';
import { isLeafUse } from './room-ways.ts';
import { blockedBeside, type StoreyTask } from './storey-task.ts';
import type { WallBay } from './wall-bays.ts';

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
  const room = findDoorRoom(bay, blockedBeside(task, bay), task.sizes.door.width, LEAST_DOOR_WIDTH);
  return room ? [{ bay, room }] : [];
}

/** The side of the building that an outer wall faces: the one on its left. */
export function sideOf({ direction: [x, z] }: WallBay): Side {
  if (x !== 0) return x > 0 ? '-z' : '+z';
  return z > 0 ? '+x' : '-x';
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

function placeEntrance({ sizes }: StoreyTask, { bay, room }: EntranceWay): PlannedOpening {
  const { from, to } = room.offsets.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
  return {
    wall: bay.index,
    role: 'entrance',
    type: 'door',
    offset: toLattice((from + to) / 2),
    width: room.width,
    height: sizes.door.height,
    sill: 0,
  };
}
