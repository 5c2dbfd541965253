import type {
  BuildingPlan,
  PlannedRoom,
  PlannedStorey,
  PlannedWall,
} from '../../core/walls/building-generator/plan.ts';
import { DEFAULT_WISHES } from '../../core/walls/building-generator/wishes.ts';

const room = (column: number, row: number, columns: number, rows: number): PlannedRoom => ({
  cells: { column, row, columns, rows },
  use: null,
  isLocked: false,
});

/** Points by their numbers in the picture: three in a row. */
const wall = (from: number, to: number, onRight: number, beyond: number | null): PlannedWall => ({
  from: [from % 3, Math.floor(from / 3)],
  to: [to % 3, Math.floor(to / 3)],
  room: onRight,
  beyond,
  isClear: beyond === null && !OBSTRUCTED.has(`${from} ${to}`),
  carries: false,
});

/** None in the article; here A and C stand in front of one another's walls at the missing cells. */
const OBSTRUCTED: ReadonlySet<string> = new Set(['1 4', '4 5', '8 7', '7 10']);

const STOREY: PlannedStorey = {
  rooms: [room(0, 0, 1, 1), room(0, 1, 1, 2), room(1, 1, 1, 1)],
  walls: [
    wall(0, 1, 0, null),
    wall(1, 4, 0, null),
    wall(4, 5, 2, null),
    wall(5, 8, 2, null),
    wall(8, 7, 2, null),
    wall(7, 10, 1, null),
    wall(10, 9, 1, null),
    wall(9, 3, 1, null),
    wall(3, 0, 0, null),
    wall(3, 4, 1, 0),
    wall(4, 7, 1, 2),
  ],
  openings: [
    { wall: 9, role: 'door', type: 'door', offset: 1.5, width: 0.9, height: 2.05, sill: 0 },
    { wall: 10, role: 'extra', type: 'door', offset: 1.5, width: 0.9, height: 2.05, sill: 0 },
    { wall: 0, role: 'window', type: 'window', offset: 1.5, width: 1.2, height: 1.2, sill: 0.9 },
    { wall: 6, role: 'entrance', type: 'door', offset: 1.5, width: 0.9, height: 2.05, sill: 0 },
  ],
  links: [
    { rooms: [0, 1], opening: 0, isOfTree: true },
    { rooms: [1, 2], opening: 1, isOfTree: false },
  ],
  stairRoom: 1,
};

/** The example of the article: three rooms on a grid of three by four points, two cells missing. */
export const ARTICLE_PLAN: BuildingPlan = {
  seed: 1,
  wishes: { ...DEFAULT_WISHES, storeys: 1 },
  grid: { xs: [0, 3, 6], zs: [0, 3, 6, 9] },
  storeys: [STOREY],
  flights: [{ storey: 0, start: [1, 4], end: [1, 8], width: 1 }],
  notices: [],
};
