import { coordinate, dimension, id } from './fields.ts';
import { z } from './zod.ts';

/** A hole in a wall: offset is the distance from the wall's start to its middle, sill its height over the floor. */
export const openingSchema = z.object({
  kind: z.literal('opening'),
  id,
  wall: id,
  type: z.enum(['door', 'window', 'arch']),
  offset: coordinate,
  width: dimension,
  height: dimension,
  sill: z.number().min(0).max(10_000).optional(),
});

export type Opening = z.infer<typeof openingSchema>;
