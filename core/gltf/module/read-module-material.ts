import type { Material, Texture, TextureInfo } from '@gltf-transform/core';
import {
  EmissiveStrength,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsUnlit,
  KHRTextureTransform,
  Transform,
} from '@gltf-transform/extensions';
import { scale3 } from '../../math/vec3.ts';
import type { ModuleMaterial, ModuleTexture, TextureWrap } from '../../modules/module-model.ts';

/** A material by the fields that are drawn. @param textures those of its file: their order is that of the images */
export function readModuleMaterial(material: Material, textures: readonly Texture[]): ModuleMaterial {
  const read = (texture: Texture | null, info: TextureInfo | null): ModuleTexture | null =>
    texture && info ? readTexture(info, textures.indexOf(texture)) : null;
  const strength = material.getExtension(KHRMaterialsEmissiveStrength.EXTENSION_NAME);
  return {
    name: material.getName(),
    baseColor: material.getBaseColorFactor(),
    metallic: material.getMetallicFactor(),
    roughness: material.getRoughnessFactor(),
    emissive: scale3(
      material.getEmissiveFactor(),
      strength instanceof EmissiveStrength ? strength.getEmissiveStrength() : 1,
    ),
    alphaMode: material.getAlphaMode(),
    alphaCutoff: material.getAlphaCutoff(),
    isDoubleSided: material.getDoubleSided(),
    isUnlit: material.getExtension(KHRMaterialsUnlit.EXTENSION_NAME) !== null,
    normalScale: material.getNormalScale(),
    occlusionStrength: material.getOcclusionStrength(),
    baseColorTexture: read(material.getBaseColorTexture(), material.getBaseColorTextureInfo()),
    metallicRoughnessTexture: read(
      material.getMetallicRoughnessTexture(),
      material.getMetallicRoughnessTextureInfo(),
    ),
    normalTexture: read(material.getNormalTexture(), material.getNormalTextureInfo()),
    occlusionTexture: read(material.getOcclusionTexture(), material.getOcclusionTextureInfo()),
    emissiveTexture: read(material.getEmissiveTexture(), material.getEmissiveTextureInfo()),
  };
}

function readTexture(info: TextureInfo, image: number): ModuleTexture {
  const extension = info.getExtension(KHRTextureTransform.EXTENSION_NAME);
  const transform = extension instanceof Transform ? extension : undefined;
  return {
    image,
    uvSet: transform?.getTexCoord() ?? info.getTexCoord(),
    offset: transform?.getOffset() ?? [0, 0],
    rotation: transform?.getRotation() ?? 0,
    scale: transform?.getScale() ?? [1, 1],
    wrapU: wrapOf(info.getWrapS()),
    wrapV: wrapOf(info.getWrapT()),
    minFilter: info.getMinFilter(),
    magFilter: info.getMagFilter(),
  };
}

/** Of the glTF specification, 5.26: numbers of OpenGL. */
const CLAMP = 33071;
const MIRROR = 33648;

function wrapOf(mode: number): TextureWrap {
  if (mode === CLAMP) return 'clamp';
  return mode === MIRROR ? 'mirror' : 'repeat';
}
