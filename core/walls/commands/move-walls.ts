import { type Command, type CommandContext, type CommandResult, refuse } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { id, planPoint } from '../../document/schema/fields.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { z } from '../../document/schema/zod.ts';
import { pointKey } from '../../math/tolerance.ts';
import { add, type Vec2 } from '../../math/vec2.ts';
import { PlanDraft } from '../plan-draft.ts';
import { finishPlan } from '../plan-finish.ts';
import { moveJoints } from '../plan-move.ts';
import { joinEdits } from './join-edits.ts';

const args = z.object({ walls: z.array(id), by: planPoint });

/** Moves walls by a plan vector in metres; the walls that meet them stretch along. See moveJoints. */
export const moveWalls: Command<z.infer<typeof args>> = {
  id: 'wall.move',
  label: 'walls.move',
  args,
  run(level, { walls: ids, by }, context) {
    const byStorey = new Map<string, Wall[]>();
    for (const wallId of ids) {
      const wall = level.findKind('wall', wallId);
      if (!wall) return refuse('walls.no-such-wall', { wall: wallId });
      byStorey.set(wall.storey, [...(byStorey.get(wall.storey) ?? []), wall]);
    }
    const results = [...byStorey].map(([storey, walls]) => moveOn(level, storey, walls, by, context));
    return (
      results.find(({ ok }) => !ok) ?? {
        ok: true,
        edit: joinEdits(results.flatMap((result) => (result.ok ? [result.edit] : []))),
        select: ids,
      }
    );
  },
};

function moveOn(
  level: LevelReader,
  storey: string,
  walls: readonly Wall[],
  by: Vec2,
  context: CommandContext,
): CommandResult {
  const joints = new Map(walls.flatMap(({ start, end }) => [start, end]).map((at) => [pointKey(at), at]));
  const moves = [...joints.values()].map((from) => ({ from, to: add(from, by) }));
  if (!moves.every(({ to }) => planPoint.safeParse(to).success)) return refuse('walls.too-far');
  const draft = new PlanDraft(level, storey);
  const step = moveJoints(draft, moves);
  return step.ok ? finishPlan(level, draft, context) : step;
}
