import type { Material } from '../../document/schema/material.ts';
import type { PaletteName } from './wishes.ts';

/** What of a building a material is for. */
export type PaintedPart =
  | 'outside'
  | 'inside'
  | 'floor'
  | 'wetFloor'
  | 'ceiling'
  | 'frame'
  | 'door'
  | 'entrance'
  | 'stair'
  | 'roof'
  | 'terrace';

/** The materials that a building is painted with; null leaves the default look. */
export type Palette = Readonly<Record<PaintedPart, Material>> | null;

const paint = (id: string, name: string, color: string, roughness: number): Material => ({
  kind: 'material',
  id,
  name,
  color,
  roughness,
  metallic: 0,
});

const WHITE = paint('white', 'White paint', '#f4f1ea', 0.6);
const LIME = paint('lime-wash', 'Lime wash', '#efebe2', 0.95);
const OAK = paint('oak-boards', 'Oak boards', '#b08a5b', 0.7);
const PINE = paint('pine-boards', 'Pine boards', '#c9a877', 0.75);
const GREY_TILES = paint('grey-tiles', 'Grey tiles', '#a9aaa5', 0.5);
const SAND_TILES = paint('sand-tiles', 'Sand tiles', '#c8bca5', 0.55);
const GRAVEL = paint('gravel', 'Gravel', '#8f8c85', 0.95);
const CLAY = paint('clay-tiles', 'Clay roof tiles', '#9c5a42', 0.85);
const SLATE = paint('slate', 'Slate', '#565d66', 0.7);
const GREEN = paint('green-door', 'Green paint', '#4f6b57', 0.55);
const BLUE = paint('blue-door', 'Blue paint', '#4a6078', 0.55);

const base = {
  inside: LIME,
  floor: OAK,
  wetFloor: GREY_TILES,
  ceiling: WHITE,
  frame: WHITE,
  door: OAK,
  entrance: GREEN,
  stair: OAK,
  roof: CLAY,
  terrace: GRAVEL,
} as const satisfies Partial<Record<PaintedPart, Material>>;

/** Plain colours, calm beside one another. Textures are the user's choice: they would have to be copied along. */
export const PALETTE_MATERIALS: Readonly<Record<PaletteName, Palette>> = {
  none: null,
  plaster: { ...base, outside: paint('plaster', 'Plaster', '#e8e2d6', 0.95) },
  brick: { ...base, outside: paint('brick', 'Brick', '#b5523b', 0.9), entrance: BLUE, roof: SLATE },
  timber: {
    ...base,
    outside: paint('timber-boards', 'Timber boards', '#8c6a4c', 0.8),
    floor: PINE,
    wetFloor: SAND_TILES,
    door: PINE,
    stair: PINE,
    roof: SLATE,
  },
  stone: {
    ...base,
    outside: paint('sandstone', 'Sandstone', '#c3b596', 0.9),
    wetFloor: SAND_TILES,
    entrance: BLUE,
    roof: SLATE,
  },
};
