import { cross3, dot3, type Vec3 } from '../../../core/math/vec3.ts';

/** A convex face, its corners counter-clockwise as seen from outside. */
export type Polygon = readonly Vec3[];

/** A closed surface. */
export type Solid = readonly Polygon[];

type Loop = readonly Vec3[];

/**
 * The solid through loops of as many points each, one above the other: closed by the first and the last, which are
 * convex. A loop whose points are all one is a tip.
 */
export const loft = (loops: readonly Loop[]): Solid =>
  outward([
    ...sidesOf(loops),
    ...[loops[0], loops.at(-1)].map((loop, end) => (end ? loop : turned(loop)) ?? []),
  ]);

/** A pipe: like a loft of the outer loops from which that of the inner ones is taken; all loops have as many points. */
export function pipe(outer: readonly Loop[], inner: readonly Loop[]): Solid {
  const round = [...outer, ...inner.toReversed(), ...outer.slice(0, 1)];
  return outward(sidesOf(round));
}

/** Joins each loop to the next by a ring of faces. */
function sidesOf(loops: readonly Loop[]): Polygon[] {
  return loops.slice(1).flatMap((upper, index) => {
    const lower = loops[index] ?? [];
    return lower.map((corner, at): Polygon => {
      const next = (at + 1) % lower.length;
      return [corner, lower[next] ?? corner, upper[next] ?? corner, upper[at] ?? corner];
    });
  });
}

const turned = (loop: Loop | undefined): Loop | undefined => loop?.toReversed();

/** Without corners that fall together and faces that vanish by that, and inside out if it was outside in. */
function outward(faces: readonly Polygon[]): Solid {
  const solid = faces.map(withoutRepeats).filter((face) => face.length > 2);
  return volumeOf(solid) < 0 ? solid.map((face) => face.toReversed()) : solid;
}

const isSame = (a: Vec3 | undefined, b: Vec3): boolean =>
  a !== undefined && a[0] === b[0] && a[1] === b[1] && a[2] === b[2];

const withoutRepeats = (face: Polygon): Polygon =>
  face.filter((corner, at) => !isSame(face[(at + 1) % face.length], corner));

/** The triangles of a face. */
export const fan = (face: Polygon): (readonly [Vec3, Vec3, Vec3])[] =>
  face.slice(2).flatMap((third, at) => {
    const [first, second] = [face[0], face[at + 1]];
    return first && second ? [[first, second, third] as const] : [];
  });

/** In m³; positive where faces look outwards. */
const volumeOf = (solid: Solid): number =>
  solid.flatMap(fan).reduce((sum, [a, b, c]) => sum + dot3(a, cross3(b, c)) / 6, 0);

const map = (solid: Solid, change: (point: Vec3) => Vec3): Solid => solid.map((face) => face.map(change));

export const moved = (solid: Solid, [dx, dy, dz]: Vec3): Solid =>
  map(solid, ([x, y, z]) => [x + dx, y + dy, z + dz]);

/** Turned about the x axis by an angle in radians, from y towards z. */
export function tilted(solid: Solid, angle: number): Solid {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return map(solid, ([x, y, z]) => [x, cosine * y - sine * z, sine * y + cosine * z]);
}

/** Turned about the y axis by an angle in radians, from z towards x. */
export function spun(solid: Solid, angle: number): Solid {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  return map(solid, ([x, y, z]) => [sine * z + cosine * x, y, cosine * z - sine * x]);
}
