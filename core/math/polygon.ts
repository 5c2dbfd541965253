import type { Vec2 } from './vec2.ts';

/** A plan point as geometry keeps it: fields rather than a tuple, because more hangs on it than its place. */
export interface PlanPoint {
  readonly x: number;
  readonly z: number;
}

/**
 * Twice the signed area of the triangle a, b, c in m²: positive when it runs counter-clockwise seen from above
 * (which, z pointing down the page, is the opposite sign of the usual formula).
 */
export const turn = (a: PlanPoint, b: PlanPoint, c: PlanPoint): number =>
  (b.z - a.z) * (c.x - a.x) - (b.x - a.x) * (c.z - a.z);

/** The signed area of a polygon in m²: positive when it runs counter-clockwise seen from above (shoelace formula). */
export function signedArea(polygon: readonly PlanPoint[]): number {
  const [origin] = polygon;
  if (!origin) return 0;
  let twice = 0;
  for (let index = 1; index + 1 < polygon.length; index += 1) {
    twice += turn(origin, at(polygon, index), at(polygon, index + 1));
  }
  return twice / 2;
}

/** Whether the point lies inside the polygon (even-odd rule); on its border either answer may come. */
export function contains(polygon: readonly PlanPoint[], [x, z]: Vec2): boolean {
  let isInside = false;
  let previous = at(polygon, polygon.length - 1);
  for (const point of polygon) {
    if (point.z > z !== previous.z > z) {
      const crossing = point.x + ((z - point.z) / (previous.z - point.z)) * (previous.x - point.x);
      if (x < crossing) isInside = !isInside;
    }
    previous = point;
  }
  return isInside;
}

function at(polygon: readonly PlanPoint[], index: number): PlanPoint {
  const point = polygon[index];
  if (!point) throw new RangeError(`polygon: no point ${index} of ${polygon.length}`);
  return point;
}
