import type { LevelReader } from '../../core/document/level.ts';
import { intervalOf, RING_DEFAULTS } from '../../core/document/schema/ring.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import { createGrid, radiusOf } from '../../core/polar/polar-grid.ts';
import { findRingFault, type RingShape } from '../../core/polar/ring-limits.ts';
import { text } from '../../core/text/text.ts';

/** A ring to begin with: cells of 4 m, square from 41 m to 60 m around the centre. */
export const FIRST_RING = {
  steps: 64,
  cellSize: 4,
  innerRing: 0,
  outerRing: 4,
} as const satisfies RingShape;

/** In metres: what a new ring leaves free beside what is there. */
const GAP = 8;

/** How far a ring reaches from its centre, in metres; 0 for one that cannot be. */
const reachOf = (ring: RingShape): number =>
  findRingFault(ring) ? 0 : radiusOf(createGrid(ring.steps, ring.cellSize), intervalOf(ring)[1]);

/** The centre for another ring: on the axis of x beside rings and walls, in whole metres; at the origin without any. */
export function centreBeside(level: LevelReader, shape: RingShape): Vec3 {
  const rings = [...level.ofKind('ring')].map(
    (ring) => (ring.centre ?? RING_DEFAULTS.centre)[0] + reachOf(ring),
  );
  let farthest = Math.max(...rings, Number.NEGATIVE_INFINITY);
  for (const { start, end } of level.ofKind('wall')) farthest = Math.max(farthest, start[0], end[0]);
  if (farthest === Number.NEGATIVE_INFINITY) return [0, 0, 0];
  return [Math.ceil(farthest + GAP + reachOf(shape)), 0, 0];
}

/** "Ring 2": the first number from the count on that no ring is called by. */
export function freeRingName(level: LevelReader): string {
  const taken = new Set([...level.ofKind('ring')].map(({ name }) => name));
  const nameOf = (number: number): string => text('ring-panel.new-name', { number });
  let number = level.countOf('ring') + 1;
  while (taken.has(nameOf(number))) number += 1;
  return nameOf(number);
}
