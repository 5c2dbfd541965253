import type { ModuleMaterial } from '../../../core/modules/module-model.ts';

/** What glTF has for a mesh without a material: its defaults for all. */
export const DEFAULT_MATERIAL: ModuleMaterial = {
  name: 'default',
  baseColor: [1, 1, 1, 1],
  metallic: 1,
  roughness: 1,
  emissive: [0, 0, 0],
  alphaMode: 'OPAQUE',
  alphaCutoff: 0.5,
  isDoubleSided: false,
  isUnlit: false,
  normalScale: 1,
  occlusionStrength: 1,
  baseColorTexture: null,
  metallicRoughnessTexture: null,
  normalTexture: null,
  occlusionTexture: null,
  emissiveTexture: null,
};
