import type { LevelReader } from '../document/level.ts';
import type { Wall } from '../document/schema/wall.ts';
import { findCrossing, projectOnSegment } from '../math/segment.ts';
import { isOnLattice, JOINT_MERGE_DISTANCE, JOINT_ON_WALL_DISTANCE, pointKey } from '../math/tolerance.ts';
import { comparePoints, distance, equals, type Vec2 } from '../math/vec2.ts';
import { isReversed, wallLength } from './plan-openings.ts';
import { boxAround, wallGraph } from './wall-graph.ts';

/**
 * What can be wrong with a storey's plan: a wall shorter than the merge distance, an end beside the lattice, two walls
 * between the same joints, two walls that cross, a joint on a wall that it does not split (which is also what walls
 * that overlap come to), two joints nearer than the merge distance.
 */
export type PlanDefectType = 'short' | 'off-lattice' | 'twins' | 'crossing' | 'joint-on-wall' | 'near-joints';

export interface PlanDefect {
  readonly type: PlanDefectType;
  /** The wall in question, or both. */
  readonly walls: readonly string[];
  readonly at: Vec2;
}

/**
 * Everything that keeps the walls of a level from being planar graphs, one a storey; empty for a plan that commands
 * made. Takes near-linear time in the number of walls.
 * @param walls looks only at what these are part of
 */
export function findPlanDefects(
  level: LevelReader,
  walls: Iterable<Wall> = level.ofKind('wall'),
): PlanDefect[] {
  const found = new Map<string, PlanDefect>();
  for (const wall of walls) {
    for (const defect of [...ownDefects(wall), ...defectsWithOthers(level, wall)]) {
      const key = `${defect.type} ${keyOf(defect)}`;
      if (!found.has(key)) found.set(key, defect);
    }
  }
  return [...found.values()];
}

/** Walls may share a joint that is at fault; then one mention is enough. */
function keyOf({ type, walls, at }: PlanDefect): string {
  if (type === 'near-joints') return pointKey(at);
  if (type === 'joint-on-wall') return `${pointKey(at)} ${walls[0]}`;
  return walls.toSorted().join(' ');
}

function ownDefects(wall: Wall): PlanDefect[] {
  const defects: PlanDefect[] = [];
  if (wallLength(wall) < JOINT_MERGE_DISTANCE)
    defects.push({ type: 'short', walls: [wall.id], at: wall.start });
  const astray = [wall.start, wall.end].find((end) => !end.every(isOnLattice));
  if (astray) defects.push({ type: 'off-lattice', walls: [wall.id], at: astray });
  return defects;
}

function defectsWithOthers(level: LevelReader, wall: Wall): PlanDefect[] {
  const others = level
    .derived(wallGraph)
    .wallsIn(wall.storey, boxAround(wall.start, wall.end, JOINT_MERGE_DISTANCE));
  return others.flatMap((other) => (other.id === wall.id ? [] : defectsBetween(wall, other)));
}

function defectsBetween(wall: Wall, other: Wall): PlanDefect[] {
  const walls = [wall.id, other.id];
  if (isReversed(wall, other) || (equals(wall.start, other.start) && equals(wall.end, other.end))) {
    return [{ type: 'twins', walls, at: wall.start }];
  }
  const defects: PlanDefect[] = [];
  const crossing = findCrossing(wall.start, wall.end, other.start, other.end);
  if (crossing) defects.push({ type: 'crossing', walls, at: crossing });
  for (const joint of [other.start, other.end]) {
    if (isOn(joint, wall)) defects.push({ type: 'joint-on-wall', walls, at: joint });
    const near = [wall.start, wall.end].find((end) => isNear(end, joint));
    if (near) defects.push({ type: 'near-joints', walls, at: comparePoints(near, joint) < 0 ? near : joint });
  }
  return defects;
}

const isNear = (a: Vec2, b: Vec2): boolean => !equals(a, b) && distance(a, b) < JOINT_MERGE_DISTANCE;

function isOn(joint: Vec2, wall: Wall): boolean {
  if ([wall.start, wall.end].some((end) => distance(end, joint) < JOINT_MERGE_DISTANCE)) return false;
  const { distance: away, fraction } = projectOnSegment(joint, wall.start, wall.end);
  return away < JOINT_ON_WALL_DISTANCE && fraction > 0 && fraction < 1;
}
