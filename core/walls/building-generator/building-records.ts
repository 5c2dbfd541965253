import type { Opening } from '../../document/schema/opening.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Room } from '../../document/schema/room.ts';
import type { Stair } from '../../document/schema/stair.ts';
import type { Storey } from '../../document/schema/storey.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { pointToLattice } from '../../math/tolerance.ts';
import { add, type Vec2 } from '../../math/vec2.ts';
import { text } from '../../text/text.ts';
import { clearHeightOf } from '../storeys.ts';
import { risesOf } from './building-storeys.ts';
import type { PaintedPart } from './palettes.ts';
import type {
  BuildingPlan,
  GridPoint,
  PlannedOpening,
  PlannedRoom,
  PlannedStorey,
  PlannedWall,
  RoomUse,
} from './plan.ts';
import { middleOf } from './plan-places.ts';
import type { RecordMaker } from './record-maker.ts';
import { buildRoofs } from './roof-records.ts';

/** The records of a plan: walls, openings, rooms, stairs and roofs, each after what it refers to. */
export function buildRecords(plan: BuildingPlan, maker: RecordMaker): readonly LevelRecord[] {
  const rises = risesOf(maker.storeys);
  const storeys = plan.storeys.flatMap((planned, index) => {
    const storey = maker.storeys[index];
    return storey ? buildStorey({ plan, planned, storey, rise: rises[index] ?? 0 }, maker) : [];
  });
  return [...storeys, ...buildStairs(plan, maker), ...buildRoofs(plan, maker)];
}

interface StoreyToBuild {
  readonly plan: BuildingPlan;
  readonly planned: PlannedStorey;
  readonly storey: Storey;
  /** Metres from its floor to the next. */
  readonly rise: number;
}

function buildStorey(given: StoreyToBuild, maker: RecordMaker): LevelRecord[] {
  const { planned } = given;
  const walls = planned.walls.map((wall) => buildWall(wall, given, maker));
  const openings = planned.openings.flatMap((opening) => {
    const wall = walls[opening.wall];
    return wall ? [buildOpening(opening, wall.id, given, maker)] : [];
  });
  const rooms = planned.rooms.flatMap((room) => buildRoom(room, given, maker));
  return [...walls, ...openings, ...rooms];
}

function buildWall(wall: PlannedWall, { plan, storey, rise }: StoreyToBuild, maker: RecordMaker): Wall {
  const { wishes, grid } = plan;
  const isOuter = wall.beyond === null;
  const place = ([i, j]: GridPoint): Vec2 =>
    pointToLattice(add(maker.at, [grid.xs[i] ?? 0, grid.zs[j] ?? 0]));
  const inside = maker.parts.idOf(wishes.materials, 'inside');
  const outside = maker.parts.idOf(wishes.materials, 'outside');
  return {
    kind: 'wall',
    id: maker.newId('wall'),
    storey: storey.id,
    start: place(wall.from),
    end: place(wall.to),
    thickness: isOuter ? wishes.outerThickness : wishes.innerThickness,
    // Up to the next floor, past the slab: so that no gap shows from outside.
    ...(wall.carries && rise !== clearHeightOf(storey) && { height: rise }),
    ...(inside !== undefined && { left: isOuter ? outside : inside, right: inside }),
  };
}

function buildOpening(
  opening: PlannedOpening,
  wall: string,
  { plan, planned }: StoreyToBuild,
  maker: RecordMaker,
): Opening {
  const { type, role, offset, width, height, sill } = opening;
  const frame = maker.parts.idOf(plan.wishes.materials, 'frame');
  const leaf = maker.parts.idOf(plan.wishes.materials, role === 'entrance' ? 'entrance' : 'door');
  const isDoor = type === 'door';
  const opensRight = isDoor && opensToRight(planned, planned.walls[opening.wall]);
  return {
    kind: 'opening',
    id: maker.newId('opening'),
    wall,
    type,
    offset,
    width,
    height,
    ...(sill > 0 && { sill }),
    ...(type !== 'arch' && { fitting: 'leaf' }),
    ...(opensRight && { opensTo: 'right' }),
    ...(type !== 'arch' && frame !== undefined && { frame }),
    ...(isDoor && leaf !== undefined && { leaf }),
  };
}

/** Rooms that one walks through: no leaf should stand in the way there. */
const PASSAGES: ReadonlySet<RoomUse | null | undefined> = new Set(['hall', 'landing', 'corridor']);

/** Inwards from outside, and out of passages into rooms. */
function opensToRight({ rooms }: PlannedStorey, wall: PlannedWall | undefined): boolean {
  if (!wall) return false;
  return wall.beyond === null || PASSAGES.has(rooms[wall.beyond]?.use);
}

/** Rooms with wet floors. */
const WET: ReadonlySet<RoomUse | null> = new Set(['kitchen', 'bath', 'toilet', 'utility']);

/** A record only where there is something to say of the room. */
function buildRoom(room: PlannedRoom, { plan, storey }: StoreyToBuild, maker: RecordMaker): Room[] {
  const floorPart: PaintedPart = WET.has(room.use) ? 'wetFloor' : 'floor';
  const floor = maker.parts.idOf(plan.wishes.materials, floorPart);
  const ceiling = maker.parts.idOf(plan.wishes.materials, 'ceiling');
  if (room.use === null && floor === undefined) return [];
  return [
    {
      kind: 'room',
      id: maker.newId('room'),
      storey: storey.id,
      at: pointToLattice(add(maker.at, middleOf(plan.grid, room.cells))),
      ...(room.use !== null && { name: text(`generate.use.${room.use}`) }),
      ...(floor !== undefined && { floor, ceiling }),
    },
  ];
}

function buildStairs({ flights, wishes }: BuildingPlan, maker: RecordMaker): Stair[] {
  const material = maker.parts.idOf(wishes.materials, 'stair');
  return flights.flatMap(({ storey, start, end, width }): Stair[] => {
    const on = maker.storeys[storey];
    if (!on) return [];
    return [
      {
        kind: 'stair',
        id: maker.newId('stair'),
        storey: on.id,
        start: pointToLattice(add(maker.at, start)),
        end: pointToLattice(add(maker.at, end)),
        width,
        ...(material !== undefined && { material }),
      },
    ];
  });
}
