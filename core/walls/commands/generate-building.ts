import { type Command, refuse } from '../../document/command.ts';
import { id, planPoint } from '../../document/schema/fields.ts';
import { z } from '../../document/schema/zod.ts';
import { findBuildings } from '../building-generator/buildings-in-the-way.ts';
import { insertBuildings, wallIdsOf } from '../building-generator/insert-buildings.ts';
import { planInLevel } from '../building-generator/plan-in-level.ts';
import { keptSchema, siteSchema } from '../building-generator/site-schema.ts';
import { findInTheWay } from '../building-generator/standing-walls.ts';
import { wishesSchema } from '../building-generator/wishes.ts';

const args = z.object({
  wishes: wishesSchema,
  seed: z.int(),
  /** Where the origin of its grid comes to; beside all that stands if not given. */
  at: planPoint.optional(),
  /** The storey that its lowest one is; the one nearest to zero if not given. */
  storey: id.optional(),
  site: siteSchema.optional(),
  kept: keptSchema.optional(),
  /** Whether the buildings in its way go. */
  replace: z.boolean().optional(),
});

/**
 * Puts a generated building into a level, as ordinary records; see planInLevel for where it stands. The same level,
 * wishes and seed give the same building. Refuses what planInLevel refuses and, unless they are to be replaced, to
 * stand on walls, which it names.
 */
export const generateBuilding: Command<z.infer<typeof args>> = {
  id: 'building.generate',
  label: 'generate.building',
  args,
  run(level, order, context) {
    const planned = planInLevel(level, order);
    if (!planned.ok) return planned;
    const { placed, storeys } = planned;
    const inTheWay = findInTheWay(level, [placed], storeys);
    if (inTheWay.length > 0 && !order.replace) {
      return refuse('generate.standing', { count: inTheWay.length }, inTheWay);
    }
    const gone = findBuildings(level, inTheWay);
    const edit = insertBuildings(level, [placed], storeys, gone, context);
    return { ok: true, edit, select: wallIdsOf(edit.put) };
  },
};
