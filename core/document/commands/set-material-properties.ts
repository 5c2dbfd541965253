import { type Command, refuse } from '../command.ts';
import { withChanges } from '../record-changes.ts';
import { materialSchema } from '../schema/material.ts';
import { z } from '../schema/zod.ts';

const { id, name, color, roughness, metallic, texture, tiling } = materialSchema.shape;

const args = z.object({
  material: id,
  /** Null goes back to the default. */
  changes: z.object({
    name: name.nullish(),
    color: color.nullish(),
    roughness: roughness.nullish(),
    metallic: metallic.nullish(),
    texture: texture.nullish(),
    tiling: tiling.nullish(),
  }),
});

/** Changes what a material looks like; null resets a field to its default. */
export const setMaterialProperties: Command<z.infer<typeof args>> = {
  id: 'material.setProperties',
  label: 'records.set-material',
  args,
  run(level, { material, changes }) {
    const record = level.findKind('material', material);
    if (!record) return refuse('records.no-such-record', { kind: 'material', record: material });
    return { ok: true, edit: { put: [withChanges(record, changes)] }, select: [material] };
  },
};
