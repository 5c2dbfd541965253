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
  /** What stands in the hole: nothing, a frame, or a frame with a door leaf or a pane. */
  fitting: z.enum(['none', 'frame', 'leaf']).optional(),
  /** The jamb that a leaf hangs on: the one nearer to the wall's start or to its end. */
  hinge: z.enum(['start', 'end']).optional(),
  /** The side of the wall that a leaf opens to, as seen along the wall. */
  opensTo: z.enum(['left', 'right']).optional(),
  /** Materials of the frame, and of the leaf or pane. */
  frame: id.optional(),
  leaf: id.optional(),
});

export type Opening = z.infer<typeof openingSchema>;

/** Metres for the sill. Without a fitting an opening is a bare hole. */
export const OPENING_DEFAULTS = {
  sill: 0,
  fitting: 'none',
  hinge: 'start',
  opensTo: 'left',
} as const satisfies Partial<Opening>;
