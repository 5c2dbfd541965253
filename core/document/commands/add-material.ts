import type { Command } from '../command.ts';
import { withChanges } from '../record-changes.ts';
import { type Material, materialSchema } from '../schema/material.ts';
import { z } from '../schema/zod.ts';

const { name, color, roughness, metallic, texture, tiling } = materialSchema.shape;

const args = z.object({ name, color, roughness, metallic, texture, tiling });

/** Adds a material; fields left out keep their defaults. */
export const addMaterial: Command<z.infer<typeof args>> = {
  id: 'material.add',
  label: 'records.add-material',
  args,
  run(_, fields, context) {
    const material: Material = withChanges({ kind: 'material', id: context.newId('material') }, fields);
    return { ok: true, edit: { put: [material] }, select: [material.id] };
  },
};
