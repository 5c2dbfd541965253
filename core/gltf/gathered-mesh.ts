import { ByteBlocks } from './byte-blocks.ts';
import type { VertexLayout } from './vertex-layout.ts';

/** A mesh in the form in which a file holds it. */
export interface FileMesh {
  readonly layout: VertexLayout;
  /** Interleaved as the layout says. */
  readonly vertices: ByteBlocks;
  /** 32-bit, three a triangle. */
  readonly indices: ByteBlocks;
  readonly vertexCount: number;
  readonly indexCount: number;
  /** Of the positions as they are written, x, y, z. */
  readonly min: readonly number[];
  readonly max: readonly number[];
}

/** Meshes joined into one as they come, in 32-bit floats; the meshes may go at once. */
export class GatheredMesh implements FileMesh {
  readonly layout: VertexLayout;
  readonly vertices = new ByteBlocks();
  readonly indices = new ByteBlocks();
  /** In metres. */
  readonly min = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  readonly max = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];

  /** @param layout of floats alone */
  constructor(layout: VertexLayout) {
    this.layout = layout;
  }

  get vertexCount(): number {
    return this.vertices.length / this.layout.stride;
  }

  get indexCount(): number {
    return this.indices.length / Uint32Array.BYTES_PER_ELEMENT;
  }

  /** @param streams the numbers of each attribute of the layout, in its order: the positions, in metres, first */
  add(streams: readonly Float32Array[], indices: Uint32Array): void {
    const first = this.vertexCount;
    this.indices.add(bytesOf(indices.map((index) => first + index)));
    this.vertices.add(bytesOf(interleave(streams, this.layout)));
    if (streams[0]) this.stretch(streams[0]);
  }

  private stretch(positions: Float32Array): void {
    const { min, max } = this;
    for (let at = 0; at < positions.length; at += 1) {
      const axis = at % 3;
      const value = positions[at] ?? 0;
      min[axis] = Math.min(min[axis] ?? value, value);
      max[axis] = Math.max(max[axis] ?? value, value);
    }
  }
}

function interleave(streams: readonly Float32Array[], { attributes, stride }: VertexLayout): Float32Array {
  const step = stride / Float32Array.BYTES_PER_ELEMENT;
  const count = (streams[0]?.length ?? 0) / 3;
  const vertices = new Float32Array(count * step);
  for (const [number, { size, offset }] of attributes.entries()) {
    const values = streams[number];
    if (values?.length !== count * size) throw new RangeError(`Attribute ${number} does not fit its layout.`);
    let to = offset / Float32Array.BYTES_PER_ELEMENT;
    for (let from = 0; from < values.length; from += size, to += step) {
      for (let part = 0; part < size; part += 1) vertices[to + part] = values[from + part] ?? 0;
    }
  }
  return vertices;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array | Uint32Array): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
