import type { LevelReader } from '../../document/level.ts';
import { references } from '../../document/references.ts';
import type { Opening } from '../../document/schema/opening.ts';

/** The openings of a wall as the level has them. */
export function openingsOnWall(level: LevelReader, wall: string): readonly Opening[] {
  const openings: Opening[] = [];
  for (const id of level.derived(references).to(wall)) {
    const opening = level.findKind('opening', id);
    if (opening) openings.push(opening);
  }
  return openings;
}
