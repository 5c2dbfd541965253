import type { LevelReader } from '../document/level.ts';
import type { Wall } from '../document/schema/wall.ts';
import { projectOnSegment } from '../math/segment.ts';
import { cross, distance, dot, normalize, sub, type Vec2 } from '../math/vec2.ts';
import type { SurfaceHit } from '../walls/surface-hit.ts';
import { storeyElevation, wallThickness } from '../walls/wall-dimensions.ts';
import { boxAround, wallGraph } from '../walls/wall-graph.ts';
import type { ToolContext, ToolPointer } from './tool.ts';

/** A place on a wall. */
export interface OnWall {
  readonly wall: Wall;
  /** Metres along the centre line from the wall's start. */
  readonly along: number;
  /** Metres over the floor; null where only the plan is known. */
  readonly above: number | null;
  /** The side that is looked at; null where it is looked through a hole. */
  readonly side: 'left' | 'right' | null;
}

/** By how much (metres) a hit may lie beside the face of its wall. */
const FACE_TOLERANCE = 0.01;
/** How far from a wall in the plan the pointer may be, in pixels, where no surface of it is hit. */
const REACH_PX = 10;

/**
 * The wall of the storey under the pointer: the one whose surface or hole it hits, or else the one whose foot it is on,
 * for walls that are lowered. Null beside all walls.
 */
export function findOnWall(pointer: ToolPointer, context: ToolContext): OnWall | null {
  const [hit] = pointer.hits;
  const wall = hit && findHitWall(hit, context);
  if (hit && wall) return onWallAt(wall, [hit.point[0], hit.point[2]], hit, context.level);
  const { free, metresPerPixel } = pointer;
  const under = findNearestWall(free, REACH_PX * metresPerPixel, context);
  return under && projectOnWall(under, pointer);
}

/** The place on a wall that is nearest to what the pointer is on, wherever that is. */
export function projectOnWall(wall: Wall, { free, hits }: ToolPointer): OnWall {
  const [hit] = hits;
  return onWallAt(wall, hit ? [hit.point[0], hit.point[2]] : free, null, null);
}

function onWallAt(wall: Wall, at: Vec2, hit: SurfaceHit | null, level: LevelReader | null): OnWall {
  const direction = normalize(sub(wall.end, wall.start));
  const from = sub(at, wall.start);
  const faced = hit?.part === 'left' || hit?.part === 'right' ? hit.part : null;
  return {
    wall,
    along: dot(from, direction),
    above: hit && level && hit.point[1] - storeyElevation(level, wall.storey),
    side: hit?.part === 'hole' ? null : (faced ?? (cross(direction, from) > 0 ? 'right' : 'left')),
  };
}

/** A hole may have been moved to another wall since it was hit: then the wall that the point is in. */
function findHitWall(hit: SurfaceHit, context: ToolContext): Wall | null {
  const { level, storey } = context;
  const wall = level.findKind('wall', hit.id);
  if (wall) return wall.storey === storey ? wall : null;
  return level.findKind('opening', hit.id) || hit.part === 'hole'
    ? findNearestWall([hit.point[0], hit.point[2]], FACE_TOLERANCE, context)
    : null;
}

/** The selectable wall whose body the plan point lies in, or beside it by at most `reach` metres. */
function findNearestWall(at: Vec2, reach: number, { level, storey, isSelectable }: ToolContext): Wall | null {
  if (storey === null) return null;
  const graph = level.derived(wallGraph);
  const candidates = graph
    .wallsIn(storey, boxAround(at, at, WIDEST_SEARCH))
    .filter((wall) => isSelectable(wall.id) && distance(wall.start, wall.end) > 0)
    .map((wall) => ({ wall, ...projectOnSegment(at, wall.start, wall.end) }))
    .filter((found) => found.distance <= wallThickness(found.wall) / 2 + reach)
    .sort((a, b) => a.distance - b.distance);
  return candidates[0]?.wall ?? null;
}

/** Half the thickness of the thickest wall that people build, with room for the reach, in metres. */
const WIDEST_SEARCH = 3;
