import type { LevelReader } from '../../document/level.ts';
import type { Wall } from '../../document/schema/wall.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { armsAt, wallLength } from '../joint-arms.ts';
import { type Reach, reachOf, shapeJoint } from '../joint-shape.ts';
import { findRun, tierJoint } from '../joint-tiers.ts';
import { wallHeight } from '../wall-dimensions.ts';
import { wallGraph } from '../wall-graph.ts';
import type { Stretch } from './holes.ts';

/** What the room on a wall follows from: the walls that meet it, those of a level or of a draft. */
export interface PlanAround {
  /** The walls of the storey that have an end exactly at the point. */
  wallsAt(point: Vec2): readonly Wall[];
  /** In metres. */
  heightOf(wall: Wall): number;
}

/** A storey's plan as the level has it. */
export const levelPlan = (level: LevelReader, storey: string): PlanAround => ({
  wallsAt: (point) => level.derived(wallGraph).wallsAt(storey, point),
  heightOf: (wall) => wallHeight(level, wall),
});

/**
 * The part of a wall's centre line where an opening can be, in metres from its start: both of its sides stand free of
 * the corners that it makes with others. As computeFreeStretch, but for a plan that has no bodies yet; corners of
 * walls that are too short for them are taken at their full size.
 */
export function computePlanStretch(plan: PlanAround, wall: Wall): Stretch {
  return {
    from: reachAt(plan, wall, wall.start),
    to: wallLength(wall) - reachAt(plan, wall, wall.end),
  };
}

/** How far along a wall, in metres, the corners at one of its ends reach. */
function reachAt(plan: PlanAround, wall: Wall, at: Vec2): number {
  const arms = armsAt(at, plan.wallsAt(at), (one) => plan.heightOf(one));
  const index = arms.findIndex((arm) => arm.wall.id === wall.id);
  if (arms.length < 2 || index < 0) return 0;
  const isLevel = arms.every(({ height }) => height === arms[0]?.height);
  const tiered = isLevel && !findRun(arms) ? undefined : tierJoint(at, arms)?.reaches[index];
  return Math.max(longest(reachOf(shapeJoint(at, arms), index)), tiered ? longest(tiered) : 0);
}

const longest = ({ left, right }: Reach): number => Math.max(left, right, 0);
