import { type Command, refuse } from '../../document/command.ts';
import { planPoint } from '../../document/schema/fields.ts';
import { WALL_DEFAULTS, wallSchema } from '../../document/schema/wall.ts';
import { z } from '../../document/schema/zod.ts';
import { JOINT_MERGE_DISTANCE, pointToLattice, toLattice } from '../../math/tolerance.ts';
import { equals, sub, type Vec2 } from '../../math/vec2.ts';
import { PlanDraft } from '../plan-draft.ts';
import { drawWalls } from '../plan-draw.ts';
import { finishPlan } from '../plan-finish.ts';
import { placeJoint } from '../plan-place.ts';
import { findMissingMaterial, findMissingStorey, givenStyle, wallStyleShape } from './wall-style.ts';

const args = z.object({
  storey: wallSchema.shape.storey,
  from: planPoint,
  to: planPoint,
  ...wallStyleShape,
});

/**
 * Draws the four walls of a room between two opposite corners (plan points in metres), with their left sides
 * outside; walls that are there already are shared. Refuses a room that its own walls would fill.
 */
export const drawRoom: Command<z.infer<typeof args>> = {
  id: 'wall.drawRoom',
  label: 'walls.draw-room',
  args,
  run(level, { storey, from, to, ...style }, context) {
    const reason = findMissingStorey(level, storey) ?? findMissingMaterial(level, style);
    if (reason) return { ok: false, reason };
    const smallest = Math.max(toLattice(JOINT_MERGE_DISTANCE), style.thickness ?? WALL_DEFAULTS.thickness);
    const [width, depth] = sub(pointToLattice(to), pointToLattice(from)).map(Math.abs);
    if (!width || !depth || Math.min(width, depth) <= smallest) {
      return refuse('walls.room-too-narrow', { length: smallest });
    }
    const draft = new PlanDraft(level, storey);
    const corners = placeCorners(draft, from, to);
    if (!corners) return refuse('walls.room-too-narrow', { length: smallest });
    const step = drawWalls(draft, corners, givenStyle(style));
    return step.ok ? finishPlan(level, draft, context, step.touched) : step;
  },
};

/** The corners in the order in which left is outside, the first again at the end; undefined when two are one joint. */
function placeCorners(draft: PlanDraft, from: Vec2, to: Vec2): readonly Vec2[] | undefined {
  const [minX, maxX] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [minZ, maxZ] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  const wanted: readonly Vec2[] = [
    [minX, minZ],
    [maxX, minZ],
    [maxX, maxZ],
    [minX, maxZ],
  ];
  const placed: Vec2[] = [];
  for (const corner of wanted) {
    const joint = placeJoint(draft, corner, placed);
    if (placed.some((other) => equals(other, joint))) return undefined;
    placed.push(joint);
  }
  return [...placed, ...placed.slice(0, 1)];
}
