import { ACCENT, BEACON, FRAME, GLASS, HULL, LIGHT, PANEL, WARNING } from '../palette.ts';
import { type Part, part } from '../part.ts';
import { box, chamfered, floorOf } from '../shapes.ts';
import { hoop, plug, QUARTER, straight, tunnel } from '../tunnel.ts';

/** In metres: how far frames stand out from the hull. */
const RIB = 0.07;

/** The hull around a way through, with a frame at both ends. */
export const passage = (from: number, to: number): readonly Part[] => [
  part(HULL, tunnel(straight(from + 0.02, to - 0.02))),
  part(FRAME, hoop(straight(from, from + 0.18), RIB), hoop(straight(to - 0.18, to), RIB)),
];

/** Lit windows on both sides of a corridor along x. */
const windows = (from: number, to: number): Part =>
  part(LIGHT, box([from, 1.2, 1.6], [to, 1.8, 1.69]), box([from, 1.2, -1.69], [to, 1.8, -1.6]));

/** A way straight through, with a duct on the side of the centre. */
export const corridor: readonly Part[] = [
  part(PANEL, floorOf(1, 1), chamfered([-1.7, 2.75, 0.35], [1.7, 3.05, 0.85], 0.08)),
  ...passage(-2, 2),
  windows(-1.3, -0.2),
  windows(0.2, 1.3),
];

/** A quarter of a circle from the side ahead to the inner side. */
export const corner: readonly Part[] = [
  part(PANEL, floorOf(1, 1)),
  part(HULL, tunnel(QUARTER)),
  part(
    FRAME,
    hoop(straight(1.82, 2), RIB),
    hoop(
      [1.82, 2].map((z) => ({ at: [0, z], right: [-1, 0] })),
      RIB,
    ),
  ),
  part(ACCENT, chamfered([-1.8, 0.18, -1.8], [-1.1, 0.8, -1.1], 0.1)),
  part(LIGHT, box([-1.6, 0.8, -1.6], [-1.3, 0.86, -1.3])),
];

/** A gate with leaves that stand a little open; the light ahead is blue, the one behind red. */
export const airlock: readonly Part[] = [
  part(PANEL, floorOf(1, 1)),
  ...passage(-2, 2),
  part(ACCENT, hoop(straight(-0.55, 0.55), 0.22)),
  part(
    FRAME,
    hoop(straight(-0.7, 0.7), 0.15, 0.1),
    hoop(straight(-1.5, -1.3), RIB, 0.1),
    hoop(straight(1.3, 1.5), RIB, 0.1),
  ),
  part(GLASS, plug(straight(-0.06, 0.06), 0.15)),
  part(BEACON, box([0.5, 3, -0.25], [0.75, 3.12, 0.25])),
  part(WARNING, box([-0.75, 3, -0.25], [-0.5, 3.12, 0.25])),
];
