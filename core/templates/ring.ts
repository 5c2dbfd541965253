import type { Level } from '../document/level.ts';
import type { Ring } from '../document/schema/ring.ts';
import { BRICK, GROUND, PLASTER } from './ground.ts';

/** Cells of 4 m stay square on ring line 0 at a radius of 64 · 4 m / 2π ≈ 41 m; four more lines lie outside it. */
const DECK: Ring = {
  kind: 'ring',
  id: 'deck',
  name: 'Deck',
  centre: [0, 0, 0],
  steps: 64,
  cellSize: 4,
  innerRing: 0,
  outerRing: 4,
};

/** A ring station: the grid that modules are placed on. */
export const createRing = (): Level => ({
  header: { name: 'Ring station', extra: {} },
  records: [PLASTER, BRICK, GROUND, DECK],
});
