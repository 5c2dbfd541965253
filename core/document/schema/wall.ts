import { dimension, id, planPoint } from './fields.ts';
import { z } from './zod.ts';

/** A straight wall between two joints of a storey's plan. Left is ŷ × (end − start). */
export const wallSchema = z.object({
  kind: z.literal('wall'),
  id,
  storey: id,
  start: planPoint,
  end: planPoint,
  thickness: z.number().positive().max(100).optional(),
  /** In metres; the storey's height if not given. */
  height: dimension.optional(),
  /** Materials of the two sides; `trim` is for top, ends and reveals, the left one if not given. */
  left: id.optional(),
  right: id.optional(),
  trim: id.optional(),
});

export type Wall = z.infer<typeof wallSchema>;

/** In metres. */
export const WALL_DEFAULTS = { thickness: 0.2 } as const satisfies Partial<Wall>;
