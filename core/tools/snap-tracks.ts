import type { Wall } from '../document/schema/wall.ts';
import { distanceToTrack, type Track } from '../math/track.ts';
import { cross, distance, equals, leftOf, normalize, sub, type Vec2 } from '../math/vec2.ts';
import { findWallsAround, type SnapQuery, snapRadius } from './snap-query.ts';

/** A line through a joint that the pointer can line up with. */
export interface SnapTrack {
  readonly track: Track;
  /** The joint it starts from. */
  readonly joint: Vec2;
  readonly wall: string;
}

/** How far along the axes a corner lines up with the pointer: across the screen, and never across a whole town. */
const AXIS_REACH_PX = 1000;
const MAX_AXIS_REACH = 50;
/** Lines of slanting walls reach less far: there are too many of them to mean anything at a distance. */
const SLANT_REACH_PX = 300;
const MAX_SLANT_REACH = 15;
/** More lines than this at one place are noise; the nearest count. */
const MOST_TRACKS = 6;
/** Sine of the angle below which a line counts as the direction in which one is drawing anyway: 1°. */
const SAME_DIRECTION = 0.0175;

/**
 * The lines near the pointer, or near its place on the ray it aims along: parallel to the axes through joints, and
 * from the ends of slanting walls on and square to them. Nearest first. None that run along the ray.
 */
export function findSnapTracks(query: SnapQuery, aim: Track | null, aimed: Vec2): readonly SnapTrack[] {
  if (!query.settings.toExtensions || query.isFreed) return [];
  const { anchor, free } = query;
  const radius = snapRadius(query);
  const nearness = ({ track }: SnapTrack): number =>
    Math.min(distanceToTrack(free, track), distanceToTrack(aimed, track));
  const near = [...axisTracks(query, aimed), ...slantTracks(query, aimed)]
    .filter(({ joint, track }) => !(anchor && equals(joint, anchor)) && !(aim && isAlong(aim, track)))
    .map((candidate) => ({ candidate, off: nearness(candidate), away: distance(candidate.joint, free) }))
    .filter(({ off }) => off <= radius)
    .sort((a, b) => a.off - b.off || a.away - b.away);
  return withoutEqual(near.map(({ candidate }) => candidate)).slice(0, MOST_TRACKS);
}

/** Horizontal and vertical lines, counted from the axis they cross, so that whole steps along them are on the grid. */
function* axisTracks(query: SnapQuery, aimed: Vec2): Iterable<SnapTrack> {
  const radius = snapRadius(query);
  const reach = Math.min(AXIS_REACH_PX * query.metresPerPixel, MAX_AXIS_REACH);
  const { free } = query;
  const [left, right] = [Math.min(free[0], aimed[0]), Math.max(free[0], aimed[0])];
  const [near, far] = [Math.min(free[1], aimed[1]), Math.max(free[1], aimed[1])];
  const inColumn = findWallsAround(query, [left, near - reach], [right, far + reach], radius);
  for (const { joint, wall } of endsOf(inColumn)) {
    yield { joint, wall: wall.id, track: { at: [joint[0], 0], direction: [0, 1], ...ENDLESS } };
  }
  const inRow = findWallsAround(query, [left - reach, near], [right + reach, far], radius);
  for (const { joint, wall } of endsOf(inRow)) {
    yield { joint, wall: wall.id, track: { at: [0, joint[1]], direction: [1, 0], ...ENDLESS } };
  }
}

function* slantTracks(query: SnapQuery, aimed: Vec2): Iterable<SnapTrack> {
  const reach = Math.min(SLANT_REACH_PX * query.metresPerPixel, MAX_SLANT_REACH);
  for (const { joint, wall, other } of endsOf(findWallsAround(query, query.free, aimed, reach))) {
    if (joint[0] === other[0] || joint[1] === other[1]) continue;
    const on = normalize(sub(joint, other));
    yield { joint, wall: wall.id, track: { at: joint, direction: on, from: 0, to: reach } };
    yield { joint, wall: wall.id, track: { at: joint, direction: leftOf(on), from: -reach, to: reach } };
  }
}

const ENDLESS = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };

function* endsOf(walls: readonly Wall[]): Iterable<{ wall: Wall; joint: Vec2; other: Vec2 }> {
  for (const wall of walls) {
    yield { wall, joint: wall.start, other: wall.end };
    yield { wall, joint: wall.end, other: wall.start };
  }
}

const isAlong = (aim: Track, track: Track): boolean =>
  Math.abs(cross(aim.direction, track.direction)) < SAME_DIRECTION;

/** Of joints on one and the same axis line only the first. */
function withoutEqual(tracks: readonly SnapTrack[]): SnapTrack[] {
  const seen = new Set<string>();
  return tracks.filter(({ track: { at, direction } }) => {
    const key = `${at},${direction}`;
    return !seen.has(key) && seen.add(key);
  });
}
