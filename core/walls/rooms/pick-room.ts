import type { LevelReader } from '../../document/level.ts';
import { contains } from '../../math/polygon.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { pointOnRay, type Ray } from '../../math/vec3.ts';
import { findCeilingWells, findStairwells } from '../stairs/stair-flights.ts';
import { clearHeightOf, floorOf } from '../storeys.ts';
import type { SurfaceHit } from '../surface-hit.ts';
import { rooms } from './rooms.ts';

/** Where a ray meets the floor or the ceiling of a room. */
export interface RoomHit extends SurfaceHit {
  readonly part: 'floor' | 'ceiling';
  /** The parameter of the point on the ray: its distance in lengths of the ray's direction. */
  readonly t: number;
}

/**
 * The floor or ceiling of a storey that a ray meets from inside the room: a floor from above, a ceiling from below.
 * Null where there is no room, or the well of a stair. Walls that stand before it are not looked at; see pickWall.
 */
export function pickRoom(level: LevelReader, storey: string, ray: Ray): RoomHit | null {
  const record = level.findKind('storey', storey);
  const speed = ray.direction[1];
  if (!record || speed === 0) return null;
  const part = speed < 0 ? 'floor' : 'ceiling';
  const height = part === 'floor' ? floorOf(record) : floorOf(record) + clearHeightOf(record);
  const t = (height - ray.origin[1]) / speed;
  if (!(t >= 0 && Number.isFinite(t))) return null;
  const point = pointOnRay(ray, t);
  const place: Vec2 = [point[0], point[2]];
  const wells = part === 'floor' ? findStairwells(level, storey) : findCeilingWells(level, storey);
  if (wells.some((well) => isInside(well, place))) return null;
  const face = level.derived(rooms).at(storey, place);
  return face ? { id: face.id, part, point, t } : null;
}

const isInside = (polygon: readonly Vec2[], point: Vec2): boolean =>
  contains(
    polygon.map(([x, z]) => ({ x, z })),
    point,
  );
