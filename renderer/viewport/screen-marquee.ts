import type { LevelReader } from '../../core/document/level.ts';
import type { Opening } from '../../core/document/schema/opening.ts';
import { OPENING_DEFAULTS } from '../../core/document/schema/opening.ts';
import { convexHull, doConvexMeet } from '../../core/math/convex.ts';
import { along, normalize, sub, type Vec2 } from '../../core/math/vec2.ts';
import type { Vec3 } from '../../core/math/vec3.ts';
import type { ScreenArea } from '../../core/tools/screen-area.ts';
import { flightRectangle } from '../../core/walls/stairs/flight.ts';
import { stairFlights } from '../../core/walls/stairs/stair-flights.ts';
import { wallBodies } from '../../core/walls/wall-bodies.ts';
import { storeyElevation } from '../../core/walls/wall-dimensions.ts';
import type { CameraView } from './camera-view.ts';
import { pointsOf } from './level-points.ts';
import type { SessionLook } from './session-look.ts';

/** The corners of modules that are seen, by their ids. */
export type FindModuleCorners = () => Iterable<readonly [string, readonly Vec3[]]>;

/**
 * The walls, openings, stairs and modules that are shown and whose picture lies in a rectangle of the screen as a whole or, for
 * one drawn from right to left, in part.
 */
export function findInScreenArea(
  view: CameraView,
  level: LevelReader,
  look: SessionLook,
  area: ScreenArea,
  modules: FindModuleCorners = () => [],
): readonly string[] {
  const found: string[] = [];
  for (const [id, corners] of modules()) if (isCaught(corners, view, area)) found.push(id);
  for (const [id, corners] of solids(level, look)) {
    if (look.isShown(id) && isCaught(corners, view, area)) found.push(id);
  }
  return found;
}

/** The corners of everything that can be marked, by its id. */
function* solids(level: LevelReader, look: SessionLook): Iterable<readonly [string, readonly Vec3[]]> {
  const bodies = level.derived(wallBodies);
  for (const { id, storey } of level.ofKind('wall')) {
    const body = look.isStoreySolid(storey) ? bodies.find(id) : undefined;
    if (!body) continue;
    const plan = body.outline.corners.map(({ x, z }): Vec2 => [x, z]);
    yield [id, upright(plan, body.elevation, Math.min(body.height, look.shownHeight(id)))];
  }
  for (const kind of ['tower', 'decoration'] as const) {
    for (const edit of level.ofKind(kind)) yield [edit.id, [...pointsOf(level, [edit.id])]];
  }
  for (const opening of level.ofKind('opening')) {
    const corners = cornersOf(level, look, opening);
    if (corners) yield [opening.id, corners];
  }
  for (const { id } of level.ofKind('storey')) {
    if (!look.isStoreySolid(id)) continue;
    for (const flight of level.derived(stairFlights).ofStorey(id)) {
      yield [flight.stair.id, upright(flightRectangle(flight, 0, flight.run), flight.elevation, flight.rise)];
    }
  }
}

function cornersOf(level: LevelReader, look: SessionLook, opening: Opening): readonly Vec3[] | null {
  const wall = level.findKind('wall', opening.wall);
  if (!wall || !look.isStoreySolid(wall.storey)) return null;
  const direction = normalize(sub(wall.end, wall.start));
  const jambs = [-0.5, 0.5].map((side) =>
    along(wall.start, direction, opening.offset + side * opening.width),
  );
  const sill = opening.sill ?? OPENING_DEFAULTS.sill;
  return upright(jambs, storeyElevation(level, wall.storey) + sill, opening.height);
}

const upright = (plan: readonly Vec2[], foot: number, height: number): readonly Vec3[] =>
  plan.flatMap(([x, z]): Vec3[] => [
    [x, foot, z],
    [x, foot + height, z],
  ]);

function isCaught(corners: readonly Vec3[], view: CameraView, { from, to }: ScreenArea): boolean {
  const seen = corners.map((corner) => view.toScreen(corner));
  const pixels = seen.filter((pixel) => pixel !== null);
  const [minX, maxX] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [minY, maxY] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  if (to[0] >= from[0]) {
    const isInside = ([x, y]: Vec2): boolean => x >= minX && x <= maxX && y >= minY && y <= maxY;
    return pixels.length === seen.length && pixels.every(isInside);
  }
  const rectangle: readonly Vec2[] = [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
  return pixels.length > 0 && doConvexMeet(convexHull(pixels), rectangle);
}
