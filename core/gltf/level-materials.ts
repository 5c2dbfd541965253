import type { Document, Material as GltfMaterial, Texture } from '@gltf-transform/core';
import { KHRTextureTransform } from '@gltf-transform/extensions';
import type { LevelReader } from '../document/level.ts';
import { MATERIAL_DEFAULTS, type Material } from '../document/schema/material.ts';
import { linearColor } from '../math/linear-color.ts';
import { text } from '../text/text.ts';
import type { SurfaceLayer } from '../walls/surface.ts';
import { DEFAULT_FINISHES, type SurfaceFinish } from '../walls/surface-looks.ts';
import type { LevelTextures } from './level-textures.ts';
import type { UniqueNames } from './unique-names.ts';

/** The materials of a file, made when the first surface asks for them and shared by all that do. */
export class LevelMaterials {
  private readonly made = new Map<string, GltfMaterial>();
  private readonly names: UniqueNames;
  private readonly document: Document;
  private readonly level: LevelReader;
  private readonly textures: LevelTextures;

  constructor(document: Document, level: LevelReader, textures: LevelTextures, names: UniqueNames) {
    this.document = document;
    this.level = level;
    this.textures = textures;
    this.names = names;
  }

  /** @param id of a material record, or null for the default look of the layer */
  get(id: string | null, layer: SurfaceLayer): GltfMaterial {
    const record = this.level.findKind('material', id ?? undefined);
    // Ids hold no control characters.
    const key = record ? record.id : `\n${layer}`;
    const known = this.made.get(key);
    if (known) return known;
    const material = record ? this.makeOwn(record) : this.makeDefault(layer);
    this.made.set(key, material);
    return material;
  }

  private makeOwn(record: Material): GltfMaterial {
    const { id, name, texture } = record;
    const material = this.make(name || id, finishOf(record)).setExtras({ id });
    const image = texture === undefined ? null : this.textures.find(texture);
    if (image) this.paint(material, image);
    return material;
  }

  private makeDefault(layer: SurfaceLayer): GltfMaterial {
    const name = text('export.default-material', { layer: text(`export.layer.${layer}`) });
    const finish = DEFAULT_FINISHES[layer];
    const material = this.make(name, finish);
    return finish.opacity < 1 ? material.setAlphaMode('BLEND') : material;
  }

  private make(name: string, { color, roughness, metallic, opacity }: SurfaceFinish): GltfMaterial {
    return this.document
      .createMaterial(this.names.take(name))
      .setBaseColorFactor([...linearColor(color), opacity])
      .setRoughnessFactor(roughness)
      .setMetallicFactor(metallic);
  }

  /** Our v grows with height, glTF's runs down the image: the transform turns the one into the other. */
  private paint(material: GltfMaterial, image: Texture): void {
    const turned = this.document
      .createExtension(KHRTextureTransform)
      .createTransform()
      .setOffset([0, 1])
      .setScale([1, -1]);
    material
      .setBaseColorTexture(image)
      .getBaseColorTextureInfo()
      ?.setExtension(KHRTextureTransform.EXTENSION_NAME, turned);
  }
}

const finishOf = ({ color, roughness, metallic }: Material): SurfaceFinish => ({
  color: color ?? MATERIAL_DEFAULTS.color,
  roughness: roughness ?? MATERIAL_DEFAULTS.roughness,
  metallic: metallic ?? MATERIAL_DEFAULTS.metallic,
  opacity: 1,
});
