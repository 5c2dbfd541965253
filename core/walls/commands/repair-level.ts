import type { Command, Refusal } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { id } from '../../document/schema/fields.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { z } from '../../document/schema/zod.ts';
import { findOpeningDefects } from '../openings/opening-defects.ts';
import { findPlanDefects } from '../plan-defects.ts';
import { PlanDraft } from '../plan-draft.ts';
import { draftPlan } from '../plan-finish.ts';
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
  const crowded = findOpeningDefects(level, walls).map(({ opening }) => opening.wall);
  return repairPlan(draft, findPlanDefects(level, walls), draftPlan(level, draft), crowded);
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
