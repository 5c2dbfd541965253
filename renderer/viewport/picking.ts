import type { LevelReader } from '../../core/document/level.ts';
import type { Vec2 } from '../../core/math/vec2.ts';
import type { Ray } from '../../core/math/vec3.ts';
import type { Modifiers } from '../../core/tools/tool.ts';
import type { RawPointer } from '../../core/tools/tool-driver.ts';
import { pickMeshes } from '../../core/walls/mesh-picking.ts';
import { pickRoom } from '../../core/walls/rooms/pick-room.ts';
import type { SurfaceHit } from '../../core/walls/surface-hit.ts';
import { pickWall, type WallHit } from '../../core/walls/wall-picking.ts';
import { type CameraView, meetHeight } from './camera-view.ts';
import type { SessionLook } from './session-look.ts';

/** How many things under one pixel can be cycled through. */
const MOST_UNDER_POINTER = 8;

/** The walls under a ray that are shown, nearest first, `most` of each storey. */
function pickWalls(level: LevelReader, ray: Ray, look: SessionLook, most: number): WallHit[] {
  const hits: WallHit[] = [];
  for (const { id } of level.ofKind('storey')) {
    if (!look.isStoreySolid(id)) continue;
    const seen = new Set<string>();
    const isPickable = (wall: string): boolean => !seen.has(wall) && look.isShown(wall);
    while (seen.size < most) {
      const hit = pickWall(level, id, ray, isPickable);
      if (!hit) break;
      seen.add(hit.id);
      hits.push(hit);
    }
  }
  return hits.sort((a, b) => a.t - b.t);
}

/** Everything under a ray that is shown, nearest first. */
function pickAll(level: LevelReader, ray: Ray, look: SessionLook): readonly SurfaceHit[] {
  const others: (SurfaceHit & { readonly t: number })[] = [];
  for (const { id } of level.ofKind('storey')) {
    if (!look.isStoreySolid(id)) continue;
    const room = pickRoom(level, id, ray);
    if (room && look.isShown(room.id)) others.push(room);
    others.push(
      ...pickMeshes(
        level,
        id,
        ray,
        (each, part) => look.isShown(each) && (part !== 'roof' || look.isRoofShown),
      ),
    );
  }
  return [...pickWalls(level, ray, look, MOST_UNDER_POINTER), ...others].sort((a, b) => a.t - b.t);
}

/** The nearest shown wall that a ray meets. */
export function pickNearest(level: LevelReader, ray: Ray, look: SessionLook): WallHit | null {
  return pickWalls(level, ray, look, 1)[0] ?? null;
}

/**
 * What a pixel means: the place on the plane of that height (metres) and the records under it.
 * @param pixel in CSS pixels from the picture's left upper corner
 */
export function pickAt(
  view: CameraView,
  pixel: Vec2,
  level: LevelReader,
  height: number,
  look: SessionLook,
  modifiers: Modifiers,
): RawPointer {
  const ray = view.rayAt(pixel);
  const hits = pickAll(level, ray, look);
  const place = meetHeight(ray, height) ?? hits[0]?.point ?? null;
  return {
    free: place && [place[0], place[2]],
    hits,
    metresPerPixel: place ? view.metresPerPixel(place) : view.metresPerPixel(),
    modifiers,
  };
}
