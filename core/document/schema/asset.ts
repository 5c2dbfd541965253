import { assetPath, id, name } from './fields.ts';
import { z } from './zod.ts';

const cells = z.int().min(1).max(4096);

/** An artist's module file in the project folder. */
export const assetSchema = z.object({
  kind: z.literal('asset'),
  id,
  name: name.optional(),
  path: assetPath,
  /** Cells along and across the ring. */
  footprint: z.tuple([cells, cells]).readonly().optional(),
});

export type Asset = z.infer<typeof assetSchema>;

export const ASSET_DEFAULTS = { footprint: [1, 1] } as const satisfies Partial<Asset>;
