import { type Command, refuse } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { id } from '../../document/schema/fields.ts';
import { wallSchema } from '../../document/schema/wall.ts';
import { z } from '../../document/schema/zod.ts';
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

/** Changes thickness, height (metres) or materials of walls; null resets a field to its default. */
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
    return { ok: true, edit: { put }, select: walls };
  },
};
