import { signedArea, turn } from '../../math/polygon.ts';
import type { Vec2 } from '../../math/vec2.ts';

type Ring = readonly Vec2[];

/**
 * A plan point in the middle of a room, where its name stands: the centre of mass of its outline; where that lies
 * outside or in a hole, the middle of the widest stretch of the room at the same z.
 * @param outline at least three plan points in metres, counter-clockwise seen from above
 * @param holes closed polygons inside it, in either direction
 */
export function computeRoomMiddle(outline: Ring, holes: readonly Ring[]): Vec2 {
  const [x, z] = centreOf(outline);
  const borders = [outline, ...holes].flatMap((ring) => crossings(ring, z)).sort((a, b) => a - b);
  let widest: Vec2 = [x, x];
  for (let index = 0; index + 1 < borders.length; index += 2) {
    const stretch: Vec2 = [borders[index] ?? x, borders[index + 1] ?? x];
    if (stretch[0] < x && x < stretch[1]) return [x, z];
    if (stretch[1] - stretch[0] > widest[1] - widest[0]) widest = stretch;
  }
  return [(widest[0] + widest[1]) / 2, z];
}

/** The centroid of a polygon, as the weighted mean of those of a fan of triangles; its first point without area. */
function centreOf(ring: Ring): Vec2 {
  const points = ring.map(([x, z]) => ({ x, z }));
  const [origin] = points;
  const area = signedArea(points);
  if (!origin || area === 0) return ring[0] ?? [0, 0];
  let [x, z] = [0, 0];
  for (const [index, b] of points.entries()) {
    const c = points[index + 1] ?? origin;
    const weight = turn(origin, b, c) / (6 * area);
    x += (b.x + c.x - 2 * origin.x) * weight;
    z += (b.z + c.z - 2 * origin.z) * weight;
  }
  return [origin.x + x, origin.z + z];
}

/** Where a ring crosses the line of that z. */
function crossings(ring: Ring, z: number): number[] {
  return ring.flatMap(([ax, az], index) => {
    const [bx, bz] = ring[(index + 1) % ring.length] ?? [ax, az];
    return az > z !== bz > z ? [ax + ((z - az) / (bz - az)) * (bx - ax)] : [];
  });
}
