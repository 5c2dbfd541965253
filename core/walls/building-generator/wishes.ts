import { dimension } from '../../document/schema/fields.ts';
import { roofSchema } from '../../document/schema/roof.ts';
import { z } from '../../document/schema/zod.ts';

/** Most storeys of a generated building. */
export const MAX_STOREYS = 200;
/** Most columns and most rows of cells of its grid. */
export const MAX_LINES = 64;
/** Most rooms of one storey: the cells of the largest grid. */
const MAX_ROOMS = MAX_LINES * MAX_LINES;

const range = <T extends z.ZodType<number>>(each: T) => z.tuple([each, each]).readonly();
const share = z.number().min(0).max(1);

/** In metres: no slab is so thick, but the storeys of a level may stand far apart. */
const MAX_SLAB = 100;

/** How the rooms lie to one another. */
export const LAYOUTS = ['free', 'corridor', 'open'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Sets of materials that a building is painted with; 'none' leaves the default look. */
export const PALETTES = ['none', 'plaster', 'brick', 'timber', 'stone'] as const;
export type PaletteName = (typeof PALETTES)[number];

export const ROOF_KINDS = ['none', 'flat', 'gable', 'hip'] as const;

/**
 * What a building is to be like. Ranges are [least, most], both allowed; lengths in metres. What is left out is as in
 * DEFAULT_WISHES; a grid that is left out has as many cells as the rooms need.
 */
export const wishesSchema = z.strictObject({
  storeys: z.int().min(1).max(MAX_STOREYS).optional(),
  /** Rooms of each storey, the hall or corridor counted. */
  rooms: range(z.int().min(1).max(MAX_ROOMS)).optional(),
  /** Cells of the grid along x and along z. */
  columns: range(z.int().min(1).max(MAX_LINES)).optional(),
  rows: range(z.int().min(1).max(MAX_LINES)).optional(),
  /** From one grid line to the next. */
  spacing: range(z.number().min(0.5).max(50)).optional(),
  /** 1: a rectangle; 0: as ragged as it comes. */
  compactness: share.optional(),
  /** How likely each upper storey is to be smaller than the one it stands on. */
  setback: share.optional(),
  /** Doors from outside. */
  entrances: z.int().min(1).max(100).optional(),
  /** Share of the places for windows that get one. */
  windowDensity: share.optional(),
  windowWidth: dimension.optional(),
  windowHeight: dimension.optional(),
  windowSill: z.number().min(0).max(10_000).optional(),
  doorWidth: dimension.optional(),
  doorHeight: dimension.optional(),
  /** Doors of each storey beyond those that reaching every room needs. */
  extraDoors: z.int().min(0).max(10_000).optional(),
  layout: z.enum(LAYOUTS).optional(),
  /** Whether rooms are named by a use that suits their size and place. */
  uses: z.boolean().optional(),
  outerThickness: z.number().positive().max(5).optional(),
  innerThickness: z.number().positive().max(5).optional(),
  /** From floor to ceiling. */
  storeyHeight: dimension.optional(),
  /** From a ceiling to the floor above it. */
  slab: z.number().min(0).max(MAX_SLAB).optional(),
  stairWidth: z.number().min(0.5).max(5).optional(),
  roof: z.enum(ROOF_KINDS).optional(),
  /** Radians. */
  roofPitch: roofSchema.shape.pitch,
  roofOverhang: roofSchema.shape.overhang,
  materials: z.enum(PALETTES).optional(),
});

/** What the user says; whatever is left out is as in DEFAULT_WISHES. */
export type Wishes = Readonly<z.infer<typeof wishesSchema>>;

/** The names of the wishes, which refusals and notices tell. */
export type WishName = keyof Wishes;

/** Every wish answered; the grid alone may still be left to the rooms. */
export type FullWishes = Pick<Wishes, GridWish> & {
  readonly [Name in Exclude<WishName, GridWish>]: NonNullable<Wishes[Name]>;
};

type GridWish = 'columns' | 'rows';

export const DEFAULT_WISHES: FullWishes = {
  storeys: 2,
  rooms: [4, 6],
  spacing: [2.2, 4.2],
  compactness: 0.7,
  setback: 0,
  entrances: 1,
  windowDensity: 0.6,
  windowWidth: 1.2,
  windowHeight: 1.2,
  windowSill: 0.9,
  doorWidth: 0.9,
  doorHeight: 2.05,
  extraDoors: 1,
  layout: 'free',
  uses: true,
  outerThickness: 0.3,
  innerThickness: 0.12,
  storeyHeight: 2.7,
  slab: 0.3,
  stairWidth: 1,
  roof: 'gable',
  roofPitch: 0.6,
  roofOverhang: 0.4,
  materials: 'plaster',
};
