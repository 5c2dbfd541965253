import type { GLTF } from '@gltf-transform/core';
import type { VertexLayout } from './vertex-layout.ts';

/** Numbers of the glTF specification, section 5. */
const ARRAY_BUFFER = 34_962;
const ELEMENT_ARRAY_BUFFER = 34_963;

export const MESHOPT_EXTENSION = 'EXT_meshopt_compression';

/** The buffer that compressed geometry would fill if it were unpacked; no file holds it. */
const UNPACKED_BUFFER = 1;

/** The geometry of a primitive in a file, without its bytes. */
export interface GeometryPlace {
  readonly layout: VertexLayout;
  readonly vertices: number;
  readonly indices: number;
  /** Bytes of an index. */
  readonly indexSize: 2 | 4;
  /** Bytes from the first vertex, and from the first index, of the file, and how many there are. */
  readonly verticesAt: number;
  readonly verticesLength: number;
  readonly indicesAt: number;
  readonly indicesLength: number;
  /** Of the positions. */
  readonly min: readonly number[];
  readonly max: readonly number[];
}

/** Where in the file's buffer the vertices and the indices of all primitives are, in bytes. */
export interface GeometryBlocks {
  readonly verticesAt: number;
  readonly indicesAt: number;
  readonly indicesLength: number;
}

export interface GeometryViews {
  /** Those of the vertices, one a primitive, then those of the indices. */
  readonly views: readonly GLTF.IBufferView[];
  /** In bytes, of the buffer that unpacking fills; 0 where nothing is packed. */
  readonly unpackedLength: number;
}

/** Geometry as it is: all indices are one view. */
export function plainViews(places: readonly GeometryPlace[], blocks: GeometryBlocks): GeometryViews {
  const vertices = places.map(({ layout: { stride }, vertices, verticesAt }) => ({
    buffer: 0,
    byteOffset: blocks.verticesAt + verticesAt,
    byteLength: vertices * stride,
    byteStride: stride,
    target: ARRAY_BUFFER,
  }));
  const indices = {
    buffer: 0,
    byteOffset: blocks.indicesAt,
    byteLength: blocks.indicesLength,
    target: ELEMENT_ARRAY_BUFFER,
  };
  return { views: [...vertices, indices], unpackedLength: 0 };
}

/** Compressed geometry: each view says where it would lie unpacked and, in the extension, where it lies. */
export function packedViews(places: readonly GeometryPlace[], blocks: GeometryBlocks): GeometryViews {
  let unpackedLength = 0;
  const unpack = (byteLength: number): Pick<GLTF.IBufferView, 'buffer' | 'byteOffset' | 'byteLength'> => {
    const byteOffset = unpackedLength;
    unpackedLength += Math.ceil(byteLength / 4) * 4;
    return { buffer: UNPACKED_BUFFER, byteOffset, byteLength };
  };
  const vertices = places.map(({ layout: { stride }, vertices: count, verticesAt, verticesLength }) => ({
    ...unpack(count * stride),
    byteStride: stride,
    target: ARRAY_BUFFER,
    extensions: packed(blocks.verticesAt + verticesAt, verticesLength, count, stride, 'ATTRIBUTES'),
  }));
  const indices = places.map(({ indices: count, indexSize, indicesAt, indicesLength }) => ({
    ...unpack(count * indexSize),
    target: ELEMENT_ARRAY_BUFFER,
    extensions: packed(blocks.indicesAt + indicesAt, indicesLength, count, indexSize, 'TRIANGLES'),
  }));
  return { views: [...vertices, ...indices], unpackedLength };
}

const packed = (
  byteOffset: number,
  byteLength: number,
  count: number,
  byteStride: number,
  mode: string,
): Record<string, object> => ({
  [MESHOPT_EXTENSION]: { buffer: 0, byteOffset, byteLength, byteStride, count, mode },
});
