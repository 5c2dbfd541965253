import { JOINT_MERGE_DISTANCE } from '../math/tolerance.ts';
import { projectOnTrack } from '../math/track.ts';
import { along, distance, midpoint, type Vec2 } from '../math/vec2.ts';
import { findNearest, findWallsAround, type SnapQuery, snapRadius, toStep, wallTrack } from './snap-query.ts';
import type { SnapHit } from './snapping.ts';

/** The nearest joint within reach. However far one has zoomed in, what would become one joint with it anyway is. */
export function snapToJoint(query: SnapQuery): SnapHit | undefined {
  if (!query.settings.toJoints) return undefined;
  const reach = Math.max(snapRadius(query), JOINT_MERGE_DISTANCE);
  const walls = findWallsAround(query, query.free, query.free, reach);
  return findPoint(
    query,
    walls.flatMap(({ id, start, end }) => [
      { at: start, id },
      { at: end, id },
    ]),
    reach,
    'joint',
  );
}

/** The nearest middle of a wall within reach. */
export function snapToMidpoint(query: SnapQuery): SnapHit | undefined {
  if (!query.settings.toMidpoints) return undefined;
  const reach = snapRadius(query);
  const walls = findWallsAround(query, query.free, query.free, reach);
  return findPoint(
    query,
    walls.map(({ id, start, end }) => ({ at: midpoint(start, end), id })),
    reach,
    'midpoint',
  );
}

/** The nearest centre line within reach, at a whole number of grid steps from the wall's start. */
export function snapToWall(query: SnapQuery): SnapHit | undefined {
  if (!query.settings.toWalls) return undefined;
  const { free, isFreed, settings } = query;
  const reach = snapRadius(query);
  const candidates = findWallsAround(query, free, free, reach).map((wall) => {
    const track = wallTrack(wall);
    const t = projectOnTrack(free, track);
    return { wall, track, t, at: along(track.at, track.direction, t) };
  });
  const found = findNearest(candidates, reach, ({ at }) => distance(free, at));
  if (!found) return undefined;
  const { track, t, wall } = found;
  const stepped = Math.min(track.to, toStep(t, isFreed ? 0 : settings.gridStep));
  return { point: along(track.at, track.direction, stepped), kind: 'wall', walls: [wall.id], lines: [] };
}

function findPoint(
  { free }: SnapQuery,
  candidates: readonly { readonly at: Vec2; readonly id: string }[],
  reach: number,
  kind: 'joint' | 'midpoint',
): SnapHit | undefined {
  const found = findNearest(candidates, reach, ({ at }) => distance(free, at));
  if (!found) return undefined;
  const walls = candidates.filter(({ at }) => distance(at, found.at) === 0).map(({ id }) => id);
  return { point: found.at, kind, walls, lines: [] };
}
