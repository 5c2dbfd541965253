import { dimension, gridCell, id, name } from './fields.ts';
import { z } from './zod.ts';

/** A tower on a blank tile of a defence level; range in metres. */
export const towerSchema = z.object({
  kind: z.literal('tower'),
  id,
  name: name.optional(),
  defence: id,
  cell: gridCell,
  range: dimension,
});

export type Tower = z.infer<typeof towerSchema>;
