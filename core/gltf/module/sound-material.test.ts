import { describe, expect, it } from 'vitest';
import { countTextureSets, makeSoundMaterial } from './sound-material.ts';

describe('a material of an odd file', () => {
  it('has its numbers brought to where glTF allows them, in extensions too', () => {
    const material = makeSoundMaterial({
      pbrMetallicRoughness: { baseColorFactor: [5, -1, 0.5, 2], metallicFactor: 9, roughnessFactor: -3 },
      occlusionTexture: { index: 0, strength: 7 },
      extensions: { KHR_materials_ior: { ior: 0.3 }, KHR_materials_sheen: { sheenColorFactor: 'red' } },
      extras: { ior: 'kept' },
    });
    expect(JSON.parse(JSON.stringify(material))).toEqual({
      pbrMetallicRoughness: { baseColorFactor: [1, 0, 0.5, 1], metallicFactor: 1, roughnessFactor: 0 },
      occlusionTexture: { index: 0, strength: 1 },
      extensions: { KHR_materials_ior: { ior: 1 }, KHR_materials_sheen: {} },
      extras: { ior: 'kept' },
    });
  });

  it('asks for the texture coordinates of all its textures', () => {
    const baseColorTexture = { index: 0, extensions: { KHR_texture_transform: { texCoord: 2 } } };
    expect(countTextureSets({ pbrMetallicRoughness: { baseColorTexture } })).toBe(3);
    expect(countTextureSets({ pbrMetallicRoughness: { metallicFactor: 1 } })).toBe(0);
  });
});
