import type { Wall } from '../document/schema/wall.ts';
import { LATTICE } from '../math/tolerance.ts';
import { distanceToTrack, projectOnTrack, type Track } from '../math/track.ts';
import { along, sub, type Vec2 } from '../math/vec2.ts';
import { findNearest, findWallsAround, type SnapQuery, toStep, wallTrack } from './snap-query.ts';
import type { SnapHit } from './snapping.ts';

const FULL_TURN = 2 * Math.PI;
/** A point stands on a wall when it is as near as the lattice lets a point be: half a cell's diagonal, with room. */
const ON_WALL = 1.5 * LATTICE;

/**
 * The ray from the anchor whose angle is nearest to the pointer's: a multiple of the angle step from the plan's axes,
 * or from a wall that the anchor stands on. Null where angles are off or the pointer is at the anchor.
 */
export function findAim(query: SnapQuery): Track | null {
  const { anchor, free, isFreed, settings } = query;
  if (!anchor || isFreed || !(settings.angleStep > 0)) return null;
  const towards = sub(free, anchor);
  if (towards[0] === 0 && towards[1] === 0) return null;
  const pointer = angleOf(towards);
  const bases = [
    0,
    ...findWallsAround(query, anchor, anchor, ON_WALL).filter(standsOn(anchor)).map(wallAngle),
  ];
  const angles = bases.map((base) => base + toStep(pointer - base, settings.angleStep));
  const angle = findNearest(angles, FULL_TURN, (candidate) => Math.abs(candidate - pointer));
  if (angle === undefined) return null;
  return { at: anchor, direction: [Math.cos(angle), Math.sin(angle)], from: 0, to: Number.POSITIVE_INFINITY };
}

/** The pointer's place on the ray it aims along, a whole number of grid steps from the anchor. */
export function snapToAngle({ free, settings }: SnapQuery, aim: Track | null): SnapHit | undefined {
  if (!aim) return undefined;
  const t = toStep(projectOnTrack(free, aim), settings.gridStep);
  return { point: along(aim.at, aim.direction, t), kind: 'angle', walls: [], lines: [] };
}

/** The nearest point of the grid. */
export function snapToGrid({ free, isFreed, settings: { gridStep } }: SnapQuery): SnapHit | undefined {
  if (isFreed || !(gridStep > 0)) return undefined;
  return {
    point: [toStep(free[0], gridStep), toStep(free[1], gridStep)],
    kind: 'grid',
    walls: [],
    lines: [],
  };
}

const angleOf = (direction: Vec2): number => Math.atan2(direction[1], direction[0]);
const wallAngle = ({ start, end }: Wall): number => angleOf(sub(end, start));
const standsOn =
  (point: Vec2) =>
  (wall: Wall): boolean =>
    distanceToTrack(point, wallTrack(wall)) <= ON_WALL;
