import { dimension, fraction, id, name, spacePoint } from './fields.ts';
import { z } from './zod.ts';

const count = z.int().min(0).max(1_000_000);

/** The parameters a tower-defence path is built from; the path itself is derived. */
export const defenceSchema = z.object({
  kind: z.literal('defence'),
  id,
  name: name.optional(),
  origin: spacePoint.optional(),
  tileSize: dimension.optional(),
  seed: z.int(),
  length: z.int().min(2).max(1_000_000),
  maxTilesBeforeCorner: count,
  border: count.optional(),
  decorationChance: fraction.optional(),
});

export type Defence = z.infer<typeof defenceSchema>;
