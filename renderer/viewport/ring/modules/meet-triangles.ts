import type { Ray } from '../../../../core/math/vec3.ts';

/** Smaller determinants are of triangles seen from their edge, or without area. */
const LEAST = 1e-18;

/**
 * How far along a ray it first meets one of these triangles, in lengths of its direction; null where it meets none. After
 * Möller and Trumbore, "Fast, Minimum Storage Ray/Triangle Intersection" (1997).
 * @param seesBacks whether triangles are there from behind too
 */
export function meetTriangles(
  { origin, direction }: Ray,
  positions: Float32Array,
  indices: Uint32Array,
  seesBacks: boolean,
): number | null {
  let nearest = Number.POSITIVE_INFINITY;
  const [ox, oy, oz] = origin;
  const [dx, dy, dz] = direction;
  const at = (vertex: number, axis: number): number => positions[3 * vertex + axis] ?? 0;
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const a = indices[i] ?? 0;
    const b = indices[i + 1] ?? 0;
    const c = indices[i + 2] ?? 0;
    const [ax, ay, az] = [at(a, 0), at(a, 1), at(a, 2)];
    const [ex, ey, ez] = [at(b, 0) - ax, at(b, 1) - ay, at(b, 2) - az];
    const [fx, fy, fz] = [at(c, 0) - ax, at(c, 1) - ay, at(c, 2) - az];
    const [px, py, pz] = [dy * fz - dz * fy, dz * fx - dx * fz, dx * fy - dy * fx];
    // Above 0 where the ray comes from the side from which the triangle is counter-clockwise.
    const facing = ex * px + ey * py + ez * pz;
    if (Math.abs(facing) < LEAST || (facing < 0 && !seesBacks)) continue;
    const [sx, sy, sz] = [ox - ax, oy - ay, oz - az];
    const u = (sx * px + sy * py + sz * pz) / facing;
    if (u < 0 || u > 1) continue;
    const [qx, qy, qz] = [sy * ez - sz * ey, sz * ex - sx * ez, sx * ey - sy * ex];
    const v = (dx * qx + dy * qy + dz * qz) / facing;
    if (v < 0 || u + v > 1) continue;
    const t = (fx * qx + fy * qy + fz * qz) / facing;
    if (t >= 0 && t < nearest) nearest = t;
  }
  return nearest < Number.POSITIVE_INFINITY ? nearest : null;
}
