import { JOINT_MERGE_DISTANCE } from '../math/tolerance.ts';
import { projectOnTrack } from '../math/track.ts';
import { along, distance, equals, midpoint, type Vec2 } from '../math/vec2.ts';
import {
  findNearest,
  findStandingWalls,
  type SnapQuery,
  snapRadius,
  toStep,
  wallTrack,
} from './snap-query.ts';
import type { SnapHit } from './snapping.ts';

/** The nearest joint within reach, or where one was that moves along: there it is put back. However far one has zoomed in, what would become one joint with it anyway is. */
export function snapToJoint(query: SnapQuery): SnapHit | undefined {
  if (!query.settings.toJoints) return undefined;
  const reach = Math.max(snapRadius(query), JOINT_MERGE_DISTANCE);
  const walls = findStandingWalls(query, query.free, query.free, reach);
  return findPoint(
    query,
    [
      ...walls.flatMap(({ id, start, end }) => [
        { at: start, walls: [id] },
        { at: end, walls: [id] },
      ]),
      ...query.moving.map((at) => ({ at, walls: [] })),
    ],
    reach,
    'joint',
  );
}

/** The nearest middle of a wall within reach. */
export function snapToMidpoint(query: SnapQuery): SnapHit | undefined {
  if (!query.settings.toMidpoints) return undefined;
  const reach = snapRadius(query);
  const walls = findStandingWalls(query, query.free, query.free, reach);
  return findPoint(
    query,
    walls.map(({ id, start, end }) => ({ at: midpoint(start, end), walls: [id] })),
    reach,
    'midpoint',
  );
}

/** The nearest centre line within reach, at a whole number of grid steps from the wall's start. */
export function snapToWall(query: SnapQuery): SnapHit | undefined {
  if (!query.settings.toWalls) return undefined;
  const { free, isFreed, settings } = query;
  const reach = snapRadius(query);
  const candidates = findStandingWalls(query, free, free, reach).map((wall) => {
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
  candidates: readonly { readonly at: Vec2; readonly walls: readonly string[] }[],
  reach: number,
  kind: 'joint' | 'midpoint',
): SnapHit | undefined {
  const found = findNearest(candidates, reach, ({ at }) => distance(free, at));
  if (!found) return undefined;
  const walls = candidates.filter(({ at }) => equals(at, found.at)).flatMap((candidate) => candidate.walls);
  return { point: found.at, kind, walls, lines: [] };
}
