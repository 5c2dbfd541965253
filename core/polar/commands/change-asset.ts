import { type Command, refuse } from '../../document/command.ts';
import { withChanges } from '../../document/record-changes.ts';
import { assetSchema } from '../../document/schema/asset.ts';
import { z } from '../../document/schema/zod.ts';
import { findConnectorFault } from '../connector-sides.ts';
import { resizeModules } from '../resize-modules.ts';

const { id, name, path, footprint, pivot, scale, longestEdge, connectors } = assetSchema.shape;

const args = z.object({
  asset: id,
  /** Null goes back to the default; of longestEdge it is a value, and `undefined` leaves it. */
  changes: z.object({
    name: name.nullish(),
    path: path.optional(),
    footprint: footprint.nullish(),
    pivot: pivot.nullish(),
    scale: scale.nullish(),
    longestEdge,
    connectors: connectors.nullish(),
  }),
});

/**
 * Changes an asset; another path is another file in its place, and what is placed of it stays. With another footprint
 * the modules that no longer fit keep their records without a cell, in the same step, and the result selects them
 * together with the asset. Refuses connectors beside the footprint that it has then.
 */
export const changeAsset: Command<z.infer<typeof args>> = {
  id: 'asset.change',
  label: 'polar.change-asset',
  args,
  run(level, { asset, changes: { longestEdge, ...changes } }) {
    const before = level.findKind('asset', asset);
    if (!before) return refuse('records.no-such-record', { kind: 'asset', record: asset });
    // Set by itself: null is a value of this field.
    const after = { ...withChanges(before, changes), ...(longestEdge !== undefined && { longestEdge }) };
    // Connectors that only a smaller footprint leaves behind are told as a problem, so that it can still be tried out.
    const reason = changes.connectors ? findConnectorFault(after) : null;
    if (reason) return { ok: false, reason };
    const moved = resizeModules(level, before, after);
    return {
      ok: true,
      edit: { put: [after, ...moved] },
      select: [asset, ...moved.map((module) => module.id)],
    };
  },
};
