import { type Command, refuse } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { withChanges } from '../../document/record-changes.ts';
import { type Storey, storeySchema } from '../../document/schema/storey.ts';
import { z } from '../../document/schema/zod.ts';
import { findOffLimits, withFloor } from '../storeys/stack.ts';
import {
  heightBeside,
  placeAbove,
  placeBelow,
  placeOnTop,
  type StoreyPlace,
} from '../storeys/storey-place.ts';
import { storeysInOrder } from '../storeys.ts';

const { id, name, elevation, height } = storeySchema.shape;

const args = z.object({
  name,
  elevation,
  height,
  /** The storey that it stands beside. */
  beside: id.optional(),
  side: z.enum(['above', 'below']).optional(),
});

type Args = z.infer<typeof args>;

/**
 * Adds a storey; its height (metres) is that of its neighbour when left out. With an elevation (metres) it stands
 * there; else above or below the storey `beside`, or on top of all, and the others make way. Refuses a neighbour that
 * the level does not have, and to move storeys farther out than a level reaches.
 */
export const addStorey: Command<Args> = {
  id: 'storey.add',
  label: 'building.add-storey',
  args,
  run(level, given, context) {
    const { beside } = given;
    if (beside !== undefined && !level.findKind('storey', beside)) {
      return refuse('records.no-such-record', { kind: 'storey', record: beside });
    }
    const fields = { name: given.name, elevation: given.elevation, height: given.height };
    const bare: Storey = withChanges({ kind: 'storey', id: context.newId('storey') }, fields);
    const place = given.elevation === undefined ? findPlace(level, given) : null;
    if (!place) return { ok: true, edit: { put: [bare] }, select: [bare.id] };
    const neighbour = level.findKind('storey', beside) ?? storeysInOrder(level).at(-1);
    const storey = withFloor({ ...bare, height: given.height ?? heightBeside(neighbour) }, place.elevation);
    const put = [storey, ...place.moved];
    const reason = findOffLimits(put);
    return reason ? { ok: false, reason } : { ok: true, edit: { put }, select: [storey.id] };
  },
};

function findPlace(level: LevelReader, { beside, side, height }: Args): StoreyPlace | null {
  const neighbour = level.findKind('storey', beside);
  if (!neighbour) return placeOnTop(level, height ?? heightBeside(storeysInOrder(level).at(-1)));
  const own = height ?? heightBeside(neighbour);
  return side === 'below' ? placeBelow(level, neighbour, own) : placeAbove(level, neighbour, own);
}
