import type { Command, Refusal } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { id } from '../../document/schema/fields.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { z } from '../../document/schema/zod.ts';
import { findHangingOpenings } from '../hanging-openings.ts';
import { openingsOnWall } from '../openings/openings-on-wall.ts';
import { findPlanDefects } from '../plan-defects.ts';
import { PlanDraft } from '../plan-draft.ts';
import { repairPlan } from '../plan-repair.ts';
import { joinEdits } from './join-edits.ts';

const args = z.object({
  /** Only what these walls are part of; left out, the whole level. */
  walls: z.array(id).optional(),
});

/**
 * Repairs what is wrong with walls and openings, as far as nothing is in the way; see repairPlan. Refuses, with what
 * is in the way, when that leaves nothing it could do.
 */
export const repairLevel: Command<z.infer<typeof args>> = {
  id: 'level.repair',
  label: 'walls.repair',
  args,
  run(level, { walls: ids }, context) {
    const walls = ids?.flatMap((wall) => level.findKind('wall', wall) ?? []) ?? [...level.ofKind('wall')];
    const refusals: Refusal[] = [];
    const edits = byStorey(walls).map(([storey, ofStorey]) => {
      const draft = new PlanDraft(level, storey);
      refusals.push(...repairWalls(level, draft, ofStorey));
      return draft.toResult(context).edit;
    });
    const edit = joinEdits(edits);
    const [reason] = refusals;
    return reason && edit.put.length + edit.remove.length === 0 ? { ok: false, reason } : { ok: true, edit };
  },
};

function repairWalls(level: LevelReader, draft: PlanDraft, walls: readonly Wall[]): readonly Refusal[] {
  const openings = walls.flatMap((wall) => openingsOnWall(level, wall.id));
  return repairPlan(draft, findPlanDefects(level, walls), findHangingOpenings(level, openings));
}

function byStorey(walls: readonly Wall[]): readonly (readonly [string, readonly Wall[]])[] {
  const storeys = new Map<string, Wall[]>();
  for (const wall of walls) {
    const known = storeys.get(wall.storey);
    if (known) known.push(wall);
    else storeys.set(wall.storey, [wall]);
  }
  return [...storeys];
}
