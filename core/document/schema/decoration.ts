import { dimension, gridCell, id, name } from './fields.ts';
import { z } from './zod.ts';

/** What decorates tiles, in the order of its menus. */
export const DECORATION_SHAPES = ['rock', 'boulder', 'bush', 'tree'] as const;

export type DecorationShape = (typeof DECORATION_SHAPES)[number];

const withinTile = z.number().min(-0.5).max(0.5);

/** What the user put on a blank tile of a defence level in place of what the builder put there: "none" clears it. */
export const decorationSchema = z.object({
  kind: z.literal('decoration'),
  id,
  name: name.optional(),
  defence: id,
  cell: gridCell,
  shape: z.enum(['none', ...DECORATION_SHAPES]),
  /** From the middle of its tile, in tiles along +x and +z. */
  offset: z.tuple([withinTile, withinTile]).readonly().optional(),
  /** 1 is the size that its shape is made in. */
  size: dimension.max(4).optional(),
  /** Radians about +y. */
  rotation: z.number().min(-7).max(7).optional(),
});

export type Decoration = z.infer<typeof decorationSchema>;

export const DECORATION_DEFAULTS = {
  offset: [0, 0],
  size: 1,
  rotation: 0,
} as const satisfies Partial<Decoration>;
