import type { Level } from '../document/level.ts';
import { BRICK, GROUND, PLASTER } from './ground.ts';

/** One storey and two materials to begin with. */
export const createEmpty = (): Level => ({
  header: { name: 'Untitled', extra: {} },
  records: [PLASTER, BRICK, GROUND],
});
