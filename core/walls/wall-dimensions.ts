import type { LevelReader } from '../document/level.ts';
import { STOREY_DEFAULTS } from '../document/schema/storey.ts';
import { WALL_DEFAULTS, type Wall } from '../document/schema/wall.ts';

/** Thickness of a wall in metres, the default where the record says nothing. */
export const wallThickness = (wall: Wall): number => wall.thickness ?? WALL_DEFAULTS.thickness;

/** Height of a wall in metres: its own, else its storey's, else the default. */
export const wallHeight = (level: LevelReader, wall: Wall): number =>
  wall.height ?? level.findKind('storey', wall.storey)?.height ?? STOREY_DEFAULTS.height;

/** World height in metres of the floor that a storey's walls stand on. */
export const storeyElevation = (level: LevelReader, storey: string): number =>
  level.findKind('storey', storey)?.elevation ?? STOREY_DEFAULTS.elevation;
