import type { Refusal } from '../../document/command.ts';
import type { Vec2 } from '../../math/vec2.ts';
import type { FullWishes, WishName } from './wishes.ts';

/** Cells of the grid: `columns` from `column` on, `rows` from `row` on. */
export interface CellRect {
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** The uneven grid that all storeys share. Metres from the building's own origin, on the lattice, ascending from 0. */
export interface PlanGrid {
  /** Column i lies between xs[i] and xs[i + 1]; row j between zs[j] and zs[j + 1]. */
  readonly xs: readonly number[];
  readonly zs: readonly number[];
}

/** A crossing of grid lines: xs[i], zs[j]. Its number in pictures is i + j × xs.length. */
export type GridPoint = readonly [i: number, j: number];

export type RoomUse =
  | 'hall'
  | 'landing'
  | 'corridor'
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'bedroom'
  | 'bath'
  | 'toilet'
  | 'study'
  | 'storage'
  | 'utility';

/** A room: a rectangle of the grid. */
export interface PlannedRoom {
  readonly cells: CellRect;
  /** Null where rooms are not to have uses. */
  readonly use: RoomUse | null;
  /** Kept from an earlier building. */
  readonly isLocked: boolean;
}

/**
 * A wall between two rooms or between a room and the outside: as long as both sides are the same two, and what lies
 * above an outer one is the same. It runs along a grid line. Outer walls have the outside on their left: seen from
 * above they run clockwise (+x, then +z).
 */
export interface PlannedWall {
  readonly from: GridPoint;
  readonly to: GridPoint;
  /** Index of the room on the right (for an outer wall the only one). */
  readonly room: number;
  /** Index of the room on the left; null: outside. */
  readonly beyond: number | null;
  /** Of an outer wall: nothing of the building stands in front of any part of it. False for inner walls. */
  readonly isClear: boolean;
  /** Of an outer wall: the storey above goes on over all of it, so that it is as high as that one's floor. */
  readonly carries: boolean;
}

/** What an opening is for. */
type OpeningRole = 'window' | 'entrance' | 'door' | 'extra';

export interface PlannedOpening {
  /** Index of its wall. */
  readonly wall: number;
  readonly role: OpeningRole;
  readonly type: 'door' | 'window' | 'arch';
  /** Metres from the wall's `from` to the middle, on the lattice. */
  readonly offset: number;
  readonly width: number;
  readonly height: number;
  readonly sill: number;
}

/** A way between two rooms of a storey, through the opening with that index. */
export interface PlannedLink {
  readonly rooms: readonly [number, number];
  readonly opening: number;
  /** True for those that reach every room, false for the extra ones. */
  readonly isOfTree: boolean;
}

export interface PlannedStorey {
  readonly rooms: readonly PlannedRoom[];
  readonly walls: readonly PlannedWall[];
  readonly openings: readonly PlannedOpening[];
  readonly links: readonly PlannedLink[];
  /** Index of the room that the stairs stand in; null in a building of one storey. */
  readonly stairRoom: number | null;
}

/** A straight flight from a storey to the next. */
export interface PlannedFlight {
  /** Index of the storey that it begins on. */
  readonly storey: number;
  /** Middles of foot and head, metres from the building's origin, on the lattice. */
  readonly start: Vec2;
  readonly end: Vec2;
  readonly width: number;
}

/** Something that could not be had as wished, and what there is in its place. */
export interface PlanNotice extends Refusal {
  readonly wish: WishName;
}

/** All that the algorithm knows of a building: what is built from it, and what its steps show. */
export interface BuildingPlan {
  readonly seed: number;
  readonly wishes: FullWishes;
  readonly grid: PlanGrid;
  /** From the lowest up. */
  readonly storeys: readonly PlannedStorey[];
  readonly flights: readonly PlannedFlight[];
  readonly notices: readonly PlanNotice[];
}

/** Why there is no such building: the wish that cannot be had. */
export interface WishRefusal extends Refusal {
  readonly wish: WishName | 'wishes' | 'seed' | 'locked' | 'lot';
}

export type PlanResult =
  | { readonly ok: true; readonly plan: BuildingPlan }
  | { readonly ok: false; readonly reason: WishRefusal };

/** A side of the building, by the way that it faces. */
export type Side = '-x' | '+x' | '-z' | '+z';

/** Where a building is to stand. */
export interface Site {
  /** Most that it may measure along x and z in metres, outer wall faces included. */
  readonly limit?: readonly [number, number];
  /** The side of the first entrance, where there is room for one. */
  readonly front?: Side;
  /** Sides that something stands close to: they get no windows. */
  readonly closed?: readonly Side[];
}

/** What is kept of an earlier building while the rest is made anew: its grid, and some of its rooms. */
export interface KeptPlan {
  readonly grid: PlanGrid;
  readonly rooms: readonly {
    readonly storey: number;
    readonly cells: CellRect;
    readonly use: RoomUse | null;
  }[];
}
