import type { Command } from '../../document/command.ts';
import { id } from '../../document/schema/fields.ts';
import { z } from '../../document/schema/zod.ts';
import { changeOpenings } from '../openings/opening-changes.ts';
import { flipHinge, flipSide } from '../openings/opening-flip.ts';

const args = z.object({
  openings: z.array(id),
  /** Which of the two is turned over: the jamb that the leaf hangs on, the side it opens to. */
  hinge: z.boolean(),
  side: z.boolean(),
});

/** Hangs the leaves of openings on their other jamb, lets them open to the other side, or both. */
export const flipOpenings: Command<z.infer<typeof args>> = {
  id: 'opening.flip',
  label: 'openings.flip',
  args,
  run: (level, { openings, hinge, side }) =>
    changeOpenings(level, openings, (opening) => {
      const hung = hinge ? flipHinge(opening) : opening;
      return side ? flipSide(hung) : hung;
    }),
};
