import type { Command } from '../command.ts';
import { withChanges } from '../record-changes.ts';
import { type Storey, storeySchema } from '../schema/storey.ts';
import { z } from '../schema/zod.ts';

const { name, elevation, height } = storeySchema.shape;

const args = z.object({ name, elevation, height });

/** Adds a storey; elevation and height in metres, each with its default when left out. */
export const addStorey: Command<z.infer<typeof args>> = {
  id: 'storey.add',
  label: 'records.add-storey',
  args,
  run(_, fields, context) {
    const storey: Storey = withChanges({ kind: 'storey', id: context.newId('storey') }, fields);
    return { ok: true, edit: { put: [storey] }, select: [storey.id] };
  },
};
