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
