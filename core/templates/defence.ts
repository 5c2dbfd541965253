import type { Level } from '../document/level.ts';
import type { Defence } from '../document/schema/defence.ts';
import type { Tower } from '../document/schema/tower.ts';
import { BRICK, GROUND, PLASTER } from './ground.ts';

const PATH: Defence = {
  kind: 'defence',
  id: 'path',
  name: 'Path',
  origin: [0, 0, 0],
  tileSize: 1,
  seed: 7,
  length: 60,
  maxTilesBeforeCorner: 6,
  border: 2,
  decorationChance: 0.15,
};

/** Beside the path of that seed, far from one another. */
const TOWER_CELLS = [
  [3, -1],
  [13, -1],
  [17, 2],
  [24, -1],
  [28, -4],
  [31, -8],
] as const;

const TOWERS = TOWER_CELLS.map(
  (cell, index): Tower => ({ kind: 'tower', id: `tower${index + 1}`, defence: PATH.id, cell, range: 2.5 }),
);

/** A tower-defence level: the parameters that its path is built from, and some towers beside that. */
export const createDefence = (): Level => ({
  header: { name: 'Tower defence', extra: {} },
  records: [PLASTER, BRICK, GROUND, PATH, ...TOWERS],
});
