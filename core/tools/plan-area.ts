import type { Vec2 } from '../math/vec2.ts';

/** A rectangle of the plan, in metres. */
export interface PlanArea {
  readonly min: Vec2;
  readonly max: Vec2;
}

/** The rectangle between two opposite corners. */
export const areaBetween = (a: Vec2, b: Vec2): PlanArea => ({
  min: [Math.min(a[0], b[0]), Math.min(a[1], b[1])],
  max: [Math.max(a[0], b[0]), Math.max(a[1], b[1])],
});

/** Whether the point is in the rectangle or on its edge. */
export const isInArea = ({ min, max }: PlanArea, point: Vec2): boolean =>
  point[0] >= min[0] && point[0] <= max[0] && point[1] >= min[1] && point[1] <= max[1];
