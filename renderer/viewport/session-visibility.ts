import type { LevelReader } from '../../core/document/level.ts';
import { STOREY_DEFAULTS } from '../../core/document/schema/storey.ts';
import type { Visibility } from './level-view.ts';

/** Height in metres of a storey's floor. */
const floorOf = (level: LevelReader, storey: string | null): number | null => {
  const record = level.findKind('storey', storey ?? undefined);
  return record ? (record.elevation ?? STOREY_DEFAULTS.elevation) : null;
};

/**
 * What is to be seen: nothing that is hidden, by itself or with its storey, and nothing above the storey that is
 * worked on, which would stand in the way.
 * @param storey the one that tools draw on; null shows all
 */
export function buildVisibility(
  level: LevelReader,
  storey: string | null,
  hidden: ReadonlySet<string>,
): Visibility {
  const top = floorOf(level, storey);
  return {
    isWallShown: ({ id }) => !hidden.has(id),
    isStoreyShown: (id) => {
      const floor = floorOf(level, id);
      return !hidden.has(id) && (top === null || floor === null || floor <= top);
    },
  };
}
