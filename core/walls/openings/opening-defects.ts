import type { LevelReader } from '../../document/level.ts';
import type { Opening } from '../../document/schema/opening.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { hangsOver, wallLength } from '../plan-openings.ts';
import { findWhyNoRoom, openingsInOrder, roomOn, type WallRoom } from './opening-room.ts';
import { openingsOnWall } from './openings-on-wall.ts';
import { levelPlan } from './plan-stretch.ts';

/**
 * What can be wrong with an opening: it reaches past an end of its wall, into a corner at one, over the opening before
 * it, over the wall's top, or it is wider than the wall has room for.
 */
export type OpeningDefectType = 'hanging' | 'in-corner' | 'overlapping' | 'too-tall' | 'too-wide';

export interface OpeningDefect {
  readonly type: OpeningDefectType;
  readonly opening: Opening;
  /** The one that it overlaps. */
  readonly other?: string;
}

/** Everything wrong with the openings of these walls; each opening is named once, with the first that is wrong. */
export function findOpeningDefects(level: LevelReader, walls: Iterable<Wall>): OpeningDefect[] {
  return [...walls].flatMap((wall) => {
    const openings = openingsInOrder(openingsOnWall(level, wall.id));
    if (openings.length === 0) return [];
    const room = roomOn(levelPlan(level, wall.storey), wall);
    return openings.flatMap((opening, index) => {
      const defect = findDefect(wall, room, openings.slice(0, index), opening);
      return defect ? [defect] : [];
    });
  });
}

function findDefect(
  wall: Wall,
  room: WallRoom,
  before: readonly Opening[],
  opening: Opening,
): OpeningDefect | null {
  if (hangsOver(opening, wallLength(wall))) return { type: 'hanging', opening };
  const reason = findWhyNoRoom(room, before, opening);
  switch (reason?.code) {
    case undefined:
      return null;
    case 'openings.too-tall':
      return { type: 'too-tall', opening };
    case 'openings.too-wide':
      return { type: 'too-wide', opening };
    case 'openings.overlap':
      return { type: 'overlapping', opening, other: String(reason?.params?.other) };
    default:
      return { type: 'in-corner', opening };
  }
}
