import { Material } from '@babylonjs/core/Materials/material.js';
import { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { MATERIAL_DEFAULTS, type Material as MaterialRecord } from '../../core/document/schema/material.ts';
import type { SurfaceLayer } from '../../core/walls/surface.ts';
import { DEFAULT_FINISHES, type SurfaceFinish } from '../../core/walls/surface-looks.ts';

/** What a surface is drawn with. */
export interface MaterialSlot {
  /** The material record; null for the default look of the layer. */
  readonly id: string | null;
  readonly layer: SurfaceLayer;
  /** It is to be looked through. */
  readonly isFaded: boolean;
}

/** How much is left of a surface that is looked through. */
const FADED_OPACITY = 0.16;

interface Entry {
  readonly slot: MaterialSlot;
  readonly material: PBRMaterial;
}

/** The engine's materials for the material records of a level and for the default looks. */
export class SurfaceMaterials {
  private readonly scene: Scene;
  private readonly known = new Map<string, Entry>();

  constructor(scene: Scene) {
    this.scene = scene;
  }

  /** The material for a slot, made when first asked for; the default look where there is no record. */
  get(slot: MaterialSlot, record: MaterialRecord | undefined): PBRMaterial {
    const key = [slot.id ?? `\n${slot.layer}`, slot.isFaded].join('\n');
    const known = this.known.get(key);
    if (known) return known.material;
    const material = new PBRMaterial(`material ${slot.id ?? slot.layer}`, this.scene);
    // Front faces are counter-clockwise, as in glTF.
    material.sideOrientation = Material.CounterClockWiseSideOrientation;
    this.known.set(key, { slot, material });
    apply(material, slot, record);
    return material;
  }

  /** Makes a material look as its record says now. */
  update(id: string, record: MaterialRecord | undefined): void {
    for (const { slot, material } of this.known.values()) {
      if (slot.id === id) apply(material, slot, record);
    }
  }

  dispose(): void {
    for (const { material } of this.known.values()) material.dispose();
    this.known.clear();
  }
}

function apply(
  material: PBRMaterial,
  { layer, isFaded }: MaterialSlot,
  record: MaterialRecord | undefined,
): void {
  const { color, roughness, metallic, opacity } = finishOf(record, layer);
  material.albedoColor = Color3.FromHexString(color).toLinearSpace();
  material.roughness = roughness;
  material.metallic = metallic;
  material.alpha = isFaded ? opacity * FADED_OPACITY : opacity;
  material.disableDepthWrite = material.alpha < 1;
}

function finishOf(record: MaterialRecord | undefined, layer: SurfaceLayer): SurfaceFinish {
  if (!record) return DEFAULT_FINISHES[layer];
  return {
    color: record.color ?? MATERIAL_DEFAULTS.color,
    roughness: record.roughness ?? MATERIAL_DEFAULTS.roughness,
    metallic: record.metallic ?? MATERIAL_DEFAULTS.metallic,
    opacity: 1,
  };
}
