import type { Document, Material as GltfMaterial } from '@gltf-transform/core';
import type { LevelReader } from '../document/level.ts';
import { MATERIAL_DEFAULTS } from '../document/schema/material.ts';
import { text } from '../text/text.ts';
import { linearColor } from './linear-color.ts';
import { UniqueNames } from './unique-names.ts';

/** The materials of a file, made when the first surface asks for them and shared by all that do. */
export class LevelMaterials {
  private readonly made = new Map<string | null, GltfMaterial>();
  private readonly names = new UniqueNames();
  private readonly document: Document;
  private readonly level: LevelReader;

  constructor(document: Document, level: LevelReader) {
    this.document = document;
    this.level = level;
  }

  /** @param id of a material record, or null for the default material */
  get(id: string | null): GltfMaterial {
    const known = this.made.get(id);
    if (known) return known;
    const material = this.make(id);
    this.made.set(id, material);
    return material;
  }

  private make(id: string | null): GltfMaterial {
    const record = this.level.findKind('material', id ?? undefined);
    const color = record?.color ?? MATERIAL_DEFAULTS.color;
    const name = record ? record.name || record.id : text('export.default-material');
    return this.document
      .createMaterial(this.names.take(name))
      .setBaseColorFactor([...linearColor(color), 1])
      .setRoughnessFactor(record?.roughness ?? MATERIAL_DEFAULTS.roughness)
      .setMetallicFactor(record?.metallic ?? MATERIAL_DEFAULTS.metallic)
      .setExtras(record ? { id: record.id } : {});
  }
}
