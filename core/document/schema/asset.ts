import { assetPath, dimension, id, name, spacePoint } from './fields.ts';
import { z } from './zod.ts';

/** The most cells that a module takes along or across. */
const MOST_CELLS = 4096;
const cells = z.int().min(1).max(MOST_CELLS);

/** The sides of a footprint before it is turned: inner towards the centre of the ring, ahead along growing angles. */
export const FOOTPRINT_SIDES = ['inner', 'outer', 'ahead', 'behind'] as const;

const connectorSchema = z.object({
  side: z.enum(FOOTPRINT_SIDES),
  /** Which cell of that side, from 0: along growing angles on inner and outer, outwards on the others. */
  at: z
    .int()
    .min(0)
    .max(MOST_CELLS - 1),
  /** Connectors that meet have to be of one type. */
  type: name,
});

/** A place at the edge of a footprint at which a module wants to meet another. */
export type Connector = z.infer<typeof connectorSchema>;

/** An artist's module file in the project folder. */
export const assetSchema = z.object({
  kind: z.literal('asset'),
  id,
  name: name.optional(),
  path: assetPath,
  /** Cells along and across the ring. */
  footprint: z.tuple([cells, cells]).readonly().optional(),
  /** The point of the file, in its metres, that comes to the middle of the footprint. */
  pivot: spacePoint.optional(),
  /** Metres of the level a metre of the file. */
  scale: dimension.optional(),
  /** Edges longer than this part of a cell are divided, so that they bend; null: the mesh stays as it is. */
  longestEdge: z
    .number()
    .min(1 / 64)
    .max(1)
    .nullable()
    .optional(),
  connectors: z.array(connectorSchema).readonly().optional(),
});

export type Asset = z.infer<typeof assetSchema>;

export const ASSET_DEFAULTS = {
  footprint: [1, 1],
  pivot: [0, 0, 0],
  scale: 1,
  longestEdge: 0.25,
  connectors: [],
} as const satisfies Partial<Asset>;
