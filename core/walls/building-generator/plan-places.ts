import type { Vec2 } from '../../math/vec2.ts';
import type { BuildingPlan, CellRect, PlanGrid } from './plan.ts';

/** A rectangle of the plan in metres. */
export interface PlanRect {
  readonly minX: number;
  readonly minZ: number;
  readonly maxX: number;
  readonly maxZ: number;
}

/** Of nothing. */
export const NO_RECT: PlanRect = { minX: 0, minZ: 0, maxX: 0, maxZ: 0 };

/** The rectangle between the grid lines around some cells, in metres from the building's origin. */
const rectOf = ({ xs, zs }: PlanGrid, { column, row, columns, rows }: CellRect): PlanRect => ({
  minX: xs[column] ?? 0,
  maxX: xs[column + columns] ?? 0,
  minZ: zs[row] ?? 0,
  maxZ: zs[row + rows] ?? 0,
});

/** The middle of some cells, in metres from the building's origin. */
export function middleOf(grid: PlanGrid, cells: CellRect): Vec2 {
  const { minX, maxX, minZ, maxZ } = rectOf(grid, cells);
  return [(minX + maxX) / 2, (minZ + maxZ) / 2];
}

/**
 * What each storey of a building takes of the plan, from the lowest up: the rectangles of its rooms to the outer faces
 * of their walls. Metres, with the building's origin at `at`.
 */
export function computeFootprints({ grid, storeys, wishes }: BuildingPlan, at: Vec2): readonly PlanRect[][] {
  const half = Math.max(wishes.outerThickness, wishes.innerThickness) / 2;
  return storeys.map(({ rooms }) =>
    rooms.map(({ cells }) => {
      const { minX, maxX, minZ, maxZ } = rectOf(grid, cells);
      return {
        minX: at[0] + minX - half,
        maxX: at[0] + maxX + half,
        minZ: at[1] + minZ - half,
        maxZ: at[1] + maxZ + half,
      };
    }),
  );
}

/** The rectangle around rectangles; null for none. */
export function boundsOf(rects: Iterable<PlanRect>): PlanRect | null {
  let bounds: PlanRect | null = null;
  for (const rect of rects) {
    bounds = bounds
      ? {
          minX: Math.min(bounds.minX, rect.minX),
          minZ: Math.min(bounds.minZ, rect.minZ),
          maxX: Math.max(bounds.maxX, rect.maxX),
          maxZ: Math.max(bounds.maxZ, rect.maxZ),
        }
      : rect;
  }
  return bounds;
}
