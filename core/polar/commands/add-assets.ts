import type { Command } from '../../document/command.ts';
import { type Asset, assetSchema } from '../../document/schema/asset.ts';
import { z } from '../../document/schema/zod.ts';

const args = z.object({ assets: z.array(assetSchema.omit({ kind: true, id: true })) });

/** Adds a whole library at once; files that the level's library has already are passed over. Selects nothing. */
export const addAssets: Command<z.infer<typeof args>> = {
  id: 'asset.add-all',
  label: 'ring-panel.use-samples',
  args,
  run(level, { assets }, context) {
    const known = new Set([...level.ofKind('asset')].map(({ path }) => path));
    const put = assets
      .filter(({ path }) => !known.has(path))
      .map((fields): Asset => ({ kind: 'asset', id: context.newId('asset'), ...fields }));
    return { ok: true, edit: { put } };
  },
};
