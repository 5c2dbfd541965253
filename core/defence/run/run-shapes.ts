import type { Vec2 } from '../../math/vec2.ts';
import type { Vec3 } from '../../math/vec3.ts';
import { polygon, ShapeBuilder } from '../shapes/shape-builder.ts';
import type { ShapeColor, ShapeMesh } from '../shapes/shape-mesh.ts';

const BODY: ShapeColor = [0.33, 0.12, 0.5];
const BACK: ShapeColor = [0.42, 0.2, 0.6];
const EYE: ShapeColor = [0.95, 0.95, 0.92];
const PUPIL: ShapeColor = [0.03, 0.03, 0.05];
const DOUGH: ShapeColor = [0.75, 0.5, 0.22];
const ICING: ShapeColor = [0.86, 0.28, 0.42];

/** Rings of the body from the ground up: radius and height, in tiles. */
const RINGS: readonly Vec2[] = [
  [0.2, 0.02],
  [0.25, 0.14],
  [0.22, 0.3],
  [0.12, 0.42],
  [0, 0.46],
];
const SIDES = 10;

/** An enemy, in tiles: a soft body on y = 0 that looks along +x. */
export function buildEnemy(): ShapeMesh {
  const builder = new ShapeBuilder();
  const rings = RINGS.map(([radius, y]) => polygon(SIDES, radius).map(([x, z]): Vec3 => [x, y, z]));
  for (const [index, ring] of rings.entries()) {
    const next = rings[index + 1];
    if (next) builder.band(ring, next, index < 2 ? BODY : BACK);
  }
  for (const side of [-1, 1]) {
    eye(builder, [0.19, 0.09 * side], 0.07, EYE);
    eye(builder, [0.235, 0.095 * side], 0.035, PUPIL);
  }
  return builder.build();
}

/** A diamond around a point at the height of the eyes. */
function eye(builder: ShapeBuilder, [x, z]: Vec2, radius: number, color: ShapeColor): void {
  const y = 0.29;
  const ring = polygon(6, radius, [x, z]).map(([cx, cz]): Vec3 => [cx, y, cz]);
  for (const peak of [y + radius, y - radius]) {
    builder.band(
      ring,
      ring.map((): Vec3 => [x, peak, z]),
      color,
    );
  }
}

/** What lies on the path to be eaten, in tiles: a ring with icing. */
export function buildPellet(): ShapeMesh {
  const builder = new ShapeBuilder();
  const at = (radius: number, y: number) => polygon(8, radius).map(([x, z]): Vec3 => [x, y, z]);
  const [outer, rim, inner, hole] = [at(0.1, 0.05), at(0.075, 0.1), at(0.045, 0.1), at(0.025, 0.05)];
  builder.band(outer, rim, DOUGH);
  ring(builder, rim, inner, ICING);
  ring(builder, inner, hole, DOUGH);
  return builder.build();
}

/** Faces between two rings that look up. */
function ring(builder: ShapeBuilder, from: readonly Vec3[], to: readonly Vec3[], color: ShapeColor): void {
  for (const [index, a] of from.entries()) {
    const next = (index + 1) % from.length;
    const [b, c, d] = [from[next], to[next], to[index]];
    if (b && c && d) builder.face([a, b, c, d], color, [0, 1, 0]);
  }
}
