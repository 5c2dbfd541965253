import type { Command } from '../../core/document/command.ts';
import { type CommandCall, call } from '../../core/document/command.ts';
import type { Edit } from '../../core/document/edit.ts';
import { z } from '../../core/document/schema/zod.ts';

const editRecords: Command<Edit> = {
  id: 'test.edit',
  label: 'walls.draw',
  args: z.custom<Edit>(),
  run: (_, edit) => ({ ok: true, edit }),
};

/** A call that makes exactly this edit, for tests of what follows from edits. */
export const edit = (what: Edit): CommandCall => call(editRecords, what);
