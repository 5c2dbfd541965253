import { type Command, type Refusal, refuse } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { withChanges } from '../../document/record-changes.ts';
import { id } from '../../document/schema/fields.ts';
import { type Wall, wallSchema } from '../../document/schema/wall.ts';
import { z } from '../../document/schema/zod.ts';
import { PlanDraft } from '../plan-draft.ts';
import { findCrowdedOpening } from '../plan-finish.ts';
import { findMissingMaterial } from './wall-style.ts';

const { thickness, height, left, right, trim } = wallSchema.shape;

const args = z.object({
  walls: z.array(id),
  /** Null goes back to the default. */
  changes: z.object({
    thickness: thickness.nullish(),
    height: height.nullish(),
    left: left.nullish(),
    right: right.nullish(),
    trim: trim.nullish(),
  }),
});

/**
 * Changes thickness, height (metres) or materials of walls; null resets a field to its default. Refuses walls so thick
 * that their corners would reach into an opening, and ones too low for theirs.
 */
export const setWallProperties: Command<z.infer<typeof args>> = {
  id: 'wall.setProperties',
  label: 'walls.set-properties',
  args,
  run(level, { walls, changes }) {
    const missing = walls.find((wall) => !level.findKind('wall', wall));
    if (missing !== undefined) return refuse('walls.no-such-wall', { wall: missing });
    const reason = findMissingMaterial(level, changes);
    if (reason) return { ok: false, reason };
    const put = walls.flatMap((wall) => {
      const record = level.findKind('wall', wall);
      return record ? [withChanges(record, changes)] : [];
    });
    const crowded = findCrowded(level, put);
    return crowded ? { ok: false, reason: crowded } : { ok: true, edit: { put }, select: walls };
  },
};

/** Each storey is a plan of its own. */
function findCrowded(level: LevelReader, walls: readonly Wall[]): Refusal | null {
  for (const storey of new Set(walls.map((wall) => wall.storey))) {
    const draft = new PlanDraft(level, storey);
    for (const wall of walls) if (wall.storey === storey) draft.put(wall);
    const reason = findCrowdedOpening(level, draft);
    if (reason) return reason;
  }
  return null;
}
