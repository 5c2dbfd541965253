import { coordinate, dimension, id, name } from './fields.ts';
import { z } from './zod.ts';

/** A level of a building: walls stand on its elevation and are as high as it unless they say otherwise. */
export const storeySchema = z.object({
  kind: z.literal('storey'),
  id,
  name: name.optional(),
  elevation: coordinate.optional(),
  height: dimension.optional(),
});

export type Storey = z.infer<typeof storeySchema>;

/** In metres. */
export const STOREY_DEFAULTS = { elevation: 0, height: 2.7 } as const satisfies Partial<Storey>;
