import { ceilToLattice, floorToLattice, toLattice } from '../../math/tolerance.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { LEAST_REST, type Stretch } from '../openings/holes.ts';
import type { GridPoint, PlanGrid, PlannedWall, Side } from './plan.ts';
import type { FullWishes } from './wishes.ts';

/** Wall in metres that remains between a corner and an opening where there is room. */
export const JAMB = 0.1;

/** The part of a wall between the corners at its ends, where openings may be. */
export interface WallBay {
  /** Index of its wall. */
  readonly index: number;
  readonly wall: PlannedWall;
  /** The wall's first point in metres, and the unit vector along it. */
  readonly start: Vec2;
  readonly direction: Vec2;
  readonly thickness: number;
  /** Metres along the wall that openings must not reach beyond; on the lattice. Empty where `to` is not greater. */
  readonly stretch: Stretch;
  /** The same with a jamb at either end. */
  readonly jambed: Stretch;
}

/** The bays of a storey's walls, in their order. */
export function measureBays(grid: PlanGrid, walls: readonly PlannedWall[], wishes: FullWishes): WallBay[] {
  const thicknessOf = ({ beyond }: PlannedWall): number =>
    beyond === null ? wishes.outerThickness : wishes.innerThickness;
  const thickest = new Map<string, number>();
  for (const wall of walls) {
    for (const point of [wall.from, wall.to]) {
      thickest.set(keyOf(point), Math.max(thickest.get(keyOf(point)) ?? 0, thicknessOf(wall)));
    }
  }
  const corner = (point: GridPoint): number => (thickest.get(keyOf(point)) ?? 0) / 2 + LEAST_REST;
  return walls.map((wall, index) => {
    const start = placeOf(grid, wall.from);
    const end = placeOf(grid, wall.to);
    const length = Math.abs(end[0] - start[0]) + Math.abs(end[1] - start[1]);
    const stretch = { from: ceilToLattice(corner(wall.from)), to: floorToLattice(length - corner(wall.to)) };
    return {
      index,
      wall,
      start,
      direction: [Math.sign(end[0] - start[0]), Math.sign(end[1] - start[1])],
      thickness: thicknessOf(wall),
      stretch,
      jambed: { from: toLattice(stretch.from + JAMB), to: toLattice(stretch.to - JAMB) },
    };
  });
}

/** The side of the building that an outer wall faces: the one on its left. */
export function sideOf({ direction: [x, z] }: WallBay): Side {
  if (x !== 0) return x > 0 ? '-z' : '+z';
  return z > 0 ? '+x' : '-x';
}

/** Metres that a stretch is long; 0 for an empty one. */
export const lengthOf = ({ from, to }: Stretch): number => Math.max(0, toLattice(to - from));

/** A crossing of grid lines in metres. */
const placeOf = (grid: PlanGrid, [i, j]: GridPoint): Vec2 => [grid.xs[i] ?? 0, grid.zs[j] ?? 0];

const keyOf = ([i, j]: GridPoint): string => `${i},${j}`;
