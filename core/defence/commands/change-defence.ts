import { type Command, refuse } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { defenceSchema } from '../../document/schema/defence.ts';
import { z } from '../../document/schema/zod.ts';
import { defenceLevels, isUnfinished, parametersOf } from '../defence-levels.ts';
import { cellsOfPath, editsOf, findSpotFault } from '../tower-spots.ts';

const { id, name, origin, tileSize, heading, decorationStyle } = defenceSchema.shape;

const args = z.object({
  defence: id,
  /** Null goes back to the default; of numbers, what is wrong with them is refused in words. */
  changes: z.object({
    name: name.nullish(),
    origin: origin.nullish(),
    tileSize: tileSize.nullish(),
    heading: heading.nullish(),
    seed: z.number().optional(),
    length: z.number().optional(),
    maxTilesBeforeCorner: z.number().optional(),
    border: z.number().nullish(),
    decorationChance: z.number().nullish(),
    attempts: z.number().nullish(),
    decorationStyle: decorationStyle.nullish(),
    locked: z.boolean().nullish(),
  }),
  /** Towers and decorations that no longer fit are removed by the same step. */
  removesMisfits: z.boolean().optional(),
});

/**
 * Changes what a tower-defence level is built from. Its towers and decorations stay where they are; the result selects
 * those that no longer stand on a blank tile together with the level. Refuses what defence.add does, and to rebuild a
 * locked level.
 */
export const changeDefence: Command<z.infer<typeof args>> = {
  id: 'defence.change',
  label: 'defence.change',
  args,
  run(level, { defence, changes, removesMisfits = false }) {
    const before = level.findKind('defence', defence);
    if (!before) return refuse('records.no-such-record', { kind: 'defence', record: defence });
    const after = withChanges(before, changes);
    const isRebuilt = JSON.stringify(parametersOf(after)) !== JSON.stringify(parametersOf(before));
    if (before.locked && after.locked && isRebuilt) return refuse('defence.locked', {}, [defence]);
    const result = level.derived(defenceLevels).build(parametersOf(after));
    if (isUnfinished(result)) return { ok: true, edit: { put: [after] }, select: [defence] };
    if (!result.ok) return { ok: false, reason: result.reason };
    const path = cellsOfPath(result.level);
    const misfits = editsOf(level, defence).filter(({ cell }) => findSpotFault(result.level, path, cell));
    const ids = misfits.map((edit) => edit.id);
    if (removesMisfits) return { ok: true, edit: { put: [after], remove: ids }, select: [defence] };
    return { ok: true, edit: { put: [after] }, select: [defence, ...ids] };
  },
};
