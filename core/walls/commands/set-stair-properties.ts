import { type Command, refuse } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { id } from '../../document/schema/fields.ts';
import { z } from '../../document/schema/zod.ts';
import { stairChangesShape } from '../stairs/stair-style.ts';

const args = z.object({ stairs: z.array(id), changes: z.object(stairChangesShape) });

/** Changes width (metres), number of steps, name or material of stairs; null resets a field to its default. */
export const setStairProperties: Command<z.infer<typeof args>> = {
  id: 'stair.setProperties',
  label: 'building.set-stair',
  args,
  run(level, { stairs, changes }) {
    const { material } = changes;
    if (material != null && !level.findKind('material', material)) {
      return refuse('walls.no-such-material', { material });
    }
    const missing = stairs.find((stair) => !level.findKind('stair', stair));
    if (missing !== undefined) return refuse('records.no-such-record', { kind: 'stair', record: missing });
    const put = stairs.flatMap((stair) => {
      const record = level.findKind('stair', stair);
      return record ? [withChanges(record, changes)] : [];
    });
    return { ok: true, edit: { put }, select: stairs };
  },
};
