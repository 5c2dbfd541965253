import type { GLTF } from '@gltf-transform/core';
import { COMPONENT_BYTES, ELEMENT_SIZES } from './gltf-shape.ts';
import { checkMeshoptView, findMeshopt } from './meshopt-view.ts';
import { inMegabytes, MAX_ACCESSOR_BYTES, MAX_UNBACKED_BYTES, MAX_UNBACKED_TOTAL } from './module-limits.ts';
import type { ProblemList } from './problem-list.ts';

type Buffers = readonly (Uint8Array | undefined)[];

/**
 * Whether every bufferView lies in its buffer, and the buffer has bytes.
 * @param buffers the bytes that there are
 * @param hasBinary whether there is a binary chunk, which is the first buffer
 */
export function checkBufferViews(
  json: GLTF.IGLTF,
  buffers: Buffers,
  hasBinary: boolean,
  problems: ProblemList,
): void {
  const read = new Set<number>();
  for (const [index, view] of (json.bufferViews ?? []).entries()) {
    const place = `bufferViews[${index}]`;
    const meshopt = findMeshopt(view);
    if (meshopt) checkMeshoptView(view, meshopt, buffers[meshopt.buffer], place, problems);
    else {
      const { buffer, byteOffset = 0, byteLength } = view;
      const [needs, has] = [byteOffset + byteLength, json.buffers?.[buffer]?.byteLength ?? 0];
      if (needs > has) problems.add('modules.view-range', { place, needs, buffer, has });
      read.add(buffer);
    }
  }
  for (const buffer of read) {
    // Of the others it has been said already why their bytes are not there.
    const isBare = json.buffers?.[buffer]?.uri === undefined && (buffer > 0 || !hasBinary);
    if (isBare && !buffers[buffer]) problems.add('modules.buffer-empty', { place: `buffers[${buffer}]` });
  }
}

/** Whether all numbers that accessors claim are in the file, and are no more than can be held. */
export function checkAccessors(json: GLTF.IGLTF, problems: ProblemList): void {
  let total = 0;
  let unbacked = 0;
  for (const [index, accessor] of (json.accessors ?? []).entries()) {
    const place = `accessors[${index}]`;
    const bytes = accessor.count * elementBytes(accessor);
    total += bytes;
    if (accessor.bufferView !== undefined) checkRange(accessor, accessor.bufferView, json, place, problems);
    if (accessor.bufferView === undefined || accessor.sparse) {
      unbacked += bytes;
      if (bytes > MAX_UNBACKED_BYTES) addTooLarge(problems, place, bytes, MAX_UNBACKED_BYTES);
    }
    if (accessor.sparse) checkSparse(accessor, accessor.sparse, json, place, problems);
  }
  if (total > MAX_ACCESSOR_BYTES) addTooLarge(problems, 'accessors', total, MAX_ACCESSOR_BYTES);
  if (unbacked > MAX_UNBACKED_TOTAL) addTooLarge(problems, 'accessors', unbacked, MAX_UNBACKED_TOTAL);
}

const addTooLarge = (problems: ProblemList, place: string, bytes: number, limit: number): void =>
  problems.add('modules.too-many-numbers', { place, size: inMegabytes(bytes), limit: inMegabytes(limit) });

type Elements = Pick<GLTF.IAccessor, 'componentType' | 'type'>;

/** Bytes of one element, without what stands between elements. */
const elementBytes = ({ componentType, type }: Elements): number =>
  (COMPONENT_BYTES.get(componentType) ?? 0) * (ELEMENT_SIZES.get(type) ?? 0);

function checkRange(
  elements: Elements & Pick<GLTF.IAccessor, 'byteOffset' | 'count'>,
  bufferView: number,
  json: GLTF.IGLTF,
  place: string,
  problems: ProblemList,
): void {
  const view = json.bufferViews?.[bufferView];
  const size = elementBytes(elements);
  const stride = view?.byteStride ?? size;
  if (stride < size) problems.add('modules.stride', { place, bufferView, stride, size });
  const needs = (elements.byteOffset ?? 0) + stride * (elements.count - 1) + size;
  const has = view?.byteLength ?? 0;
  if (needs > has) problems.add('modules.accessor-range', { place, needs, bufferView, has });
}

function checkSparse(
  accessor: GLTF.IAccessor,
  { count, indices, values }: GLTF.IAccessorSparse,
  json: GLTF.IGLTF,
  place: string,
  problems: ProblemList,
): void {
  const { componentType, type } = accessor;
  if (count > accessor.count) problems.add('modules.sparse-count', { place, count, of: accessor.count });
  const numbering = { ...indices, type: 'SCALAR' as const, count };
  checkRange(numbering, indices.bufferView, json, `${place}.sparse.indices`, problems);
  checkRange(
    { ...values, componentType, type, count },
    values.bufferView,
    json,
    `${place}.sparse.values`,
    problems,
  );
}
