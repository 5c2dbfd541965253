import type { LevelReader } from '../document/level.ts';
import { type RecordChanges, withChanges } from '../document/record-changes.ts';
import { defenceLevels, parametersOf } from './defence-levels.ts';
import { cellsOfPath, editsOf, findSpotFault } from './tower-spots.ts';

/**
 * The towers and decorations of the user that would have no tile to stand on after a change of what their level is built
 * from, and have one now. None where the level could not be built.
 */
export function findMisfits(level: LevelReader, defence: string, changes: RecordChanges): readonly string[] {
  const record = level.findKind('defence', defence);
  if (!record) return [];
  const levels = level.derived(defenceLevels);
  const before = new Set(misfitsOf(level, defence, levels.build(parametersOf(record))));
  const after = levels.build(parametersOf(withChanges(record, changes)));
  return misfitsOf(level, defence, after).filter((id) => !before.has(id));
}

function misfitsOf(
  level: LevelReader,
  defence: string,
  result: ReturnType<ReturnType<typeof defenceLevels.create>['build']>,
): readonly string[] {
  if (!result.ok) return [];
  const path = cellsOfPath(result.level);
  return editsOf(level, defence)
    .filter(({ cell }) => findSpotFault(result.level, path, cell))
    .map(({ id }) => id);
}
