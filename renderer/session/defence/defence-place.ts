import { defenceLevels } from '../../../core/defence/defence-levels.ts';
import type { LevelReader } from '../../../core/document/level.ts';
import { DEFENCE_DEFAULTS } from '../../../core/document/schema/defence.ts';
import type { Vec3 } from '../../../core/math/vec3.ts';
import { text } from '../../../core/text/text.ts';

/** A level to begin with. */
export const FIRST_DEFENCE = { length: 60, maxTilesBeforeCorner: 6 } as const;

/** In tiles: what a new level leaves free beside those that are there, and how far it may reach back itself. */
const GAP = 30;

/** The entrance of another level: along x beside those that are there, in whole metres; at the origin without any. */
export function originBeside(level: LevelReader): Vec3 {
  let farthest: number | null = null;
  for (const { id, origin = DEFENCE_DEFAULTS.origin, tileSize = DEFENCE_DEFAULTS.tileSize } of level.ofKind(
    'defence',
  )) {
    const result = level.derived(defenceLevels).find(id);
    const reach = result?.ok ? result.level.bounds.max[0] : 0;
    farthest = Math.max(farthest ?? 0, origin[0] + (reach + GAP) * tileSize);
  }
  return [Math.ceil(farthest ?? 0), 0, 0];
}

/** "Defence 2": the first number from the count on that no level is called by. */
export function freeDefenceName(level: LevelReader): string {
  const taken = new Set([...level.ofKind('defence')].map(({ name }) => name));
  const nameOf = (number: number): string => text('defence-tools.new-name', { number });
  let number = level.countOf('defence') + 1;
  while (taken.has(nameOf(number))) number += 1;
  return nameOf(number);
}
