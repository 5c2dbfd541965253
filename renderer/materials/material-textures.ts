import { Texture } from '@babylonjs/core/Materials/Textures/texture.js';
import type { Scene } from '@babylonjs/core/scene.js';
import type { ImageType } from '../../core/images/image-header.ts';

interface SourceImage {
  readonly bytes: Uint8Array;
  readonly type: ImageType;
}

/** Where the images of a level come from. */
export interface ImageSource {
  /** Grows when an image has come or gone. */
  readonly revision: { peek(): number };
  /** The image of a path, when it has come. */
  find(path: string): SourceImage | undefined;
  /** The bytes of this image make no picture. */
  noteUndrawable(path: string): void;
}

/** Floors and walls are seen at flat angles all the time: as many samples as most graphics cards have. */
const ANISOTROPY = 8;

interface Entry {
  readonly image: SourceImage;
  readonly texture: Texture;
  isReady: boolean;
}

/** The textures of a scene, one an image, whatever the number of materials that show it. */
export class MaterialTextures {
  private readonly scene: Scene;
  private readonly images: ImageSource;
  private readonly onReady: () => void;
  private readonly entries = new Map<string, Entry>();
  /** Makes the name of each texture its own: the engine would take one of the same name for the same. */
  private made = 0;
  private ready = 0;

  /** @param onReady called when a texture that was asked for can be drawn */
  constructor(scene: Scene, images: ImageSource, onReady: () => void) {
    this.scene = scene;
    this.images = images;
    this.onReady = onReady;
  }

  /** Grows whenever `find` may answer otherwise than before. */
  get version(): number {
    return this.images.revision.peek() + this.ready;
  }

  /** The texture of an image, once it can be drawn: until then, and without an image, null. */
  find(path: string): Texture | null {
    const image = this.images.find(path);
    const known = this.entries.get(path);
    if (known && known.image === image) return known.isReady ? known.texture : null;
    known?.texture.dispose();
    this.entries.delete(path);
    if (image) this.make(path, image);
    return null;
  }

  dispose(): void {
    for (const { texture } of this.entries.values()) texture.dispose();
    this.entries.clear();
  }

  private make(path: string, image: SourceImage): void {
    this.made += 1;
    const texture = new Texture(`data:${this.made}:${path}`, this.scene, {
      buffer: image.bytes,
      mimeType: image.type,
      // v grows with height, as the rows of an image do from its foot.
      invertY: true,
      samplingMode: Texture.TRILINEAR_SAMPLINGMODE,
      // Smaller copies are then made in linear light, so that distant brick does not darken.
      useSRGBBuffer: true,
      onLoad: () => {
        entry.isReady = true;
        this.ready += 1;
        if (this.entries.get(path) === entry) this.onReady();
      },
      onError: () => {
        if (this.entries.get(path) === entry) this.images.noteUndrawable(path);
      },
    });
    texture.wrapU = Texture.WRAP_ADDRESSMODE;
    texture.wrapV = Texture.WRAP_ADDRESSMODE;
    texture.anisotropicFilteringLevel = ANISOTROPY;
    const entry: Entry = { image, texture, isReady: false };
    this.entries.set(path, entry);
  }
}
