import type { Command } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { id } from '../../document/schema/fields.ts';
import { openingSchema } from '../../document/schema/opening.ts';
import { z } from '../../document/schema/zod.ts';
import { changeOpenings } from '../openings/opening-changes.ts';

const { wall, offset, sill, opensTo } = openingSchema.shape;

const args = z.object({ opening: id, wall: wall.optional(), offset, sill, opensTo });

/**
 * Moves an opening along its wall or into another one, and to another sill or side if given. Lengths in metres, offset
 * from the wall's start to the opening's middle. Refuses a place where there is no room for it.
 */
export const moveOpening: Command<z.infer<typeof args>> = {
  id: 'opening.move',
  label: 'openings.move',
  args,
  run: (level, { opening, ...place }) =>
    changeOpenings(level, [opening], (record) => withChanges(record, place)),
};
