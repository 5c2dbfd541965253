import type { Vec2 } from '../../../../core/math/vec2.ts';
import { add3, type Vec3 } from '../../../../core/math/vec3.ts';
import { hashOf } from '../../textures/noise.ts';
import {
  ACCENT,
  BEACON,
  FRAME,
  HULL,
  LIGHT,
  PANEL,
  SOLAR_CELLS,
  STEEL,
  VERTEX_COLORS,
  WARNING,
} from '../palette.ts';
import { type Part, part } from '../part.ts';
import { box, chamfered, cylinder, floorOf, roundWall, turnedOnLathe } from '../shapes.ts';
import { moved, type Polygon, type Solid, spun, tilted } from '../solid.ts';

/** Towards the light over the centre of the ring, in radians. */
const LEAN = 0.5;

const wing = (z: number): readonly Part[] => {
  const place = (solid: Solid): Solid => moved(tilted(solid, LEAN), [0, 1.9, z]);
  return [
    part(SOLAR_CELLS, place(box([-1.8, 0.02, -1.6], [1.8, 0.09, 1.6]))),
    part(
      FRAME,
      place(box([-1.86, -0.05, -1.66], [1.86, 0.03, 1.66])),
      moved(cylinder(0.12, 0.15, 1.9, 8), [0, 0, z]),
      place(box([-1.5, -0.14, -0.12], [1.5, -0.04, 0.12])),
    ),
  ];
};

/** Two cells across: two wings that lean towards the centre, and the box that gathers what they give. */
export const solarWing: readonly Part[] = [
  part(PANEL, floorOf(1, 2)),
  ...wing(-2),
  ...wing(2),
  part(HULL, chamfered([0.9, 0.15, -0.45], [1.7, 1, 0.45], 0.08)),
  part(LIGHT, box([1.69, 0.6, -0.2], [1.73, 0.7, 0.2])),
];

const PAD_RADIUS = 3.55;
const LAMPS = 8;

/** The letter L on the pad: mirrored, it is none. */
const letter: readonly Solid[] = [
  box([-0.75, 0.4, -1.3], [-0.2, 0.5, 1.3]),
  box([-0.25, 0.4, 0.75], [1, 0.5, 1.3]),
];

/** Two cells each way: where ships land. */
export const landingPad: readonly Part[] = [
  part(PANEL, floorOf(2, 2)),
  part(
    FRAME,
    turnedOnLathe(
      [
        [PAD_RADIUS, 0.15],
        [PAD_RADIUS, 0.36],
        [PAD_RADIUS - 0.12, 0.45],
      ],
      24,
    ),
  ),
  part(HULL, roundWall([2.55, 2.8], [0.4, 0.48], 24)),
  part(ACCENT, ...letter),
  part(
    BEACON,
    ...Array.from({ length: LAMPS }, (_value, at) =>
      spun(moved(cylinder(0.11, 0.4, 0.58, 6), [0, 0, 3.2]), (2 * Math.PI * at) / LAMPS),
    ),
  ),
  part(
    STEEL,
    moved(
      turnedOnLathe(
        [
          [0.42, 0.15],
          [0.42, 1.5],
          [0.3, 1.75],
          [0, 1.82],
        ],
        10,
      ),
      [3.3, 0, 3.3],
    ),
  ),
  part(HULL, chamfered([-3.8, 0.15, 2.8], [-2.9, 1.1, 3.7], 0.1)),
  part(LIGHT, box([-3.6, 0.7, 2.77], [-3.1, 0.85, 2.82])),
];

/** From the tip of its back to the rim and along its inside to the middle: [radius, height] in metres. */
const DISH: readonly Vec2[] = [
  [0, -0.06],
  [0.7, 0.06],
  [1.15, 0.26],
  [1.5, 0.56],
  [1.5, 0.62],
  [1.15, 0.34],
  [0.7, 0.14],
  [0, 0.02],
];

/** A dish that looks outwards and up, and a mast beside it. */
export const antenna: readonly Part[] = [
  part(PANEL, floorOf(1, 1)),
  part(
    HULL,
    turnedOnLathe(
      [
        [0.95, 0.15],
        [0.8, 0.75],
        [0.45, 0.95],
      ],
      8,
    ),
  ),
  part(FRAME, cylinder(0.16, 0.9, 1.95, 8), moved(cylinder(0.07, 0.15, 4.6, 6), [-1.4, 0, 1.3])),
  part(STEEL, moved(tilted(turnedOnLathe(DISH, 16), -0.7), [0, 2, 0])),
  part(FRAME, moved(tilted(cylinder(0.035, 0, 1.15, 5), -0.7), [0, 2, 0])),
  part(
    ACCENT,
    moved(
      tilted(
        turnedOnLathe(
          [
            [0, 1.02],
            [0.13, 1.12],
            [0, 1.24],
          ],
          6,
        ),
        -0.7,
      ),
      [0, 2, 0],
    ),
  ),
  part(
    WARNING,
    moved(
      turnedOnLathe(
        [
          [0.07, 4.55],
          [0.13, 4.68],
          [0, 4.84],
        ],
        6,
      ),
      [-1.4, 0, 1.3],
    ),
  ),
];

const STONES = ['#8d7f74', '#7b6f66', '#9c8d7e', '#857a70'] as const;

/** A lump about a point: a ball of rings whose corners are pushed in and out. */
function rock([x, y, z]: Vec3, size: number, seed: number): Solid {
  const ball = turnedOnLathe(
    [
      [0, -0.8],
      [0.75, -0.5],
      [1, 0.1],
      [0.7, 0.65],
      [0, 0.9],
    ],
    7,
  );
  const push = (point: Vec3): Vec3 => {
    const cell = point.map((value) => Math.round(value * 100)) as [number, number, number];
    const factor = size * (0.78 + 0.4 * hashOf(cell[0] + 31 * cell[1], cell[2], seed));
    return add3([x, y, z], [point[0] * factor * 1.15, Math.max(-y, point[1] * factor), point[2] * factor]);
  };
  return ball.map((face) => face.map(push));
}

/** One of a few tones, by where the face lies. */
function stoneColor(face: Polygon): string {
  const [first = [0, 1, 0]] = face;
  const tone = hashOf(Math.round(first[0] * 50), Math.round(first[2] * 50), 5);
  return STONES[Math.floor(tone * STONES.length)] ?? STONES[0];
}

/** Boulders on the bare ground. */
export const rocks: readonly Part[] = [
  {
    paint: VERTEX_COLORS,
    solid: [
      ...rock([-0.35, 0.75, -0.3], 1.1, 3),
      ...rock([0.95, 0.4, 0.7], 0.6, 8),
      ...rock([-0.9, 0.25, 1.15], 0.4, 12),
    ],
    colorOf: stoneColor,
  },
];
