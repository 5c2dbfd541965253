import type { GLTF } from '@gltf-transform/core';
import { findImageHeader, IMAGE_EXTENSIONS, type ImageType } from '../../images/image-header.ts';
import { text } from '../../text/text.ts';
import { findFileKind } from './file-kind.ts';
import { findUriBytes, type ModuleSource } from './module-buffers.ts';
import { MAX_IMAGE_PIXELS, MAX_MODULE_IMAGE_SIDE } from './module-limits.ts';
import type { ProblemList } from './problem-list.ts';
import { isObject } from './shape.ts';
import { LOOK_EXTENSIONS } from './supported-extensions.ts';

/** An image that a material shows. */
export interface UsedImage {
  readonly bytes: Uint8Array;
  /** By its content. */
  readonly type: ImageType;
  /** Whether the file calls it something else. */
  readonly isMislabelled: boolean;
}

/** Whether the images of materials are there, are of a kind that is shown, and no larger than can be. By index. */
export function findImages(
  json: GLTF.IGLTF,
  buffers: readonly (Uint8Array | undefined)[],
  source: ModuleSource,
  problems: ProblemList,
): ReadonlyMap<number, UsedImage> {
  const found = new Map<number, UsedImage>();
  let pixels = 0;
  for (const index of findUsedImages(json, problems)) {
    const image = json.images?.[index];
    const place = `images[${index}]`;
    const bytes = image && findImageBytes(image, place, json, buffers, source, problems);
    if (!bytes) continue;
    const header = findImageHeader(bytes);
    if (!header) {
      problems.add('modules.image-kind', { place, kind: text(findFileKind(bytes)) });
      continue;
    }
    const { type, width, height } = header;
    pixels += width * height;
    if (Math.max(width, height) > MAX_MODULE_IMAGE_SIDE) {
      problems.add('modules.image-side', { place, width, height, limit: MAX_MODULE_IMAGE_SIDE });
    }
    found.set(index, { bytes, type, isMislabelled: isMislabelled(image, type) });
  }
  if (pixels > MAX_IMAGE_PIXELS) {
    const inMillions = (count: number): number => Math.ceil(count / 1e6);
    problems.add('modules.image-sum', { count: inMillions(pixels), limit: inMillions(MAX_IMAGE_PIXELS) });
  }
  return found;
}

/** The image of a texture: in WebP where there is one, as its extension says. */
export function findTextureImage({ source, extensions }: GLTF.ITexture): number | undefined {
  const webp = extensions?.EXT_texture_webp;
  return isObject(webp) && typeof webp.source === 'number' ? webp.source : source;
}

/** Those that a texture of a material shows; what else is in a file is not looked at. */
export function findUsedImages(json: GLTF.IGLTF, problems?: ProblemList): ReadonlySet<number> {
  const used = new Set<number>();
  const shown = usedTextures(json);
  for (const [index, texture] of (json.textures ?? []).entries()) {
    if (!shown.has(index)) continue;
    const image = findTextureImage(texture);
    if (image !== undefined) used.add(image);
    else if (texture.extensions?.KHR_texture_basisu)
      problems?.add('modules.ktx2', { place: `textures[${index}]` });
    else problems?.add('modules.no-image', { place: `textures[${index}]` });
  }
  return used;
}

function usedTextures({ materials = [] }: GLTF.IGLTF): ReadonlySet<number> {
  const used = new Set<number>();
  const note = (holder: object | undefined): void => {
    for (const [name, value] of Object.entries(holder ?? {})) {
      if (name.endsWith('Texture') && isObject(value)) used.add(Number(value.index));
    }
  };
  for (const { pbrMetallicRoughness, extensions, ...rest } of materials) {
    note(rest);
    note(pbrMetallicRoughness);
    for (const [name, extension] of Object.entries(extensions ?? {})) {
      if (LOOK_EXTENSIONS.includes(name) && isObject(extension)) note(extension);
    }
  }
  return used;
}

function findImageBytes(
  { uri, bufferView }: GLTF.IImage,
  place: string,
  json: GLTF.IGLTF,
  buffers: readonly (Uint8Array | undefined)[],
  source: ModuleSource,
  problems: ProblemList,
): Uint8Array | undefined {
  if (uri !== undefined) return findUriBytes(uri, place, source, problems);
  const view = json.bufferViews?.[bufferView ?? -1];
  if (!view) {
    problems.add('modules.no-image', { place });
    return undefined;
  }
  const from = view.byteOffset ?? 0;
  return buffers[view.buffer]?.subarray(from, from + view.byteLength);
}

function isMislabelled({ mimeType, uri = '' }: GLTF.IImage, type: ImageType): boolean {
  if (mimeType !== undefined) return mimeType !== type;
  const ending = /\.\w+$/.exec(uri)?.[0].toLowerCase();
  const endings: readonly string[] = Object.values(IMAGE_EXTENSIONS).flat();
  return ending !== undefined && endings.includes(ending) && !IMAGE_EXTENSIONS[type].includes(ending);
}
