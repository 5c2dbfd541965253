import { RawTexture } from '@babylonjs/core/Materials/Textures/rawTexture.js';
import { Texture } from '@babylonjs/core/Materials/Textures/texture.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { ModuleImage, ModuleTexture, TextureWrap } from '../../../core/modules/module-model.ts';

/** What the numbers of a texture mean: colours are kept in sRGB and read as linear light. */
export type TextureMeaning = 'color' | 'data' | 'normal';

const WRAPS: Readonly<Record<TextureWrap, number>> = {
  repeat: Texture.WRAP_ADDRESSMODE,
  mirror: Texture.MIRROR_ADDRESSMODE,
  clamp: Texture.CLAMP_ADDRESSMODE,
};

/** glTF's numbers: WebGL's. */
const NEAREST = 9728;

/** By glTF's minFilter: what the engine calls it with a linear and with a nearest magFilter. */
const SAMPLING: Readonly<Record<number, readonly [linear: number, nearest: number]>> = {
  9728: [Texture.LINEAR_NEAREST, Texture.NEAREST_NEAREST],
  9729: [Texture.LINEAR_LINEAR, Texture.NEAREST_LINEAR],
  9984: [Texture.LINEAR_NEAREST_MIPNEAREST, Texture.NEAREST_NEAREST_MIPNEAREST],
  9985: [Texture.LINEAR_LINEAR_MIPNEAREST, Texture.NEAREST_LINEAR_MIPNEAREST],
  9986: [Texture.LINEAR_NEAREST_MIPLINEAR, Texture.NEAREST_NEAREST_MIPLINEAR],
  9987: [Texture.LINEAR_LINEAR_MIPLINEAR, Texture.NEAREST_LINEAR_MIPLINEAR],
};

/** Where the file leaves the filter to the program. */
const SMOOTH: readonly [number, number] = [Texture.LINEAR_LINEAR_MIPLINEAR, Texture.NEAREST_LINEAR_MIPLINEAR];

/** Filters without smaller copies of the image. */
const FLAT_FILTERS: ReadonlySet<number | null> = new Set([9728, 9729]);

/** As many samples as walls have: floors of rings are seen at flat angles too. */
const ANISOTROPY = 8;

/** Stands in for an image that is none: white, and straight up for normals. */
const PLAIN: Readonly<Record<TextureMeaning, readonly [number, number, number]>> = {
  color: [255, 255, 255],
  data: [255, 255, 255],
  normal: [128, 128, 255],
};

/** Textures of modules' images, one an image and way of reading it, whatever the number of materials that show it. */
export class ModuleTextures {
  private readonly scene: Scene;
  private readonly onUndrawable: (image: ModuleImage) => void;
  private readonly made = new Map<ModuleImage, Map<string, Texture>>();
  /** Makes the name of each texture its own: the engine would take one of the same name for the same. */
  private count = 0;

  /** @param onUndrawable called for an image whose bytes make no picture; plain white is shown instead */
  constructor(scene: Scene, onUndrawable: (image: ModuleImage) => void) {
    this.scene = scene;
    this.onUndrawable = onUndrawable;
  }

  /** The texture for a use of an image. It becomes ready on its own; materials that show it wait for it. */
  get(image: ModuleImage, use: ModuleTexture, meaning: TextureMeaning): Texture {
    const key = [meaning === 'color', use.wrapU, use.wrapV, use.minFilter, use.magFilter].join(' ');
    let uses = this.made.get(image);
    if (!uses) {
      uses = new Map();
      this.made.set(image, uses);
    }
    const known = uses.get(key);
    if (known) return known;
    const texture = this.make(image, use, meaning);
    uses.set(key, texture);
    return texture;
  }

  /** Lets go of images that nothing shows any more. */
  forget(images: Iterable<ModuleImage>): void {
    for (const image of images) {
      for (const texture of this.made.get(image)?.values() ?? []) texture.dispose();
      this.made.delete(image);
    }
  }

  dispose(): void {
    this.forget([...this.made.keys()]);
  }

  private make(image: ModuleImage, use: ModuleTexture, meaning: TextureMeaning): Texture {
    this.count += 1;
    const isFlat = FLAT_FILTERS.has(use.minFilter);
    const [linear, nearest] = SAMPLING[use.minFilter ?? 0] ?? SMOOTH;
    const texture: Texture = new Texture(`data:module ${this.count}:${image.name}`, this.scene, {
      buffer: image.bytes,
      mimeType: image.type,
      // The first row of the image is v = 0.
      invertY: false,
      noMipmap: isFlat,
      samplingMode: use.magFilter === NEAREST ? nearest : linear,
      useSRGBBuffer: meaning === 'color',
      onError: () => {
        this.showPlain(texture, meaning);
        this.onUndrawable(image);
      },
    });
    texture.gammaSpace = meaning === 'color';
    texture.wrapU = WRAPS[use.wrapU];
    texture.wrapV = WRAPS[use.wrapV];
    texture.anisotropicFilteringLevel = isFlat ? 1 : ANISOTROPY;
    return texture;
  }

  /** A material that waits for its image for ever would never be drawn. */
  private showPlain(texture: Texture, meaning: TextureMeaning): void {
    const pixel = Uint8Array.from([...PLAIN[meaning], 255]);
    const plain = RawTexture.CreateRGBATexture(pixel, 1, 1, this.scene, false, false);
    texture.releaseInternalTexture();
    texture._texture = plain._texture;
  }
}
