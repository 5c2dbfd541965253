import type { Accessor, Primitive, TypedArray } from '@gltf-transform/core';
import { ModuleError } from './module-error.ts';
import { MAX_UV_SETS } from './module-limits.ts';
import type { Surface } from './surface.ts';

/**
 * The triangles of a primitive, in its own space: numbers of all kinds made floats, strips and fans made triangles.
 * @param place of the primitive in its file, for messages
 * @throws ModuleError where an index names no vertex
 */
export function readSurface(primitive: Primitive, place: string): Surface {
  const positions = toFloats(primitive.getAttribute('POSITION'));
  const count = positions.length / 3;
  const colors = primitive.getAttribute('COLOR_0');
  const normals = optional(primitive.getAttribute('NORMAL'));
  return {
    positions,
    normals,
    // Tangents of a surface without normals mean nothing, says the specification.
    tangents: normals && optional(primitive.getAttribute('TANGENT')),
    uvs: readUvs(primitive, count),
    colors: colors ? readColors(colors) : undefined,
    indices: toTriangles(readIndices(primitive, count, place), primitive.getMode()),
  };
}

const optional = (accessor: Accessor | null): Float32Array | undefined =>
  accessor ? toFloats(accessor) : undefined;

function toFloats(
  accessor: Accessor | null,
  isNormalized = accessor?.getNormalized() ?? false,
): Float32Array {
  const values: TypedArray = accessor?.getArray() ?? new Float32Array();
  if (values instanceof Float32Array) return values;
  if (!isNormalized) return Float32Array.from(values);
  const largest = largestOf(values);
  // Of the glTF specification, 3.11: the least of a signed type is −1, too.
  return Float32Array.from<number>(values, (value) => Math.max(value / largest, -1));
}

function largestOf(values: TypedArray): number {
  if (values instanceof Int8Array) return 0x7f;
  if (values instanceof Uint8Array) return 0xff;
  return values instanceof Int16Array ? 0x7fff : 0xffff;
}

/** Sets are told by their place: one that is missing before another is zeros. */
function readUvs(primitive: Primitive, count: number): readonly Float32Array[] {
  const sets = Array.from({ length: MAX_UV_SETS }, (_, set) => primitive.getAttribute(`TEXCOORD_${set}`));
  const last = sets.findLastIndex((set) => set !== null);
  return sets.slice(0, last + 1).map((set) => (set ? toFloats(set) : new Float32Array(count * 2)));
}

/** Red, green, blue and alpha. Whole numbers are always parts of their largest. */
function readColors(accessor: Accessor): Float32Array {
  const values = toFloats(accessor, true);
  if (accessor.getElementSize() === 4) return values;
  const colors = new Float32Array((values.length / 3) * 4).fill(1);
  for (let at = 0; at < values.length / 3; at += 1) colors.set(values.subarray(at * 3, at * 3 + 3), at * 4);
  return colors;
}

function readIndices(primitive: Primitive, count: number, place: string): Uint32Array {
  const given = primitive.getIndices()?.getArray();
  if (!given) return Uint32Array.from({ length: count }, (_, at) => at);
  const indices = Uint32Array.from(given);
  const beyond = indices.find((index) => index >= count);
  if (beyond === undefined) return indices;
  throw new ModuleError([
    { code: 'modules.index-beyond', params: { place, index: beyond, vertices: count } },
  ]);
}

const STRIP = 5;
const FAN = 6;

/** Of the glTF specification, 3.7.2.1: how strips and fans are made of triangles. */
function toTriangles(indices: Uint32Array, mode: number): Uint32Array {
  if (mode !== STRIP && mode !== FAN) return indices.subarray(0, indices.length - (indices.length % 3));
  const count = Math.max(0, indices.length - 2);
  const triangles = new Uint32Array(count * 3);
  for (let at = 0; at < count; at += 1) {
    const odd = at % 2;
    const corners = mode === STRIP ? [at, at + 1 + odd, at + 2 - odd] : [at + 1, at + 2, 0];
    for (const [corner, index] of corners.entries()) triangles[at * 3 + corner] = indices[index] ?? 0;
  }
  return triangles;
}
