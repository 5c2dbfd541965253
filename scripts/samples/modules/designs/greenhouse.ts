import type { Vec2 } from '../../../../core/math/vec2.ts';
import { FRAME, GLASS, HULL, LEAF, LIGHT, MOSS, PANEL, SOIL } from '../palette.ts';
import { type Part, part } from '../part.ts';
import { box, chamfered, cylinder, floorOf, plate, roundWall, turnedOnLathe } from '../shapes.ts';
import { moved, type Solid, spun } from '../solid.ts';

const RADIUS = 3.5;
const SILL = 0.75;
const SIDES = 16;

/** The dome as [radius, height] from its sill to its tip. */
const dome = (radius: number): readonly Vec2[] =>
  Array.from({ length: 7 }, (_value, at) => {
    const angle = (at / 6) * (Math.PI / 2);
    return [at === 6 ? 0 : radius * Math.cos(angle), SILL + radius * 0.86 * Math.sin(angle)];
  });

const tree = (x: number, z: number, height: number): Solid =>
  moved(
    turnedOnLathe(
      [
        [0.1, 0],
        [0.62, 0.18 * height],
        [0.34, 0.6 * height],
        [0, height],
      ],
      7,
    ),
    [x, 0.7, z],
  );

const bush = (x: number, z: number, size: number): Solid =>
  moved(
    turnedOnLathe(
      [
        [0.5 * size, 0],
        [size, 0.4 * size],
        [0.75 * size, 0.95 * size],
        [0, 1.15 * size],
      ],
      6,
    ),
    [x, 0.6, z],
  );

/** A bow of the dome's frame, from one side over the top to the other. */
const bow = (angle: number): Solid => {
  const [outer, inner] = [dome(RADIUS + 0.04), dome(RADIUS - 0.06)];
  const pieces = outer.slice(1).flatMap((to, at) => {
    const corners = [inner[at], outer[at], to, inner[at + 1]];
    return [1, -1].flatMap((side) =>
      plate(
        corners.map((corner = to): Vec2 => [corner[0] * side, corner[1]]),
        [-0.05, 0.05],
      ),
    );
  });
  return spun(pieces, angle);
};

/** Two cells each way: a garden under glass. */
export const greenhouse: readonly Part[] = [
  part(PANEL, floorOf(2, 2)),
  part(HULL, roundWall([RADIUS - 0.25, RADIUS + 0.2], [0.15, SILL + 0.05], SIDES)),
  part(SOIL, cylinder(RADIUS - 0.2, 0.15, 0.62, SIDES)),
  part(
    LEAF,
    tree(-1.2, -0.9, 2.6),
    tree(0.9, 1.3, 2),
    tree(1.5, -1.2, 1.6),
    bush(-1.7, 1.5, 0.6),
    bush(0.2, -2.2, 0.5),
  ),
  part(
    MOSS,
    bush(-0.1, 0.3, 0.7),
    bush(-0.5, 2.2, 0.45),
    bush(2.3, 0.3, 0.5),
    bush(-2.4, 0.2, 0.4),
    tree(-0.3, 1.2, 1.3),
  ),
  part(FRAME, bow(0), bow(Math.PI / 4), bow(Math.PI / 2), bow((3 * Math.PI) / 4)),
  part(FRAME, chamfered([-3.95, 0.15, -0.9], [-3.2, 2.3, 0.9], 0.15)),
  part(LIGHT, box([-3.99, 0.3, -0.55], [-3.9, 1.9, 0.55])),
  part(GLASS, turnedOnLathe(dome(RADIUS), SIDES)),
];
