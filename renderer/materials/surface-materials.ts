import { Material } from '@babylonjs/core/Materials/material.js';
import { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { MATERIAL_DEFAULTS, type Material as MaterialRecord } from '../../core/document/schema/material.ts';

/** What walls without a material are made of: plaster, warm and matte. */
const PLASTER = { color: '#e4d6c0', roughness: 0.95, metallic: 0 } as const;

/** The engine's materials for the material records of a level; null names the default one. */
export class SurfaceMaterials {
  private readonly scene: Scene;
  private readonly known = new Map<string | null, PBRMaterial>();

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** The material for an id, made when first asked for; plaster where there is no record. */
  get(id: string | null, record: MaterialRecord | undefined): PBRMaterial {
    const known = this.known.get(id);
    if (known) return known;
    const material = new PBRMaterial(`material ${id ?? 'plaster'}`, this.scene);
    // Front faces are counter-clockwise, as in glTF.
    material.sideOrientation = Material.CounterClockWiseSideOrientation;
    this.known.set(id, material);
    apply(material, record);
    return material;
  }

  /** Makes a material look as its record says now. */
  update(id: string, record: MaterialRecord | undefined): void {
    const material = this.known.get(id);
    if (material) apply(material, record);
  }

  dispose(): void {
    for (const material of this.known.values()) material.dispose();
    this.known.clear();
  }
}

function apply(material: PBRMaterial, record: MaterialRecord | undefined): void {
  const fallback = record ? MATERIAL_DEFAULTS : PLASTER;
  material.albedoColor = Color3.FromHexString(record?.color ?? fallback.color).toLinearSpace();
  material.roughness = record?.roughness ?? fallback.roughness;
  material.metallic = record?.metallic ?? fallback.metallic;
}
