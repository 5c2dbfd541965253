import { type Document, Root, type Texture } from '@gltf-transform/core';
import { EXTTextureWebP } from '@gltf-transform/extensions';
import { findImageHeader, IMAGE_EXTENSIONS, type ImageType } from '../images/image-header.ts';
import { canonicalImagePath } from '../images/image-paths.ts';
import { text } from '../text/text.ts';
import type { LevelImageFiles } from './export-options.ts';
import { UniqueNames } from './unique-names.ts';

/** The textures of a file, made when the first material asks for them. The same picture stands in a file once. */
export class LevelTextures {
  private readonly made = new Map<string, Texture | null>();
  /** Each once. */
  private readonly all: Texture[] = [];
  private readonly names = new UniqueNames();
  private readonly document: Document;
  private readonly images: LevelImageFiles;

  constructor(document: Document, images: LevelImageFiles) {
    this.document = document;
    this.images = images;
  }

  /** The texture of an image that a material names; null where there is none, or its bytes are no image. */
  find(path: string): Texture | null {
    const key = canonicalImagePath(path);
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const bytes = this.images.get(key);
    const texture = bytes ? (this.findSame(bytes) ?? this.make(key, bytes)) : null;
    this.made.set(key, texture);
    return texture;
  }

  /** Takes a texture that came into the document with its material; where its picture is there already, that one is used. */
  adopt(texture: Texture): void {
    const bytes = texture.getImage();
    const header = bytes && findImageHeader(bytes);
    if (!bytes || !header) return;
    const same = this.findSame(bytes);
    if (same) {
      for (const parent of texture.listParents()) if (!(parent instanceof Root)) parent.swap(texture, same);
      texture.dispose();
      return;
    }
    this.enter(texture, texture.getName() || text('export.image'), header.type);
  }

  private findSame(bytes: Uint8Array): Texture | undefined {
    return this.all.find((texture) => isEqual(texture.getImage(), bytes));
  }

  private make(path: string, bytes: Uint8Array): Texture | null {
    const header = findImageHeader(bytes);
    if (!header) return null;
    const texture = this.document.createTexture().setImage(Uint8Array.from(bytes));
    return this.enter(texture, stemOf(path), header.type);
  }

  private enter(texture: Texture, wanted: string, type: ImageType): Texture {
    // A picture in WebP is no part of core glTF: who reads the file has to know the extension.
    if (type === 'image/webp') this.document.createExtension(EXTTextureWebP).setRequired(true);
    const name = this.names.take(wanted);
    this.all.push(texture);
    return texture.setName(name).setMimeType(type).setURI(`${name}${IMAGE_EXTENSIONS[type][0]}`);
  }
}

const stemOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');

const isEqual = (a: Uint8Array | null | undefined, b: Uint8Array): boolean =>
  a?.length === b.length && a.every((byte, index) => byte === b[index]);
