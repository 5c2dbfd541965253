/** A point or direction [x, y, z] in metres; right-handed, +Y up. */
export type Vec3 = readonly [number, number, number];

/** A half-line: from `origin` along `direction`, which need not have unit length. */
export interface Ray {
  readonly origin: Vec3;
  readonly direction: Vec3;
}

/** The point of the ray at parameter t: origin + t·direction. */
export const pointOnRay = ({ origin, direction }: Ray, t: number): Vec3 => [
  origin[0] + direction[0] * t,
  origin[1] + direction[1] * t,
  origin[2] + direction[2] * t,
];

export const add3 = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub3 = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale3 = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
/** The point a + k·d. */
export const along3 = (a: Vec3, d: Vec3, k: number): Vec3 => [
  a[0] + d[0] * k,
  a[1] + d[1] * k,
  a[2] + d[2] * k,
];
export const dot3 = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross3 = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
/** The point between a (t = 0) and b (t = 1). */
export const mix3 = (a: Vec3, b: Vec3, t: number): Vec3 => along3(a, sub3(b, a), t);
/** The unit vector of a; its components are not finite for the zero vector. */
export const normalize3 = (a: Vec3): Vec3 => scale3(a, 1 / Math.hypot(a[0], a[1], a[2]));
