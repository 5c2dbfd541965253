import type { GLTF } from '@gltf-transform/core';
import { MAX_UV_SETS } from './module-limits.ts';
import { isObject } from './shape.ts';

interface Range {
  readonly least: number;
  readonly most: number;
  /** Numbers of a colour; 0 for a single number. */
  readonly size: number;
  /** Whether 0 has a meaning of its own below the least. */
  readonly mayBeZero?: boolean;
}

const part: Range = { least: 0, most: 1, size: 0 };
const amount: Range = { least: 0, most: Number.POSITIVE_INFINITY, size: 0 };
const density: Range = { ...amount, least: 1 };
const color: Range = { ...part, size: 3 };
const colorWithAlpha: Range = { ...part, size: 4 };

/** Of the glTF specification, 5.19, and of the extensions of materials, by the names of the values. */
const RANGES: ReadonlyMap<string, Range> = new Map([
  ['baseColorFactor', colorWithAlpha],
  ['metallicFactor', part],
  ['roughnessFactor', part],
  ['emissiveFactor', color],
  ['alphaCutoff', amount],
  ['strength', part],
  ['texCoord', { least: 0, most: MAX_UV_SETS - 1, size: 0 }],
  ['anisotropyStrength', part],
  ['clearcoatFactor', part],
  ['clearcoatRoughnessFactor', part],
  ['diffuseTransmissionFactor', part],
  ['diffuseTransmissionColorFactor', color],
  ['dispersion', amount],
  ['emissiveStrength', amount],
  ['ior', { ...density, mayBeZero: true }],
  ['iridescenceFactor', part],
  ['iridescenceIor', density],
  ['iridescenceThicknessMinimum', amount],
  ['iridescenceThicknessMaximum', amount],
  ['diffuseFactor', colorWithAlpha],
  ['glossinessFactor', part],
  ['sheenColorFactor', color],
  ['sheenRoughnessFactor', part],
  ['specularColorFactor', { ...amount, size: 3 }],
  ['transmissionFactor', part],
  ['thicknessFactor', amount],
  ['attenuationDistance', { ...amount, least: Number.MIN_VALUE }],
  ['attenuationColor', color],
]);

/**
 * A material whose numbers lie where glTF allows them, as every engine takes them: those beyond are brought to the
 * nearest allowed, those that are no numbers at all are left out, which means their defaults. A sound material is left
 * as it is.
 * @param material of checked shape
 */
export function makeSoundMaterial(material: GLTF.IMaterial): GLTF.IMaterial {
  return { ...material, ...soundEntries(material) };
}

/** The entries that are kept; one that is left out is undefined, so that it covers what was there. */
function soundEntries(entries: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entries).map(([name, value]) => [name, soundValue(name, value)]));
}

function soundValue(name: string, value: unknown): unknown {
  if (name === 'extras') return value;
  const range = RANGES.get(name);
  if (range) return into(range, value);
  return isObject(value) ? soundEntries(value) : value;
}

function into({ least, most, size, mayBeZero }: Range, value: unknown): unknown {
  const clamp = (each: number): number =>
    mayBeZero && each === 0 ? 0 : Math.min(most, Math.max(least, each));
  if (size === 0) return typeof value === 'number' ? clamp(value) : undefined;
  if (!Array.isArray(value) || value.length !== size) return undefined;
  return value.every((each) => typeof each === 'number') ? value.map(clamp) : undefined;
}

/** How many sets of texture coordinates the textures of a sound material ask for, 0 without any. */
export function countTextureSets(entries: object): number {
  const sets = Object.entries(entries).map(([name, value]) => {
    if (name === 'extras' || !isObject(value)) return 0;
    const own = name.endsWith('Texture') ? Number(value.texCoord ?? 0) + 1 : 0;
    const moved = name === 'KHR_texture_transform' ? Number(value.texCoord ?? 0) + 1 : 0;
    return Math.max(own, moved, countTextureSets(value));
  });
  return Math.max(0, ...sets);
}
