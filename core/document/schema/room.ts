import { id, name, planPoint } from './fields.ts';
import { z } from './zod.ts';

/** What the user gave a bounded face of the wall graph; `at` is a point inside it. */
export const roomSchema = z.object({
  kind: z.literal('room'),
  id,
  storey: id,
  at: planPoint,
  name: name.optional(),
  floor: id.optional(),
  ceiling: id.optional(),
});

export type Room = z.infer<typeof roomSchema>;
