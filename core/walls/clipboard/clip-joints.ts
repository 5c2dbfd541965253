import { pointKey } from '../../math/tolerance.ts';
import { comparePoints, type Vec2 } from '../../math/vec2.ts';
import type { Clip } from './clip.ts';

/** The points of a clip that it can be held by, each once, from left to right: ends of walls, else of stairs, else rooms. */
export function clipJoints({ walls, stairs, rooms }: Clip): readonly Vec2[] {
  const ends = (walls.length > 0 ? walls : stairs).flatMap(({ start, end }): Vec2[] => [start, end]);
  const points = ends.length > 0 ? ends : rooms.map(({ at }): Vec2 => at);
  return [...new Map(points.map((point) => [pointKey(point), point])).values()].sort(comparePoints);
}
