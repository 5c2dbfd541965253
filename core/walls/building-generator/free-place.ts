import type { LevelReader } from '../../document/level.ts';
import { pointToLattice } from '../../math/tolerance.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { wallThickness } from '../wall-dimensions.ts';
import { boundsOf, type PlanRect } from './plan-places.ts';

/** Metres between what stands in a level and what is put beside it: wide enough for windows on both sides. */
const GAP = 4;

/**
 * Where the origin of something comes to when nobody says: to that of a level without walls, else to the east (+x) of
 * all that stands there, on whole metres.
 * @param bounds what it takes of the plan with its origin at [0, 0], in metres
 */
export function findFreePlace(level: LevelReader, bounds: PlanRect): Vec2 {
  const standing = boundsOf(wallRects(level));
  if (!standing) return [0, 0];
  return pointToLattice([
    Math.ceil(standing.maxX + GAP - bounds.minX),
    Math.floor(standing.minZ - bounds.minZ),
  ]);
}

function* wallRects(level: LevelReader): Iterable<PlanRect> {
  for (const wall of level.ofKind('wall')) {
    const half = wallThickness(wall) / 2;
    yield {
      minX: Math.min(wall.start[0], wall.end[0]) - half,
      minZ: Math.min(wall.start[1], wall.end[1]) - half,
      maxX: Math.max(wall.start[0], wall.end[0]) + half,
      maxZ: Math.max(wall.start[1], wall.end[1]) + half,
    };
  }
}
