import { dimension, id, name, spacePoint } from './fields.ts';
import { z } from './zod.ts';

const ringLine = z.int().min(-4096).max(4096);

/** A polar grid of `steps` sectors whose cells stay square. */
export const ringSchema = z.object({
  kind: z.literal('ring'),
  id,
  name: name.optional(),
  centre: spacePoint.optional(),
  steps: z.int().min(4).max(4096),
  cellSize: dimension,
  innerRing: ringLine.optional(),
  outerRing: ringLine.optional(),
  scaleHeight: z.boolean().optional(),
});

export type Ring = z.infer<typeof ringSchema>;
