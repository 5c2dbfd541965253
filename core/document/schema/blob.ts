import { dimension, id, name, spacePoint } from './fields.ts';
import { z } from './zod.ts';

/** A soft sphere; `pose` holds the offsets of its nodes in the order +x, −x, +y, −y, +z, −z. */
export const blobSchema = z.object({
  kind: z.literal('blob'),
  id,
  name: name.optional(),
  at: spacePoint,
  radius: dimension,
  support: z.number().positive().max(Math.PI).optional(),
  falloff: z.enum(['bezier', 'cosine', 'bell']).optional(),
  blend: z.enum(['sum', 'average']).optional(),
  pose: z
    .tuple([spacePoint, spacePoint, spacePoint, spacePoint, spacePoint, spacePoint])
    .readonly()
    .optional(),
});

export type Blob = z.infer<typeof blobSchema>;
