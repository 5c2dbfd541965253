import type { LevelReader } from '../document/level.ts';
import { STOREY_DEFAULTS } from '../document/schema/storey.ts';
import { WALL_DEFAULTS, type Wall } from '../document/schema/wall.ts';
import { toLattice } from '../math/tolerance.ts';

/** The thinnest and the lowest wall that is drawn, in metres: single precision keeps its faces apart up to 8 km out. */
const SMALLEST_SOLID = 0.001;

/** Thickness of a wall's body in metres, the default where the record says nothing. */
export const wallThickness = (wall: Wall): number =>
  Math.max(wall.thickness ?? WALL_DEFAULTS.thickness, SMALLEST_SOLID);

/**
 * Height of a wall's body in metres: its own, else its storey's, else the default. On the 0.1 mm lattice, so that
 * heights either agree or differ visibly.
 */
export function wallHeight(level: LevelReader, wall: Wall): number {
  const height = wall.height ?? level.findKind('storey', wall.storey)?.height ?? STOREY_DEFAULTS.height;
  return Math.max(toLattice(height), SMALLEST_SOLID);
}

/** World height in metres of the floor that a storey's walls stand on. */
export const storeyElevation = (level: LevelReader, storey: string): number =>
  level.findKind('storey', storey)?.elevation ?? STOREY_DEFAULTS.elevation;
