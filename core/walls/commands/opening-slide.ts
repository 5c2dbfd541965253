import type { Command } from '../../document/command.ts';
import { id, planPoint } from '../../document/schema/fields.ts';
import { z } from '../../document/schema/zod.ts';
import { dot, length, normalize, sub, type Vec2 } from '../../math/vec2.ts';
import { changeOpenings } from '../openings/opening-changes.ts';

const args = z.object({ openings: z.array(id), by: planPoint });

/**
 * Slides openings along their walls by the length of a plan vector (metres), to that end of the wall to which it
 * points. Where it points across the wall rather than along it, nothing moves.
 */
export const slideOpenings: Command<z.infer<typeof args>> = {
  id: 'opening.slide',
  label: 'openings.slide',
  args,
  run: (level, { openings, by }) =>
    changeOpenings(level, openings, (opening) => {
      const wall = level.findKind('wall', opening.wall);
      if (!wall || length(sub(wall.end, wall.start)) === 0) return opening;
      const step = stepAlong(normalize(sub(wall.end, wall.start)), by);
      return step === 0 ? opening : { ...opening, offset: opening.offset + step };
    }),
};

function stepAlong(direction: Vec2, by: Vec2): number {
  const along = dot(direction, by);
  // Half a right angle; an exact diagonal counts as along, so that it moves with each of the four arrows.
  return Math.abs(along) < length(by) * Math.SQRT1_2 * (1 - 1e-9) ? 0 : Math.sign(along) * length(by);
}
