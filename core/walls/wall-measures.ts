import type { LevelReader } from '../document/level.ts';
import type { Vec2 } from '../math/vec2.ts';
import { wallLength } from './joint-arms.ts';
import { wallBodies } from './wall-bodies.ts';
import { wallGraph } from './wall-graph.ts';

/** What can be measured on the walls of one storey. */
export interface StoreyMeasures {
  readonly walls: number;
  /** Sum of the lengths of the centre lines, in metres. */
  readonly wallLength: number;
  /** Volume of the wall mesh in m³. */
  readonly wallVolume: number;
  /** By x, then z of the joint; the walls of each by id. */
  readonly joints: readonly { readonly at: Vec2; readonly walls: readonly string[] }[];
}

/** Measures the walls of a storey. The result does not depend on the order of records. */
export function computeStoreyMeasures(level: LevelReader, storey: string): StoreyMeasures {
  const graph = level.derived(wallGraph);
  const bodies = level.derived(wallBodies);
  const walls = [...graph.wallsOf(storey)].sort((a, b) => (a.id < b.id ? -1 : 1));
  const joints = [...graph.jointsOf(storey)].map((joint) => ({
    at: joint.at,
    walls: joint.walls.map(({ id }) => id).sort(),
  }));
  return {
    walls: walls.length,
    wallLength: walls.reduce((sum, wall) => sum + wallLength(wall), 0),
    wallVolume: walls.reduce((sum, { id }) => sum + (bodies.find(id)?.volume ?? 0), 0),
    joints: joints.sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]),
  };
}
