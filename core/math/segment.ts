import { cross, distance, dot, sub, type Vec2 } from './vec2.ts';

/** The point of a segment nearest to some point. */
export interface Projection {
  readonly point: Vec2;
  /** Where on the segment: 0 at its start, 1 at its end. */
  readonly fraction: number;
  /** How far from the point that was projected, in the unit of the points. */
  readonly distance: number;
}

/** The point of the segment a–b nearest to p. A segment of no length is its start. */
export function projectOnSegment(p: Vec2, a: Vec2, b: Vec2): Projection {
  const d = sub(b, a);
  const square = dot(d, d);
  const fraction = square > 0 ? Math.min(1, Math.max(0, dot(sub(p, a), d) / square)) : 0;
  const point: Vec2 = fraction === 1 ? b : [a[0] + d[0] * fraction, a[1] + d[1] * fraction];
  return { point, fraction, distance: distance(p, point) };
}

/**
 * The ends of the stretch of a–b that runs along c–d, in the order c, d: the points of a–b nearest to c and d.
 * Undefined when one of them is `reach` or more away from c–d, or the stretch is shorter than `reach`: then the
 * segments cross, touch or stay apart.
 */
export function findStretchAlong(
  a: Vec2,
  b: Vec2,
  c: Vec2,
  d: Vec2,
  reach: number,
): readonly [Projection, Projection] | undefined {
  const first = projectOnSegment(c, a, b);
  const second = projectOnSegment(d, a, b);
  if (distance(first.point, second.point) < reach) return undefined;
  const isAlong = [first, second].every(({ point }) => projectOnSegment(point, c, d).distance < reach);
  return isAlong ? [first, second] : undefined;
}

/**
 * The point in which the insides of the segments a–b and c–d cross; undefined where they only touch, overlap or
 * stay apart. By the signs of the four triangles (O'Rourke, Computational Geometry in C, 1.5).
 */
export function findCrossing(a: Vec2, b: Vec2, c: Vec2, d: Vec2): Vec2 | undefined {
  const ab = sub(b, a);
  const cd = sub(d, c);
  const sideOfC = cross(ab, sub(c, a));
  const sideOfD = cross(ab, sub(d, a));
  if (!areOpposite(sideOfC, sideOfD)) return undefined;
  if (!areOpposite(cross(cd, sub(a, c)), cross(cd, sub(b, c)))) return undefined;
  const fraction = sideOfC / (sideOfC - sideOfD);
  return [c[0] + cd[0] * fraction, c[1] + cd[1] * fraction];
}

const areOpposite = (a: number, b: number): boolean => (a > 0 && b < 0) || (a < 0 && b > 0);
