import type { LevelReader } from '../document/level.ts';
import type { Wall } from '../document/schema/wall.ts';
import { findCrossing, projectOnSegment } from '../math/segment.ts';
import { isOnLattice, JOINT_MERGE_DISTANCE, JOINT_ON_WALL_DISTANCE, pointKey } from '../math/tolerance.ts';
import { comparePoints, equals, type Vec2 } from '../math/vec2.ts';
import { isReversed } from './plan-openings.ts';
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
  const report: Report = (type, ids, at) => {
    const defect = { type, walls: ids, at };
    const key = `${type} ${keyOf(defect)}`;
    if (!found.has(key)) found.set(key, defect);
  };
  const graph = level.derived(wallGraph);
  const looked = new Set<string>();
  for (const wall of walls) {
    reportOwn(wall, report);
    looked.add(wall.id);
    for (const other of graph.wallsIn(wall.storey, boxAround(wall.start, wall.end, JOINT_MERGE_DISTANCE))) {
      if (!looked.has(other.id)) reportBetween(wall, other, report);
    }
  }
  return [...found.values()];
}

type Report = (type: PlanDefectType, walls: readonly string[], at: Vec2) => void;

/** Walls may share a joint that is at fault; then one mention is enough. */
function keyOf({ type, walls, at }: PlanDefect): string {
  if (type === 'near-joints') return pointKey(at);
  if (type === 'joint-on-wall') return `${pointKey(at)} ${walls[0]}`;
  return walls.join(' ');
}

function reportOwn(wall: Wall, report: Report): void {
  if (isNear(wall.start, wall.end)) report('short', [wall.id], wall.start);
  if (!isOnPlanLattice(wall.start)) report('off-lattice', [wall.id], wall.start);
  else if (!isOnPlanLattice(wall.end)) report('off-lattice', [wall.id], wall.end);
}

function reportBetween(a: Wall, b: Wall, report: Report): void {
  if (isReversed(a, b) || (equals(a.start, b.start) && equals(a.end, b.end))) {
    report('twins', [a.id, b.id], a.start);
    return;
  }
  const crossing = findCrossing(a.start, a.end, b.start, b.end);
  if (crossing) report('crossing', [a.id, b.id], crossing);
  if (isOn(b.start, a)) report('joint-on-wall', [a.id, b.id], b.start);
  if (isOn(b.end, a)) report('joint-on-wall', [a.id, b.id], b.end);
  if (isOn(a.start, b)) report('joint-on-wall', [b.id, a.id], a.start);
  if (isOn(a.end, b)) report('joint-on-wall', [b.id, a.id], a.end);
  reportNear(a.start, b.start);
  reportNear(a.start, b.end);
  reportNear(a.end, b.start);
  reportNear(a.end, b.end);

  function reportNear(one: Vec2, other: Vec2): void {
    if (equals(one, other) || !isNear(one, other)) return;
    report('near-joints', [a.id, b.id], comparePoints(one, other) < 0 ? one : other);
  }
}

const isOnPlanLattice = (point: Vec2): boolean => isOnLattice(point[0]) && isOnLattice(point[1]);

/** Written out, because it is asked sixteen times for each pair of neighbours. */
const isNear = (a: Vec2, b: Vec2): boolean =>
  (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < JOINT_MERGE_DISTANCE ** 2;

function isOn(joint: Vec2, wall: Wall): boolean {
  if (isNear(joint, wall.start) || isNear(joint, wall.end) || isBeside(joint, wall)) return false;
  const { distance, fraction } = projectOnSegment(joint, wall.start, wall.end);
  return distance < JOINT_ON_WALL_DISTANCE && fraction > 0 && fraction < 1;
}

/** A quick no: the joint lies outside the wall's box, grown by what counts as on it. */
function isBeside([x, z]: Vec2, { start, end }: Wall): boolean {
  const reach = JOINT_ON_WALL_DISTANCE;
  return (
    x < Math.min(start[0], end[0]) - reach ||
    x > Math.max(start[0], end[0]) + reach ||
    z < Math.min(start[1], end[1]) - reach ||
    z > Math.max(start[1], end[1]) + reach
  );
}
