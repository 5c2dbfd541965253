import { type Command, refuse } from '../../document/command.ts';
import { id, planPoint } from '../../document/schema/fields.ts';
import { z } from '../../document/schema/zod.ts';
import { insertBuildings } from '../building-generator/insert-buildings.ts';
import { planStreetInLevel } from '../building-generator/plan-street.ts';
import { findInTheWay } from '../building-generator/standing-walls.ts';
import { wishesSchema } from '../building-generator/wishes.ts';

const args = z.object({
  wishes: wishesSchema,
  seed: z.int(),
  count: z.number(),
  /** Metres of each lot along and across the street. */
  lot: z.tuple([z.number(), z.number()]).readonly(),
  /** The corner of the first lot with the least x and z; beside all that stands if not given. */
  at: planPoint.optional(),
  storey: id.optional(),
});

/**
 * Puts generated buildings on lots along streets, on storeys that they share; see planStreetInLevel. Refuses what that
 * refuses, and to stand on walls, which it names.
 */
export const generateStreet: Command<z.infer<typeof args>> = {
  id: 'building.generate-street',
  label: 'generate.street',
  args,
  run(level, order, context) {
    const planned = planStreetInLevel(level, order);
    if (!planned.ok) return planned;
    const { placed, storeys } = planned;
    const inTheWay = findInTheWay(level, placed, storeys);
    if (inTheWay.length > 0) return refuse('generate.standing', { count: inTheWay.length }, inTheWay);
    return { ok: true, edit: insertBuildings(level, placed, storeys, new Set(), context) };
  },
};
