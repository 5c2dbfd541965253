import { type Command, refuse } from '../command.ts';
import { withChanges } from '../record-changes.ts';
import { storeySchema } from '../schema/storey.ts';
import { z } from '../schema/zod.ts';

const { id, name, elevation, height } = storeySchema.shape;

const args = z.object({
  storey: id,
  /** Null goes back to the default. */
  changes: z.object({ name: name.nullish(), elevation: elevation.nullish(), height: height.nullish() }),
});

/** Changes name, elevation or height (metres) of a storey; null resets a field to its default. */
export const setStoreyProperties: Command<z.infer<typeof args>> = {
  id: 'storey.setProperties',
  label: 'records.set-storey',
  args,
  run(level, { storey, changes }) {
    const record = level.findKind('storey', storey);
    if (!record) return refuse('records.no-such-record', { kind: 'storey', record: storey });
    return { ok: true, edit: { put: [withChanges(record, changes)] }, select: [storey] };
  },
};
