import type { Material } from '../document/schema/material.ts';
import { BRICK, PLASTER } from './ground.ts';

/** A texture takes the colour of its image; the colour of the material is for when it is missing. */
const WHITE = '#ffffff';

/** An image of so many metres a side. */
const textured = (
  { id, name, roughness }: Pick<Material, 'id' | 'name' | 'roughness'>,
  file: string,
  [width, height]: readonly [number, number],
): Material => ({
  kind: 'material',
  id,
  ...(name !== undefined && { name }),
  color: WHITE,
  ...(roughness !== undefined && { roughness }),
  texture: `assets/${file}`,
  tiling: [1 / width, 1 / height],
});

/** What the cottage is made of. Four bricks a metre, boards 0.16 m and tiles 0.31 m wide. */
export const COTTAGE_MATERIALS = {
  plaster: textured(PLASTER, 'plaster.png', [2, 2]),
  brick: textured(BRICK, 'brick.png', [1, 0.625]),
  oak: textured({ id: 'oak', name: 'Oak', roughness: 0.7 }, 'oak.png', [1.25, 1.25]),
  tiles: textured({ id: 'tiles', name: 'Stone tiles', roughness: 0.5 }, 'tiles.png', [0.625, 0.625]),
  roof: textured({ id: 'roof-tiles', name: 'Roof tiles', roughness: 0.85 }, 'roof.png', [1, 1]),
  white: { kind: 'material', id: 'white', name: 'White paint', color: '#f4f1ea', roughness: 0.6 },
  green: { kind: 'material', id: 'green', name: 'Green paint', color: '#4f6b57', roughness: 0.55 },
} as const satisfies Readonly<Record<string, Material>>;
