import type { LevelReader } from '../document/level.ts';
import type { Opening } from '../document/schema/opening.ts';
import { hangsOver, wallLength } from './plan-openings.ts';

/** The openings among these that reach past an end of their wall. */
export function findHangingOpenings(level: LevelReader, openings: Iterable<Opening>): Opening[] {
  return [...openings].filter((opening) => {
    const wall = level.findKind('wall', opening.wall);
    return wall && hangsOver(opening, wallLength(wall));
  });
}
