import { Material } from '@babylonjs/core/Materials/material.js';
import { PBRMaterial } from '@babylonjs/core/Materials/PBR/pbrMaterial.js';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { MATERIAL_DEFAULTS, type Material as MaterialRecord } from '../../core/document/schema/material.ts';
import type { SurfaceLayer } from '../../core/walls/surface.ts';
import { DEFAULT_FINISHES, type SurfaceFinish } from '../../core/walls/surface-looks.ts';
import type { MaterialTextures } from './material-textures.ts';

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
  record: MaterialRecord | undefined;
}

/** The engine's materials for the material records of a level and for the default looks. */
export class SurfaceMaterials {
  private readonly scene: Scene;
  private readonly textures: MaterialTextures;
  private readonly known = new Map<string, Entry>();
  /** The version of the textures that the materials show. */
  private shown: number;

  constructor(scene: Scene, textures: MaterialTextures) {
    this.scene = scene;
    this.textures = textures;
    this.shown = textures.version;
  }

  /** The material for a slot, made when first asked for; the default look where there is no record. */
  get(slot: MaterialSlot, record: MaterialRecord | undefined): PBRMaterial {
    const key = [slot.id ?? `\n${slot.layer}`, slot.isFaded].join('\n');
    const known = this.known.get(key);
    if (known) return known.material;
    const material = new PBRMaterial(`material ${slot.id ?? slot.layer}`, this.scene);
    // Front faces are counter-clockwise, as in glTF.
    material.sideOrientation = Material.CounterClockWiseSideOrientation;
    const entry = { slot, material, record };
    this.known.set(key, entry);
    this.apply(entry);
    return material;
  }

  /** Makes a material look as its record says now. */
  update(id: string, record: MaterialRecord | undefined): void {
    for (const entry of this.known.values()) {
      if (entry.slot.id !== id) continue;
      entry.record = record;
      this.apply(entry);
    }
  }

  /** Takes over textures that have come or gone since. Called before a frame is drawn. */
  updateTextures(): void {
    if (this.shown === this.textures.version) return;
    this.shown = this.textures.version;
    for (const entry of this.known.values()) this.apply(entry);
  }

  dispose(): void {
    // Textures are shared.
    for (const { material } of this.known.values()) material.dispose(false, false);
    this.known.clear();
  }

  private apply({ slot: { layer, isFaded }, material, record }: Entry): void {
    const { color, roughness, metallic, opacity } = finishOf(record, layer);
    material.albedoColor = Color3.FromHexString(color).toLinearSpace();
    material.albedoTexture = record?.texture === undefined ? null : this.textures.find(record.texture);
    material.roughness = roughness;
    material.metallic = metallic;
    material.alpha = isFaded ? opacity * FADED_OPACITY : opacity;
    material.disableDepthWrite = material.alpha < 1;
  }
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
