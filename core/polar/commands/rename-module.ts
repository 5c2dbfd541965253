import { type Command, refuse } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { moduleSchema } from '../../document/schema/module.ts';
import { z } from '../../document/schema/zod.ts';

const { id, name } = moduleSchema.shape;

const args = z.object({
  module: id,
  /** Null takes the name away, so that it is called after its asset. */
  name: name.unwrap().nullable(),
});

/** Gives a module a name of its own. */
export const renameModule: Command<z.infer<typeof args>> = {
  id: 'module.rename',
  label: 'ring-panel.rename-module',
  args,
  run(level, { module, name: called }) {
    const record = level.findKind('module', module);
    if (!record) return refuse('records.no-such-record', { kind: 'module', record: module });
    return { ok: true, edit: { put: [withChanges(record, { name: called })] }, select: [module] };
  },
};
