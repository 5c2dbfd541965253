import type { Command } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { id } from '../../document/schema/fields.ts';
import { openingSchema } from '../../document/schema/opening.ts';
import { z } from '../../document/schema/zod.ts';
import { changeOpenings } from '../openings/opening-changes.ts';

const { type, offset, width, height, sill, fitting, hinge, opensTo, frame, leaf } = openingSchema.shape;

const args = z.object({
  openings: z.array(id),
  /** Null goes back to the default. */
  changes: z.object({
    type: type.optional(),
    offset: offset.optional(),
    width: width.optional(),
    height: height.optional(),
    sill: sill.nullish(),
    fitting: fitting.nullish(),
    hinge: hinge.nullish(),
    opensTo: opensTo.nullish(),
    frame: frame.nullish(),
    leaf: leaf.nullish(),
  }),
});

/**
 * Changes fields of openings, lengths in metres; null resets a field to its default. Refuses all of it where one of
 * them would not have room.
 */
export const setOpeningProperties: Command<z.infer<typeof args>> = {
  id: 'opening.setProperties',
  label: 'openings.set-properties',
  args,
  run: (level, { openings, changes }) =>
    changeOpenings(level, openings, (opening) => withChanges(opening, changes)),
};
