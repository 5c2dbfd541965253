import { pointToLattice } from '../math/tolerance.ts';
import { projectOnTrack } from '../math/track.ts';
import { along, type Vec2 } from '../math/vec2.ts';
import type { SnapQuery } from './snap-query.ts';
import { findAim, snapToAngle, snapToGrid } from './snap-to-angle.ts';
import { snapToExtension, snapToIntersection } from './snap-to-lines.ts';
import { snapToJoint, snapToMidpoint, snapToWall } from './snap-to-walls.ts';
import { findSnapTracks } from './snap-tracks.ts';
import type { SnapHit } from './snapping.ts';

/**
 * Where a tool should take the pointer to be. The strongest attraction within reach wins: joints, midpoints,
 * crossings of lines, walls, lines through joints; failing these the angle from the anchor, the grid, the pointer
 * itself. Asks only for what is near the pointer, so the work does not grow with the level.
 */
export function snapPoint(query: SnapQuery): SnapHit {
  const hit = snapToJoint(query) ?? snapToMidpoint(query) ?? snapBesidePoints(query);
  const point = pointToLattice(hit.point);
  return { ...hit, point, lines: hit.lines.map(([from]) => [from, point]) };
}

/** The pointer itself, on the lattice. */
export const buildFreeHit = (free: Vec2): SnapHit => ({
  point: pointToLattice(free),
  kind: 'free',
  walls: [],
  lines: [],
});

function snapBesidePoints(query: SnapQuery): SnapHit {
  const aim = findAim(query);
  const aimed = aim ? along(aim.at, aim.direction, projectOnTrack(query.free, aim)) : query.free;
  const tracks = findSnapTracks(query, aim, aimed);
  return (
    snapToIntersection(query, aim, aimed, tracks) ??
    snapToWall(query) ??
    snapToExtension(query, tracks) ??
    snapToAngle(query, aim) ??
    snapToGrid(query) ??
    buildFreeHit(query.free)
  );
}
