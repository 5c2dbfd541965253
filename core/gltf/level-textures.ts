import type { Document, Texture } from '@gltf-transform/core';
import { EXTTextureWebP } from '@gltf-transform/extensions';
import { findImageHeader, IMAGE_EXTENSIONS } from '../images/image-header.ts';
import { canonicalImagePath } from '../images/image-paths.ts';
import type { LevelImageFiles } from './export-options.ts';
import { UniqueNames } from './unique-names.ts';

/** The textures of a file, made when the first material asks for them. The same picture stands in a file once. */
export class LevelTextures {
  private readonly made = new Map<string, Texture | null>();
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

  private findSame(bytes: Uint8Array): Texture | undefined {
    return [...this.made.values()].find((texture) => isEqual(texture?.getImage(), bytes)) ?? undefined;
  }

  private make(path: string, bytes: Uint8Array): Texture | null {
    const header = findImageHeader(bytes);
    if (!header) return null;
    // A picture in WebP is no part of core glTF: who reads the file has to know the extension.
    if (header.type === 'image/webp') this.document.createExtension(EXTTextureWebP).setRequired(true);
    const [extension] = IMAGE_EXTENSIONS[header.type];
    const name = this.names.take(stemOf(path));
    return this.document
      .createTexture(name)
      .setMimeType(header.type)
      .setImage(Uint8Array.from(bytes))
      .setURI(`${name}${extension}`);
  }
}

const stemOf = (path: string): string => path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');

const isEqual = (a: Uint8Array | null | undefined, b: Uint8Array): boolean =>
  a?.length === b.length && a.every((byte, index) => byte === b[index]);
