import type { Level } from '../document/level.ts';
import type { Defence } from '../document/schema/defence.ts';
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

/** A tower-defence level: the parameters that its path is built from. */
export const createDefence = (): Level => ({
  header: { name: 'Tower defence', extra: {} },
  records: [PLASTER, BRICK, GROUND, PATH],
});
