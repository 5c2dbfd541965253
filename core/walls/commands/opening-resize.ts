import type { Command } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { id } from '../../document/schema/fields.ts';
import { openingSchema } from '../../document/schema/opening.ts';
import { z } from '../../document/schema/zod.ts';
import { changeOpenings } from '../openings/opening-changes.ts';

const { offset, width, height, sill } = openingSchema.shape;

const args = z.object({
  opening: id,
  offset: offset.optional(),
  width: width.optional(),
  height: height.optional(),
  sill,
});

/**
 * Gives an opening another size, in metres; with `offset` and `sill` one edge stays where it is while the opposite one
 * moves. Refuses a size for which there is no room.
 */
export const resizeOpening: Command<z.infer<typeof args>> = {
  id: 'opening.resize',
  label: 'openings.resize',
  args,
  run: (level, { opening, ...size }) =>
    changeOpenings(level, [opening], (record) => withChanges(record, size)),
};
