import type { Command, CommandContext } from '../../document/command.ts';
import type { LevelReader } from '../../document/level.ts';
import { inNaturalOrder } from '../../document/natural-order.ts';
import type { Asset } from '../../document/schema/asset.ts';
import { gridCell } from '../../document/schema/fields.ts';
import { type Module, moduleSchema } from '../../document/schema/module.ts';
import { z } from '../../document/schema/zod.ts';
import { cellsOfClip, moduleClipSchema } from '../clipboard/module-clip.ts';
import { putNew } from '../put-new.ts';

const args = z.object({
  ring: moduleSchema.shape.ring,
  /** Where the lowest cell of the clip comes to. */
  at: gridCell,
  clip: moduleClipSchema,
});

/**
 * Pastes modules that were copied, on any ring. Assets that the level has no other of the same file for come along.
 * Refuses as module.place does; what fits is asked with the footprints that this level's assets have.
 */
export const pasteModules: Command<z.infer<typeof args>> = {
  id: 'module.paste',
  label: 'polar.paste-module',
  args,
  run(level, { ring, at, clip }, context) {
    const { known, added } = matchAssets(level, clip.assets, context);
    const cells = cellsOfClip(clip, at);
    const modules = clip.modules.map(
      (module, index): Module => ({
        ...module,
        id: context.newId('module'),
        ring,
        asset: known.get(module.asset) ?? module.asset,
        cell: cells[index] ?? at,
      }),
    );
    return putNew(level, modules, added);
  },
};

/** Which assets of the level stand for those of a clip, by the ids of these; where none does, one is added. */
function matchAssets(level: LevelReader, assets: readonly Asset[], context: CommandContext) {
  const own = inNaturalOrder(level.ofKind('asset'));
  const known = new Map<string, string>();
  const added: Asset[] = [];
  for (const asset of assets) {
    const alike = own.filter(({ path }) => path === asset.path);
    const match = alike.find(({ id }) => id === asset.id) ?? alike[0];
    if (match) known.set(asset.id, match.id);
    else {
      const id = context.newId('asset');
      added.push({ ...asset, id });
      known.set(asset.id, id);
    }
  }
  return { known, added };
}
