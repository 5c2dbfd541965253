import { cross3, sub3, type Vec3 } from '../../math/vec3.ts';

/** A triangle whose height is less than this part of its longest edge has no direction that single precision tells. */
const FLAT = 1e-10;

/**
 * The normal of a triangle, as long as twice its area in m²; undefined for one that is a line or a point.
 * @param corners its vertices
 */
export function findAreaNormal(
  positions: Float32Array,
  corners: readonly [number, number, number],
): Vec3 | undefined {
  const [a, b, c] = [
    pointOf(positions, corners[0]),
    pointOf(positions, corners[1]),
    pointOf(positions, corners[2]),
  ];
  const [u, v] = [sub3(b, a), sub3(c, a)];
  const normal = cross3(u, v);
  const longest = Math.max(squared(u), squared(v), squared(sub3(c, b)));
  return Math.sqrt(squared(normal)) > FLAT * longest ? normal : undefined;
}

const pointOf = (positions: Float32Array, vertex: number): Vec3 => [
  positions[vertex * 3] ?? 0,
  positions[vertex * 3 + 1] ?? 0,
  positions[vertex * 3 + 2] ?? 0,
];

const squared = ([x, y, z]: Vec3): number => x * x + y * y + z * z;
