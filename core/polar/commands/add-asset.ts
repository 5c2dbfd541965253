import { type Command, refuse } from '../../document/command.ts';
import { inNaturalOrder } from '../../document/natural-order.ts';
import { withChanges } from '../../document/record-changes.ts';
import { type Asset, assetSchema } from '../../document/schema/asset.ts';
import { z } from '../../document/schema/zod.ts';
import { findConnectorFault } from '../connector-sides.ts';

const { name, path, footprint, pivot, scale, longestEdge, connectors } = assetSchema.shape;

const args = z.object({
  /** If not given, the name of the file without its ending. */
  name,
  path,
  footprint,
  pivot,
  scale,
  longestEdge,
  connectors,
  /** Add it though the library has that file already, such as for another footprint of it. */
  again: z.boolean().optional(),
});

/**
 * Adds an artist's file to the library of a level; fields left out keep their defaults. Refuses a file that the library
 * has already, unless a second asset of it is asked for, and connectors beside the footprint.
 */
export const addAsset: Command<z.infer<typeof args>> = {
  id: 'asset.add',
  label: 'polar.add-asset',
  args,
  run(level, { again = false, path, ...fields }, context) {
    const [known] = inNaturalOrder([...level.ofKind('asset')].filter((asset) => asset.path === path));
    if (known && !again) {
      return refuse('polar.asset-there', { path, asset: known.name ?? known.id }, [known.id]);
    }
    const reason = findConnectorFault(fields);
    if (reason) return { ok: false, reason };
    const bare: Asset = { kind: 'asset', id: context.newId('asset'), name: nameOf(path), path };
    const asset = withChanges(bare, fields);
    return { ok: true, edit: { put: [asset] }, select: [asset.id] };
  },
};

function nameOf(path: string): string {
  const file = path.split(/[/\\]/).at(-1) ?? path;
  return file.replace(/(?<=.)\.[^.]+$/, '');
}
