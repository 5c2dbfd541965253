import { ByteBlocks } from './byte-blocks.ts';
import { joinParts } from './file-bytes.ts';
import type { FileMesh } from './gathered-mesh.ts';
import type { Lattice } from './lattice.ts';
import { COMPONENT, type ComponentType, type VertexAttribute, type VertexLayout } from './vertex-layout.ts';

/** The largest numbers of 16 bits, which stand for 1. */
const MOST_SIGNED = 32_767;
const MOST_UNSIGNED = 65_535;

/** Attributes begin at whole 32-bit numbers. */
const ALIGNMENT = 4;

/** Both hold two bytes a number. */
const SHORT_BYTES = 2;

/**
 * A mesh in whole numbers of 16 bits: positions in a lattice, directions and colours as parts of 1, texture coordinates
 * too where none lies outside the image. Needs the extension KHR_mesh_quantization.
 * @param mesh of floats, whose positions lie within the lattice
 */
export function quantiseMesh(mesh: FileMesh, lattice: Lattice): FileMesh {
  const { layout, vertexCount, indexCount, indices } = mesh;
  const floats = new Float32Array(joinParts(mesh.vertices).buffer);
  const short = shortLayout(layout, floats);
  const vertices = new DataView(new ArrayBuffer(short.stride * vertexCount));
  for (const [number, attribute] of short.attributes.entries()) {
    const from = layout.attributes[number];
    if (from) writeAttribute(floats, layout.stride, from, vertices, short.stride, attribute, lattice);
  }
  const blocks = new ByteBlocks();
  blocks.add(new Uint8Array(vertices.buffer));
  const bound = (values: readonly number[]): number[] =>
    values.map((value, axis) => toPosition(value, axis, lattice));
  return {
    layout: short,
    vertices: blocks,
    indices,
    vertexCount,
    indexCount,
    min: bound(mesh.min),
    max: bound(mesh.max),
  };
}

function shortLayout(layout: VertexLayout, floats: Float32Array): VertexLayout {
  let stride = 0;
  const attributes = layout.attributes.map((attribute): VertexAttribute => {
    const { semantic, size } = attribute;
    const offset = stride;
    if (semantic.startsWith('TEXCOORD_') && !staysInImage(floats, layout.stride, attribute)) {
      stride += size * Float32Array.BYTES_PER_ELEMENT;
      return { ...attribute, offset };
    }
    stride += Math.ceil((size * SHORT_BYTES) / ALIGNMENT) * ALIGNMENT;
    const isSigned = semantic === 'POSITION' || semantic === 'NORMAL' || semantic === 'TANGENT';
    const componentType = isSigned ? COMPONENT.short : COMPONENT.unsignedShort;
    return { semantic, size, componentType, isNormalized: true, offset };
  });
  return { attributes, stride };
}

function staysInImage(floats: Float32Array, stride: number, { size, offset }: VertexAttribute): boolean {
  const step = stride / Float32Array.BYTES_PER_ELEMENT;
  for (let at = offset / Float32Array.BYTES_PER_ELEMENT; at < floats.length; at += step) {
    for (let part = 0; part < size; part += 1) {
      const value = floats[at + part] ?? 0;
      if (value < 0 || value > 1) return false;
    }
  }
  return true;
}

function writeAttribute(
  floats: Float32Array,
  floatStride: number,
  from: VertexAttribute,
  to: DataView,
  stride: number,
  { semantic, size, componentType, offset }: VertexAttribute,
  lattice: Lattice,
): void {
  const step = floatStride / Float32Array.BYTES_PER_ELEMENT;
  let at = from.offset / Float32Array.BYTES_PER_ELEMENT;
  for (let vertex = offset; vertex < to.byteLength; vertex += stride, at += step) {
    for (let part = 0; part < size; part += 1) {
      const value = floats[at + part] ?? 0;
      const place = vertex + part * bytesOf(componentType);
      if (componentType === COMPONENT.float) to.setFloat32(place, value, true);
      else if (semantic === 'POSITION') to.setInt16(place, toPosition(value, part, lattice), true);
      else if (componentType === COMPONENT.short) to.setInt16(place, toWhole(value, -1, MOST_SIGNED), true);
      else to.setUint16(place, toWhole(value, 0, MOST_UNSIGNED), true);
    }
  }
}

const bytesOf = (componentType: ComponentType): number =>
  componentType === COMPONENT.float ? Float32Array.BYTES_PER_ELEMENT : SHORT_BYTES;

const toPosition = (value: number, axis: number, { centre, half }: Lattice): number =>
  toWhole((value - (centre[axis] ?? 0)) / half, -1, MOST_SIGNED);

const toWhole = (value: number, least: number, most: number): number =>
  Math.round(Math.min(1, Math.max(least, value)) * most);
