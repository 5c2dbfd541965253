import { dimension, fraction, id, name, spacePoint } from './fields.ts';
import { z } from './zod.ts';

const count = z.int().min(0).max(1_000_000);

/** The parameters a tower-defence path is built from; the path itself is derived. */
export const defenceSchema = z.object({
  kind: z.literal('defence'),
  id,
  name: name.optional(),
  origin: spacePoint.optional(),
  tileSize: dimension.optional(),
  seed: z.int(),
  length: z.int().min(2).max(1_000_000),
  maxTilesBeforeCorner: count,
  border: count.optional(),
  decorationChance: fraction.optional(),
  /** Quarter turns from +x towards +z of the way that the entrance looks. */
  heading: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).optional(),
  /** How often the builder starts over before it gives up. */
  attempts: z.int().min(1).max(1_000_000).optional(),
  /** What it is built from is not changed by mistake. */
  locked: z.boolean().optional(),
});

export type Defence = z.infer<typeof defenceSchema>;

export const DEFENCE_DEFAULTS = {
  origin: [0, 0, 0],
  tileSize: 1,
  border: 2,
  decorationChance: 0.15,
  heading: 0,
  attempts: 10_000,
  locked: false,
} as const satisfies Partial<Defence>;
