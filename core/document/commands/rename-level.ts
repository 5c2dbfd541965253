import type { Command } from '../command.ts';
import { name } from '../schema/fields.ts';
import { z } from '../schema/zod.ts';

const args = z.object({ name });

/** Gives the level another name. */
export const renameLevel: Command<z.infer<typeof args>> = {
  id: 'level.rename',
  label: 'records.rename-level',
  args,
  run: (level, { name: newName }) => ({ ok: true, edit: { header: { ...level.header, name: newName } } }),
};
