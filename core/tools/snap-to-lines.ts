import { distanceToTrack, findTrackCrossing, projectOnTrack, type Track } from '../math/track.ts';
import { along, distance, type Vec2 } from '../math/vec2.ts';
import {
  findNearest,
  findStandingWalls,
  type SnapQuery,
  snapRadius,
  toStep,
  wallTrack,
} from './snap-query.ts';
import type { SnapTrack } from './snap-tracks.ts';
import type { SnapHit } from './snapping.ts';

/** A line of whichever origin that can cross another. */
interface Line {
  readonly track: Track;
  readonly source: 'aim' | 'joint' | 'wall';
  /** Null for the ray one aims along. */
  readonly wall: string | null;
  /** Where the line that shows it begins; null for walls and the ray, which are seen anyway. */
  readonly joint: Vec2 | null;
}

interface Crossing {
  readonly at: Vec2;
  readonly lines: readonly [Line, Line];
}

/** Half the diagonal of the square in which a point is near both of two perpendicular lines. */
const BOTH_NEAR = Math.SQRT2;

/** The nearest crossing of the ray one aims along, lines through joints, and walls. */
export function snapToIntersection(
  query: SnapQuery,
  aim: Track | null,
  aimed: Vec2,
  tracks: readonly SnapTrack[],
): SnapHit | undefined {
  const radius = snapRadius(query);
  const lines = collectLines(query, aim, aimed, tracks);
  const found = findNearest(crossings(lines), radius * BOTH_NEAR, ({ at, lines: [first] }) =>
    first.source === 'aim'
      ? Math.min(distance(at, aimed), distance(at, query.free))
      : distance(at, query.free),
  );
  if (!found) return undefined;
  return {
    point: found.at,
    kind: 'intersection',
    walls: found.lines.flatMap(({ wall }) => wall ?? []),
    lines: found.lines.flatMap(({ joint }) => (joint ? [[joint, found.at] as const] : [])),
  };
}

/** The nearest line through a joint, at a whole number of grid steps along it. */
export function snapToExtension(query: SnapQuery, tracks: readonly SnapTrack[]): SnapHit | undefined {
  const { free, settings } = query;
  const found = findNearest(tracks, snapRadius(query), ({ track }) => distanceToTrack(free, track));
  if (!found) return undefined;
  const { track, joint, wall } = found;
  const point = along(track.at, track.direction, toStep(projectOnTrack(free, track), settings.gridStep));
  return { point, kind: 'extension', walls: [wall], lines: [[joint, point]] };
}

/** The ray first, then walls: where a wall runs along a line, it is the wall that counts. */
function collectLines(
  query: SnapQuery,
  aim: Track | null,
  aimed: Vec2,
  tracks: readonly SnapTrack[],
): readonly Line[] {
  const walls = query.settings.toWalls ? findStandingWalls(query, query.free, aimed, snapRadius(query)) : [];
  return [
    ...(aim ? [{ track: aim, source: 'aim', wall: null, joint: null } as const] : []),
    ...walls.map((wall) => ({ track: wallTrack(wall), source: 'wall', wall: wall.id, joint: null }) as const),
    ...tracks.map(({ track, wall, joint }) => ({ track, source: 'joint', wall, joint }) as const),
  ];
}

/** Walls do not cross one another: where they meet is a joint. */
function* crossings(lines: readonly Line[]): Iterable<Crossing> {
  for (const [index, first] of lines.entries()) {
    for (const second of lines.slice(index + 1)) {
      if (first.source === 'wall' && second.source === 'wall') continue;
      const at = findTrackCrossing(first.track, second.track);
      if (at) yield { at, lines: [first, second] };
    }
  }
}
