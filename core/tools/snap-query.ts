import type { LevelReader } from '../document/level.ts';
import type { Wall } from '../document/schema/wall.ts';
import type { Track } from '../math/track.ts';
import { distance, equals, normalize, sub, type Vec2 } from '../math/vec2.ts';
import { boxAround, wallGraph } from '../walls/wall-graph.ts';
import type { SnapSettings } from './snapping.ts';

/** What is to be snapped. */
export interface SnapQuery {
  /** Finite, in metres. */
  readonly free: Vec2;
  /** From where angles and lengths are measured; null while nothing is being drawn. */
  readonly anchor: Vec2 | null;
  readonly level: LevelReader;
  /** Null: no walls to snap to. */
  readonly storey: string | null;
  readonly settings: SnapSettings;
  /** Alt is held: no angle, no extensions and no grid. */
  readonly isFreed: boolean;
  /** Positive: how near is near. */
  readonly metresPerPixel: number;
  /** Joints that move along with the pointer. */
  readonly moving: readonly Vec2[];
  /** Walls that are not to be seen are nothing to snap to. Left out: all are seen. */
  readonly isHidden?: (wall: string) => boolean;
}

/** How near on screen a thing must be to attract the pointer: what a hand at a mouse holds without effort. */
const SNAP_RADIUS_PX = 10;

/** Radius of attraction in metres. */
export const snapRadius = ({ metresPerPixel }: SnapQuery): number => SNAP_RADIUS_PX * metresPerPixel;

/** The walls whose boxes come within `margin` metres of the box around a and b, as they were before anything moved. */
export const findWallsAround = (
  { level, storey, isHidden }: SnapQuery,
  a: Vec2,
  b: Vec2,
  margin: number,
): readonly Wall[] =>
  storey === null
    ? []
    : level
        .derived(wallGraph)
        .wallsIn(storey, boxAround(a, b, margin))
        .filter(({ id }) => !isHidden?.(id));

/** Those of them that stay where they are. */
export const findStandingWalls = (query: SnapQuery, a: Vec2, b: Vec2, margin: number): readonly Wall[] =>
  findWallsAround(query, a, b, margin).filter(
    ({ start, end }) => !query.moving.some((joint) => equals(joint, start) || equals(joint, end)),
  );

/** A wall's centre line, counted from its start. */
export const wallTrack = ({ start, end }: Wall): Track => ({
  at: start,
  direction: normalize(sub(end, start)),
  from: 0,
  to: distance(start, end),
});

/** The nearest multiple of the step; the value itself without a step. */
export const toStep = (value: number, step: number): number =>
  step > 0 ? Math.round(value / step) * step : value;

/** The candidate nearest to the pointer and within reach; the first of those equally near. */
export function findNearest<C>(
  candidates: Iterable<C>,
  reach: number,
  distanceTo: (candidate: C) => number,
): C | undefined {
  let best: C | undefined;
  let bestDistance = reach;
  for (const candidate of candidates) {
    const candidateDistance = distanceTo(candidate);
    if (candidateDistance > bestDistance || (best !== undefined && candidateDistance === bestDistance))
      continue;
    best = candidate;
    bestDistance = candidateDistance;
  }
  return best;
}
