import type { Command } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { type Defence, defenceSchema } from '../../document/schema/defence.ts';
import { z } from '../../document/schema/zod.ts';
import { defenceLevels, isUnfinished, parametersOf } from '../defence-levels.ts';

const { name, origin, tileSize, heading, decorationStyle } = defenceSchema.shape;

const args = z.object({
  name,
  origin,
  tileSize,
  heading,
  decorationStyle,
  seed: z.number(),
  length: z.number(),
  maxTilesBeforeCorner: z.number(),
  border: z.number().optional(),
  decorationChance: z.number().optional(),
  attempts: z.number().optional(),
});

/**
 * Adds a tower-defence level. Refuses, with the builder's reason, parameters that no level can be built from. One that
 * is built elsewhere is added before that is known.
 */
export const addDefence: Command<z.infer<typeof args>> = {
  id: 'defence.add',
  label: 'defence.add',
  args,
  run(level, { seed, length, maxTilesBeforeCorner, ...others }, context) {
    const plain: Defence = {
      kind: 'defence',
      id: context.newId('defence'),
      seed,
      length,
      maxTilesBeforeCorner,
    };
    const record = withChanges(plain, others);
    const result = level.derived(defenceLevels).build(parametersOf(record));
    if (!result.ok && !isUnfinished(result)) return { ok: false, reason: result.reason };
    return { ok: true, edit: { put: [record] }, select: [record.id] };
  },
};
