import { PARALLEL_ANGLE } from './tolerance.ts';
import { along, cross, distance, dot, sub, type Vec2 } from './vec2.ts';

/** A straight line, or a part of one: the points at + t·direction for every t from `from` to `to`, in metres. */
export interface Track {
  readonly at: Vec2;
  /** A unit vector. */
  readonly direction: Vec2;
  /** May be −Infinity. */
  readonly from: number;
  /** May be Infinity. */
  readonly to: number;
}

/** The t of the track's point that is nearest to `point`. */
export function projectOnTrack(point: Vec2, { at, direction, from, to }: Track): number {
  return Math.min(to, Math.max(from, dot(sub(point, at), direction)));
}

/** The distance from a point to the nearest point of the track, in metres. */
export const distanceToTrack = (point: Vec2, track: Track): number =>
  distance(point, along(track.at, track.direction, projectOnTrack(point, track)));

/** Where two tracks meet. Undefined when they do not, or are parallel: then there is no one place. */
export function findTrackCrossing(a: Track, b: Track): Vec2 | undefined {
  const sine = cross(a.direction, b.direction);
  if (Math.abs(sine) < PARALLEL_ANGLE) return undefined;
  const between = sub(b.at, a.at);
  const onA = cross(between, b.direction) / sine;
  const onB = cross(between, a.direction) / sine;
  if (onA < a.from || onA > a.to || onB < b.from || onB > b.to) return undefined;
  return along(a.at, a.direction, onA);
}
