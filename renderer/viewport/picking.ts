import { pickTiles } from '../../core/defence/pick-tiles.ts';
import type { LevelReader } from '../../core/document/level.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import type { Ray } from '../../core/math/vec3.ts';
import type { Modifiers } from '../../core/tools/tool.ts';
import type { RawPointer } from '../../core/tools/tool-driver.ts';
import { pickMeshes } from '../../core/walls/mesh-picking.ts';
import { pickRoom } from '../../core/walls/rooms/pick-room.ts';
import type { SurfaceHit, SurfacePart } from '../../core/walls/surface-hit.ts';
import { pickWall } from '../../core/walls/wall-picking.ts';
import { type CameraView, meetHeight } from './camera-view.ts';
import type { SessionLook } from './session-look.ts';

/** How many walls and openings under one pixel can be cycled through. */
const MOST_UNDER_POINTER = 8;

/** A surface under a ray. */
interface RayHit extends SurfaceHit {
  /** The wall that it is of or in. */
  readonly wall?: string;
  /** The parameter of the point on the ray. */
  readonly t: number;
}

/** The modules that are seen under a ray, nearest first. */
type PickModules = (ray: Ray, most: number) => readonly Omit<RayHit, 'part'>[];

/** What is to be picked from. */
export interface Sight {
  readonly level: LevelReader;
  readonly look: SessionLook;
  readonly pickModules: PickModules;
}

/** Everything that is shown under a ray, nearest first; `most` modules, and walls of each storey. */
function pickAll({ level, look, pickModules }: Sight, ray: Ray, most: number): RayHit[] {
  const hits: RayHit[] = pickModules(ray, most).map((hit) => ({ ...hit, part: 'module' }));
  const isMeshShown = (id: string, part: SurfacePart): boolean =>
    look.isShown(id) && (part !== 'roof' || look.isRoofShown);
  for (const { id } of level.ofKind('storey')) {
    if (!look.isStoreySolid(id)) continue;
    hits.push(...pickWalls(level, id, ray, look, most));
    hits.push(...pickMeshes(level, id, ray, isMeshShown));
    const room = pickRoom(level, id, ray);
    if (room && look.isShown(room.id)) hits.push(room);
  }
  for (const defence of level.ofKind('defence')) {
    if (look.isShown(defence.id)) hits.push(...pickTiles(level, defence, ray, (id) => look.isShown(id)));
  }
  return hits.sort((a, b) => a.t - b.t);
}

function pickWalls(level: LevelReader, storey: string, ray: Ray, look: SessionLook, most: number): RayHit[] {
  const hits: RayHit[] = [];
  const seen = new Set<string>();
  const isPickable = (id: string): boolean => !seen.has(id) && look.isShown(id);
  while (seen.size < most) {
    const hit = pickWall(level, storey, ray, isPickable, (wall) => look.shownHeight(wall));
    if (!hit) break;
    seen.add(hit.id);
    hits.push(hit);
  }
  return hits;
}

/** The nearest surface that a ray meets. */
export function pickNearest(sight: Sight, ray: Ray): SurfaceHit | null {
  return pickAll(sight, ray, 1).find((hit) => !sight.look.isFaded(hit)) ?? null;
}

/**
 * What a pixel means: the place on the plane of that height (metres) and what is under it; not what is looked through.
 * @param pixel in CSS pixels from the picture's left upper corner
 */
export function pickAt(
  view: CameraView,
  pixel: Vec2,
  sight: Sight,
  height: number,
  modifiers: Modifiers,
): RawPointer {
  const ray = view.rayAt(pixel);
  const hits = pickAll(sight, ray, MOST_UNDER_POINTER).filter((hit) => !sight.look.isFaded(hit));
  const place = meetHeight(ray, height) ?? hits[0]?.point ?? null;
  return {
    free: place && [place[0], place[2]],
    hits,
    pixel,
    metresPerPixel: place ? view.metresPerPixel(place) : view.metresPerPixel(),
    modifiers,
  };
}

/** How much nearer than the place (as a part of the way) something is that hides it, and is not what stands there. */
const BEFORE = 0.999;

/**
 * What hides the place on the plane of that height (metres) that a pixel means: walls, with what is in them, and
 * everything else between the eye and the place. Nothing where the pixel means no place.
 */
export function findHiding(view: CameraView, pixel: Vec2, sight: Sight, height: number): ReadonlySet<string> {
  const ray = view.rayAt(pixel);
  const reach = (height - ray.origin[1]) / ray.direction[1];
  if (!(reach > 0)) return new Set();
  const before = pickAll(sight, ray, MOST_UNDER_POINTER).filter(({ t }) => t < reach * BEFORE);
  return new Set(before.map(({ id, wall }) => wall ?? id));
}
