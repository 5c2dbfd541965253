import type { Command } from '../../document/command.ts';
import { openingSchema } from '../../document/schema/opening.ts';
import type { z } from '../../document/schema/zod.ts';
import { putOpenings } from '../openings/opening-changes.ts';

const args = openingSchema.omit({ kind: true, id: true });

/**
 * Makes an opening in a wall, its middle `offset` metres along the centre line from the wall's start. Refuses one that
 * would reach into a corner or past an end of the wall, overlap another opening, or be taller than the wall.
 */
export const placeOpening: Command<z.infer<typeof args>> = {
  id: 'opening.place',
  label: 'openings.place',
  args,
  run: (level, opening, context) =>
    putOpenings(level, [{ kind: 'opening', id: context.newId('opening'), ...opening }]),
};
