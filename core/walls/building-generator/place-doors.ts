import type { Random } from '../../math/random.ts';
import { toLattice } from '../../math/tolerance.ts';
import type { Stretch } from '../openings/holes.ts';
import { type DoorRoom, findDoorRoom } from './door-room.ts';
import { LEAST_DOOR } from './opening-sizes.ts';
import type { PlanNotice, PlannedOpening } from './plan.ts';
import { chooseWays, type Way } from './reachability.ts';
import { costOfWay, isLeafUse, isOpenWay } from './room-ways.ts';
import { blockedBeside, type StoreyTask } from './storey-task.ts';
import type { WallBay } from './wall-bays.ts';

/** A wall between two rooms that a door fits in. */
interface DoorWay extends Way {
  readonly bay: WallBay;
  readonly room: DoorRoom;
  readonly isOpen: boolean;
}

/** A door or arch between two rooms. */
export interface PlacedWay {
  readonly opening: PlannedOpening;
  readonly rooms: readonly [number, number];
  readonly isOfTree: boolean;
}

/** The doors and arches between the rooms of a storey; null where they cannot reach every room. */
export function placeDoors(
  task: StoreyTask,
): { readonly ways: readonly PlacedWay[]; readonly notices: readonly PlanNotice[] } | null {
  const { rooms, wishes, random, sizes } = task;
  const ways = task.bays.flatMap((bay) => findWay(task, bay));
  const isLeaf = (room: number): boolean => isLeafUse(rooms[room]?.use ?? null);
  const reach = chooseWays(rooms.length, ways, isLeaf, wishes.extraDoors, random);
  if (!reach) return null;
  const placed = [
    ...reach.tree.map((way) => placeWay(task, way, true)),
    ...reach.extra.map((way) => placeWay(task, way, false)),
  ];
  const notices: PlanNotice[] = [];
  const width = Math.min(...placed.map(({ opening }) => opening.width));
  if (width < sizes.door.width) {
    notices.push({
      wish: 'doorWidth',
      code: 'generator.door-narrowed',
      params: { wished: sizes.door.width },
    });
  }
  if (reach.extra.length < wishes.extraDoors) {
    const params = { wished: wishes.extraDoors };
    notices.push({ wish: 'extraDoors', code: 'generator.fewer-extra-doors', params });
  }
  return { ways: placed, notices };
}

function findWay(task: StoreyTask, bay: WallBay): DoorWay[] {
  const { room, beyond } = bay.wall;
  if (beyond === null) return [];
  const [first, second] = [task.rooms[room]?.use ?? null, task.rooms[beyond]?.use ?? null];
  const isOpen = isOpenWay(task.wishes.layout, first, second);
  const width = isOpen ? Number.MAX_SAFE_INTEGER : task.sizes.door.width;
  const doorRoom = findDoorRoom(bay, blockedBeside(task, bay), width, LEAST_DOOR);
  if (!doorRoom) return [];
  return [{ rooms: [room, beyond], cost: costOfWay(first, second), bay, room: doorRoom, isOpen }];
}

function placeWay({ sizes, random }: StoreyTask, way: DoorWay, isOfTree: boolean): PlacedWay {
  return {
    opening: {
      wall: way.bay.index,
      role: isOfTree ? 'door' : 'extra',
      type: way.isOpen ? 'arch' : 'door',
      offset: pickOffset(way.room.offsets, random),
      width: way.room.width,
      height: sizes.door.height,
      sill: 0,
    },
    rooms: way.rooms,
    isOfTree,
  };
}

/** Doors stand beside a corner or in the middle of what is free, so that furniture has the walls. */
function pickOffset(offsets: readonly Stretch[], random: Random): number {
  const { from, to } = random.pick(offsets) ?? { from: 0, to: 0 };
  return random.pick([from, to, toLattice((from + to) / 2)]) ?? from;
}
