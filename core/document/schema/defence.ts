import { dimension, fraction, id, name, spacePoint } from './fields.ts';
import { z } from './zod.ts';

const count = z.int().min(0).max(1_000_000);

const weight = z.number().min(0).max(1000);
const decorationSize = z.number().min(0.1).max(4);

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
  /** How the builder's decorations differ: how often each is drawn against the others, and how much they vary. */
  decorationStyle: z
    .object({
      rock: weight.optional(),
      boulder: weight.optional(),
      bush: weight.optional(),
      tree: weight.optional(),
      /** How far from the middle of its tile one may stand along either axis, in tiles. */
      spread: z.number().min(0).max(0.5).optional(),
      /** Smallest and largest size; 1 is the size that a shape is made in. */
      sizes: z.tuple([decorationSize, decorationSize]).readonly().optional(),
    })
    .optional(),
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
  decorationStyle: { rock: 3, boulder: 1, bush: 3, tree: 2, spread: 0.3, sizes: [0.7, 1.3] },
  heading: 0,
  attempts: 10_000,
  locked: false,
} as const satisfies Partial<Defence>;
