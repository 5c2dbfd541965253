import type { Vec3 } from '../../core/math/vec3.ts';

export const add3 = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub3 = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale3 = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
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
export const mix3 = (a: Vec3, b: Vec3, t: number): Vec3 => along3(a, sub3(b, a), t);
export const normalize3 = (a: Vec3): Vec3 => scale3(a, 1 / Math.hypot(a[0], a[1], a[2]));
