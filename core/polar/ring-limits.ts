import type { Refusal } from '../document/command.ts';
import { MAX_COORDINATE } from '../document/schema/fields.ts';
import { intervalOf, type Ring, ringSchema } from '../document/schema/ring.ts';
import { createGrid, LEAST_STEPS, radiusOf } from './polar-grid.ts';

/** In metres. Nearer to its centre a ring has nothing that could be seen, and soon after nothing that can be computed. */
const LEAST_RADIUS = 0.01;

/** With fewer steps a cell is far from square to the eye: its sides are arcs of more than 45°. */
export const FEW_STEPS = 8;

/** What shapes a ring. */
export type RingShape = Pick<Ring, 'steps' | 'cellSize' | 'innerRing' | 'outerRing'>;

const { steps, cellSize, innerRing } = ringSchema.shape;

/** Why a ring of that shape cannot be, or null if it can. Takes any numbers. */
export function findRingFault(ring: RingShape): Refusal | null {
  if (!steps.safeParse(ring.steps).success) {
    return { code: 'polar.wrong-steps', params: { steps: ring.steps, least: LEAST_STEPS, most: 4096 } };
  }
  if (!cellSize.safeParse(ring.cellSize).success) {
    return { code: 'polar.wrong-cell-size', params: { size: ring.cellSize } };
  }
  const [inner, outer] = intervalOf(ring);
  const wrong = [inner, outer].find((line) => !innerRing.safeParse(line).success);
  if (wrong !== undefined) return { code: 'polar.wrong-line', params: { line: wrong } };
  if (inner >= outer) return { code: 'polar.upside-down', params: { inner, outer } };
  return findReachFault(ring);
}

/** Why a ring reaches where no level does: through its centre, or too far out. Null if it does not. */
export function findReachFault(ring: RingShape): Refusal | null {
  const grid = createGrid(ring.steps, ring.cellSize);
  const [inner, outer] = intervalOf(ring);
  if (radiusOf(grid, inner) < LEAST_RADIUS) {
    return { code: 'polar.through-centre', params: { inner, least: LEAST_RADIUS } };
  }
  if (radiusOf(grid, outer) > MAX_COORDINATE) {
    return { code: 'polar.too-far', params: { outer, most: MAX_COORDINATE } };
  }
  return null;
}
