import { gridCell, id, name } from './fields.ts';
import { z } from './zod.ts';

/** One placed copy of an asset; `cell` is [ring line, step], or null for one that no longer fits. */
export const moduleSchema = z.object({
  kind: z.literal('module'),
  id,
  name: name.optional(),
  ring: id,
  asset: id,
  cell: gridCell.nullable(),
  quarterTurns: z.int().min(0).max(3).optional(),
  mirrored: z.boolean().optional(),
});

export type Module = z.infer<typeof moduleSchema>;

export const MODULE_DEFAULTS = { quarterTurns: 0, mirrored: false } as const satisfies Partial<Module>;
