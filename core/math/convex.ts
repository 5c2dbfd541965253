import { comparePoints, cross, dot, equals, sub, type Vec2 } from './vec2.ts';

/**
 * The smallest convex polygon around points (Andrew's monotone chain): its corners in order, none on a straight line.
 * Of fewer than three different points these points.
 */
export function convexHull(points: readonly Vec2[]): readonly Vec2[] {
  const sorted = points
    .toSorted(comparePoints)
    .filter((point, index, all) => !equals(point, all[index - 1] ?? [Number.NaN, 0]));
  const lower = chain(sorted);
  const upper = chain(sorted.toReversed());
  const hull = [...lower.slice(0, -1), ...upper.slice(0, -1)];
  return hull.length > 0 ? hull : sorted.slice(0, 1);
}

function chain(points: readonly Vec2[]): Vec2[] {
  const kept: Vec2[] = [];
  for (const point of points) {
    for (;;) {
      const [a, b] = kept.slice(-2);
      if (!a || !b || cross(sub(b, a), sub(point, a)) > 0) break;
      kept.pop();
    }
    kept.push(point);
  }
  return kept;
}

/**
 * Whether two convex polygons share a point: they do unless a line along an edge of one of them keeps them apart
 * (separating axis theorem). Points and segments are polygons too.
 */
export const doConvexMeet = (a: readonly Vec2[], b: readonly Vec2[]): boolean =>
  [...axesOf(a), ...axesOf(b)].every((axis) => {
    const [fromA, toA] = extentAlong(a, axis);
    const [fromB, toB] = extentAlong(b, axis);
    return fromA <= toB && fromB <= toA;
  });

/** Square to each edge and along it, so that flat polygons have two axes as well. */
const axesOf = (polygon: readonly Vec2[]): Vec2[] =>
  polygon.flatMap((point, index): Vec2[] => {
    const [dx, dz] = sub(polygon[(index + 1) % polygon.length] ?? point, point);
    return dx === 0 && dz === 0 ? [] : [[-dz, dx], ...(polygon.length < 3 ? [[dx, dz] as const] : [])];
  });

function extentAlong(polygon: readonly Vec2[], axis: Vec2): readonly [number, number] {
  const values = polygon.map((point) => dot(point, axis));
  return [Math.min(...values), Math.max(...values)];
}
