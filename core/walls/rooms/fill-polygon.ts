import earcut from 'earcut';
import { cross, sub, type Vec2 } from '../../math/vec2.ts';

/** Three plan points, counter-clockwise seen from above. */
export type Triangle = readonly [Vec2, Vec2, Vec2];

/** Twice the area in m² below which a triangle is none: far below what single precision shows. */
const FLAT = 1e-10;

/**
 * Cuts a polygon with holes into triangles, of its own points alone.
 * @param rings the outline, then its holes, in metres; neither which way they run nor points on a straight line matter
 * @returns triangles that cover the polygon once. Of rings that cross one another they cover what can be covered
 */
export function fillPolygon(rings: readonly (readonly Vec2[])[]): Triangle[] {
  const points = rings.flat();
  const [origin] = points;
  if (!origin) return [];
  const holes: number[] = [];
  let count = 0;
  for (const ring of rings) {
    if (count > 0) holes.push(count);
    count += ring.length;
  }
  // Near zero, where doubles are finest: areas of slivers decide which way an ear turns.
  const flat: number[] = [];
  for (const [x, z] of points) flat.push(x - origin[0], z - origin[1]);
  const indices = earcut(flat, holes);
  const triangles: Triangle[] = [];
  for (let at = 0; at + 2 < indices.length; at += 3) {
    const triangle = upright(
      points[indices[at] ?? 0],
      points[indices[at + 1] ?? 0],
      points[indices[at + 2] ?? 0],
    );
    if (triangle) triangles.push(triangle);
  }
  return triangles;
}

function upright(a?: Vec2, b?: Vec2, c?: Vec2): Triangle | null {
  if (!a || !b || !c) return null;
  const clockwise = cross(sub(b, a), sub(c, a));
  if (Math.abs(clockwise) < FLAT) return null;
  return clockwise < 0 ? [a, b, c] : [a, c, b];
}
