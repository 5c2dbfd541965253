import type { Vec3 } from '../../../../core/math/vec3.ts';
import { ACCENT, DECK, FRAME, GLASS, HULL, LIGHT, PANEL } from '../palette.ts';
import { type Part, part } from '../part.ts';
import { box, chamfered, floorOf, frame } from '../shapes.ts';

/** Plated floor with a hatch near one corner, by which one sees how it is turned and mirrored. */
export const deck: readonly Part[] = [
  part(DECK, floorOf(1, 1)),
  part(FRAME, chamfered([0.55, 0.15, -1.45], [1.45, 0.26, -0.55], 0.04)),
  part(ACCENT, box([0.65, 0.2, -0.72], [1.35, 0.275, -0.66]), box([0.65, 0.2, -1.34], [1.35, 0.275, -1.28])),
];

/** A wall along the inner side with a window, and a bench before it. */
export const windowWall: readonly Part[] = [
  part(DECK, floorOf(1, 1)),
  part(
    HULL,
    frame(
      [
        [-2, 0.15],
        [2, 3],
      ],
      [
        [-1.3, 1.1],
        [1.3, 2.5],
      ],
      [1.65, 1.95],
    ),
  ),
  part(
    FRAME,
    frame(
      [
        [-1.38, 1.02],
        [1.38, 2.58],
      ],
      [
        [-1.22, 1.18],
        [1.22, 2.42],
      ],
      [1.6, 2],
    ),
    box([-0.03, 1.1, 1.7], [0.03, 2.5, 1.9]),
  ),
  part(LIGHT, box([-1.7, 2.72, 1.58], [1.7, 2.82, 1.68])),
  part(PANEL, chamfered([-1.2, 0.15, 0.75], [0.5, 0.62, 1.25], 0.06)),
  part(GLASS, box([-1.25, 1.15, 1.78], [1.25, 2.45, 1.82])),
];

const crate = ([x, y, z]: Vec3, [width, height, depth]: Vec3) =>
  chamfered([x - width / 2, y, z - depth / 2], [x + width / 2, y + height, z + depth / 2], 0.06);

/** What a station is supplied with. */
export const crates: readonly Part[] = [
  part(PANEL, floorOf(1, 1)),
  part(HULL, crate([-0.75, 0.15, -0.7], [1.5, 1.1, 1.2]), crate([0.95, 0.15, 0.75], [0.9, 0.8, 0.9])),
  part(ACCENT, crate([0.85, 0.15, -0.75], [1.3, 0.95, 1]), crate([-0.85, 1.2, -0.65], [1, 0.8, 0.9])),
  part(
    FRAME,
    ...[-1.2, -0.3].map((x) => box([x - 0.07, 0.16, -1.33], [x + 0.07, 1.28, -0.07])),
    ...[0.5, 1.2].map((x) => box([x - 0.06, 0.16, -1.28], [x + 0.06, 1.12, -0.22])),
    chamfered([-1.5, 0.15, 0.4], [-0.3, 0.42, 1.5], 0.05),
  ),
  part(LIGHT, box([0.8, 0.5, 1.18], [1.1, 0.62, 1.22])),
];
