import type { Vec3 } from '../../math/vec3.ts';

/** A triangle whose height is less than this part of its longest edge has no direction that single precision tells. */
const FLAT = 1e-10;

/** The vertices of a triangle. */
export type Corners = readonly [number, number, number];

/**
 * The normal of a triangle, as long as twice its area in m²; undefined for one that is a line or a point.
 */
export function findAreaNormal(positions: Float32Array, corners: Corners): Vec3 | undefined {
  const [a, b, c] = [corners[0] * 3, corners[1] * 3, corners[2] * 3];
  // Numbers by themselves and not points: this is asked of every triangle.
  const [ax = 0, ay = 0, az = 0] = [positions[a], positions[a + 1], positions[a + 2]];
  const [ux, uy, uz] = [(positions[b] ?? 0) - ax, (positions[b + 1] ?? 0) - ay, (positions[b + 2] ?? 0) - az];
  const [vx, vy, vz] = [(positions[c] ?? 0) - ax, (positions[c + 1] ?? 0) - ay, (positions[c + 2] ?? 0) - az];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const longest = Math.max(squared(ux, uy, uz), squared(vx, vy, vz), squared(vx - ux, vy - uy, vz - uz));
  return Math.sqrt(squared(x, y, z)) > FLAT * longest ? [x, y, z] : undefined;
}

const squared = (x: number, y: number, z: number): number => x * x + y * y + z * z;
