import { type Command, refuse } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { type Tower, towerSchema } from '../../document/schema/tower.ts';
import { z } from '../../document/schema/zod.ts';

const { id, range, name } = towerSchema.shape;

const args = z.object({
  towers: z.array(id).min(1),
  changes: z.object({
    /** Null: none. */
    name: name.nullish(),
    range: range.optional(),
  }),
});

/** Changes towers where they stand: their range, as when they are upgraded, or their name. */
export const changeTowers: Command<z.infer<typeof args>> = {
  id: 'tower.change',
  label: 'defence.change-tower',
  args,
  run(level, { towers, changes }) {
    const put: Tower[] = [];
    for (const each of towers) {
      const record = level.findKind('tower', each);
      if (!record) return refuse('records.no-such-record', { kind: 'tower', record: each });
      put.push(withChanges(record, changes));
    }
    return { ok: true, edit: { put }, select: towers };
  },
};
