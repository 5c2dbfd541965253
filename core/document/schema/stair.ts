import { dimension, id, name, planPoint } from './fields.ts';
import { z } from './zod.ts';

/** Most steps of one flight: a tower of 200 m with the lowest comfortable riser needs fewer. */
export const MAX_STEPS = 2000;

/**
 * A straight flight from the floor of its storey up to that of the next one. `start` and `end` are the middles of its
 * foot and its head in the plan; it cuts an opening into the slab that it leads through.
 */
export const stairSchema = z.object({
  kind: z.literal('stair'),
  id,
  storey: id,
  start: planPoint,
  end: planPoint,
  width: dimension.optional(),
  /** Number of risers; as many as comfort asks for if not given. */
  steps: z.int().min(1).max(MAX_STEPS).optional(),
  name: name.optional(),
  material: id.optional(),
});

export type Stair = z.infer<typeof stairSchema>;

/** In metres. */
export const STAIR_DEFAULTS = { width: 1 } as const satisfies Partial<Stair>;
