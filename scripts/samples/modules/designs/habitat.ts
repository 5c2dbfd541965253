import type { Vec3 } from '../../../../core/math/vec3.ts';
import { ACCENT, FRAME, HULL, LIGHT, PANEL, STEEL } from '../palette.ts';
import { type Part, part } from '../part.ts';
import { box, chamfered, cylinder, floorOf } from '../shapes.ts';
import { loft, moved, type Solid } from '../solid.ts';
import { passage } from './corridors.ts';

/** Corners of the barrel, and its size in metres. */
const CORNERS = 14;
const RADIUS = 1.82;
const AXIS = 1.62;

/** A barrel along x through rings of these [x, radius], its underside flattened by the floor. */
const barrel = (rings: readonly (readonly [x: number, radius: number])[]): Solid =>
  loft(
    rings.map(([x, radius]) =>
      Array.from({ length: CORNERS }, (_value, at): Vec3 => {
        const angle = (2 * Math.PI * (at + 0.5)) / CORNERS;
        return [x, Math.max(0.12, AXIS + radius * Math.cos(angle)), radius * Math.sin(angle)];
      }),
    ),
  );

const hoop = (x: number): Solid =>
  barrel([
    [x - 0.12, RADIUS + 0.01],
    [x - 0.09, RADIUS + 0.06],
    [x + 0.09, RADIUS + 0.06],
    [x + 0.12, RADIUS + 0.01],
  ]);

/** Two round windows' worth of light on each side between two hoops. */
const windowAt = (x: number): Solid => [
  ...box([x - 0.42, 1.45, 1.7], [x + 0.42, 2.05, 1.84]),
  ...box([x - 0.42, 1.45, -1.84], [x + 0.42, 2.05, -1.7]),
];

/** Two cells long: where people of the station live. */
export const habitat: readonly Part[] = [
  part(PANEL, floorOf(2, 1)),
  ...passage(-4, -3.1),
  ...passage(3.1, 4),
  part(
    HULL,
    barrel([
      [-3.4, RADIUS * 0.8],
      [-3.05, RADIUS],
      [3.05, RADIUS],
      [3.4, RADIUS * 0.8],
    ]),
  ),
  part(ACCENT, hoop(-2.9), hoop(2.9)),
  part(FRAME, hoop(-0.95), hoop(0.95)),
  part(LIGHT, windowAt(-1.9), windowAt(0), windowAt(1.9)),
  part(STEEL, chamfered([0.4, 3.3, -0.5], [1.7, 3.75, 0.4], 0.1)),
  part(STEEL, moved(cylinder(0.28, 3.2, 3.85, 10), [-1.9, 0, 0.35])),
];
