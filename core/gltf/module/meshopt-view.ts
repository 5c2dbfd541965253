import type { GLTF } from '@gltf-transform/core';
import type { ProblemList } from './problem-list.ts';
import { isObject } from './shape.ts';

/** A bufferView that is compressed, by the fields of EXT_meshopt_compression. */
export interface MeshoptView {
  readonly buffer: number;
  readonly byteOffset?: number;
  readonly byteLength: number;
  readonly byteStride: number;
  readonly count: number;
  readonly mode: 'ATTRIBUTES' | 'TRIANGLES' | 'INDICES';
  readonly filter?: 'NONE' | 'OCTAHEDRAL' | 'QUATERNION' | 'EXPONENTIAL' | 'COLOR';
}

/** How a view is compressed; its shape has been checked. KHR_ is the same with more ways of packing. */
export function findMeshopt({ extensions }: GLTF.IBufferView): MeshoptView | undefined {
  const found = extensions?.EXT_meshopt_compression ?? extensions?.KHR_meshopt_compression;
  return isMeshoptView(found) ? found : undefined;
}

const isMeshoptView = (value: unknown): value is MeshoptView => isObject(value);

/**
 * Whether the compressed bytes are there and unpack to what the view says. The decoder believes its sizes, so those
 * that the extension forbids never come to it.
 */
export function checkMeshoptView(
  view: GLTF.IBufferView,
  meshopt: MeshoptView,
  buffer: Uint8Array | undefined,
  place: string,
  problems: ProblemList,
): void {
  const { byteOffset = 0, byteLength, byteStride, count } = meshopt;
  const needs = byteOffset + byteLength;
  const has = buffer?.length ?? 0;
  if (needs > has) problems.add('modules.view-range', { place, needs, buffer: meshopt.buffer, has });
  if (count * byteStride !== view.byteLength || !isAllowed(meshopt)) {
    problems.add('modules.meshopt', { place });
  }
}

const FILTER_STRIDES: Readonly<Record<string, readonly number[]>> = {
  OCTAHEDRAL: [4, 8],
  QUATERNION: [8],
  COLOR: [4, 8],
};
/** Of EXT_meshopt_compression. */
const MAX_STRIDE = 256;

function isAllowed({ mode, filter = 'NONE', byteStride, count }: MeshoptView): boolean {
  if (mode !== 'ATTRIBUTES') {
    return filter === 'NONE' && [2, 4].includes(byteStride) && (mode === 'INDICES' || count % 3 === 0);
  }
  const isFit = byteStride % 4 === 0 && byteStride <= MAX_STRIDE;
  return isFit && (FILTER_STRIDES[filter]?.includes(byteStride) ?? true);
}
