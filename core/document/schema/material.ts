import { assetPath, color, fraction, id, name } from './fields.ts';
import { z } from './zod.ts';

/** A surface: what walls, floors and ceilings are painted with. */
export const materialSchema = z.object({
  kind: z.literal('material'),
  id,
  name: name.optional(),
  /** sRGB, multiplied with the texture. */
  color: color.optional(),
  roughness: fraction.optional(),
  metallic: fraction.optional(),
  /** Image in the project folder. */
  texture: assetPath.optional(),
  /** Texture repeats a metre along u and v. */
  tiling: z
    .tuple([z.number().positive().max(1000), z.number().positive().max(1000)])
    .readonly()
    .optional(),
});

export type Material = z.infer<typeof materialSchema>;

export const MATERIAL_DEFAULTS = {
  color: '#c8c8c8',
  roughness: 0.9,
  metallic: 0,
  tiling: [1, 1],
} as const satisfies Partial<Material>;
