import type { GLTF } from '@gltf-transform/core';
import { ByteBlocks } from './byte-blocks.ts';
import type { GatheredMesh } from './gathered-mesh.ts';

/** The largest number of vertices that 16-bit indices can name; glTF keeps the highest index for itself. */
const MAX_SHORT_VERTICES = 65_535;

/** Numbers of the glTF specification, section 5. */
const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const UNSIGNED_INT = 5125;
const ARRAY_BUFFER = 34_962;
const ELEMENT_ARRAY_BUFFER = 34_963;

/** Bytes from one vertex to the next, and to its normal and its texture coordinates. */
const STRIDE = 32;
const NORMAL_AT = 12;
const UV_AT = 24;

/** A mesh of the file, without its bytes. */
interface Placed {
  readonly vertices: number;
  readonly indices: number;
  readonly isShort: boolean;
  /** Bytes from the first vertex, and from the first index, of the file. */
  readonly verticesAt: number;
  readonly indicesAt: number;
  readonly min: number[];
  readonly max: number[];
}

/**
 * The geometry of a file: the vertices of all meshes, then the indices of all. It is kept from the library that writes
 * the rest, which would hold it three times over.
 */
export class LevelGeometry {
  private readonly vertices = new ByteBlocks();
  private readonly indices = new ByteBlocks();
  private readonly placed: Placed[] = [];

  /** In the order of the file. */
  get parts(): readonly Uint8Array<ArrayBuffer>[] {
    return [...this.vertices.parts, ...this.indices.parts];
  }

  /** A multiple of four. */
  get byteLength(): number {
    return this.vertices.length + this.indices.length;
  }

  get vertexCount(): number {
    return this.placed.reduce((sum, { vertices }) => sum + vertices, 0);
  }

  get triangleCount(): number {
    return this.placed.reduce((sum, { indices }) => sum + indices / 3, 0);
  }

  /** Adds the next mesh, of at least one triangle. */
  add(mesh: GatheredMesh): void {
    const { vertexCount: vertices, indexCount: indices, min, max } = mesh;
    const isShort = vertices <= MAX_SHORT_VERTICES;
    const [verticesAt, indicesAt] = [this.vertices.length, this.indices.length];
    this.placed.push({ vertices, indices, isShort, verticesAt, indicesAt, min, max });
    for (const part of mesh.vertices.parts) this.vertices.add(part);
    for (const part of mesh.indices.parts) this.indices.add(isShort ? shorten(part) : part);
    // Each accessor begins at a whole 32-bit number.
    const over = this.indices.length % Uint32Array.BYTES_PER_ELEMENT;
    if (over > 0) this.indices.add(new Uint8Array(Uint32Array.BYTES_PER_ELEMENT - over));
  }

  /**
   * Describes the geometry in a file's JSON.
   * @param json its meshes are those that were added, in that order, each of one primitive
   * @param start where in the file's buffer the geometry is to be, in bytes
   */
  describe(json: GLTF.IGLTF, start: number): void {
    if (this.placed.length === 0) return;
    const views = [...(json.bufferViews ?? [])];
    const accessors: GLTF.IAccessor[] = [];
    const indexView = views.length + this.placed.length;
    for (const [number, mesh] of this.placed.entries()) {
      const primitive = json.meshes?.[number]?.primitives[0];
      if (!primitive) throw new Error(`The file has no mesh ${number} to be given its geometry.`);
      primitive.attributes = {
        POSITION: accessors.length,
        NORMAL: accessors.length + 1,
        TEXCOORD_0: accessors.length + 2,
      };
      primitive.indices = accessors.length + 3;
      accessors.push(...accessorsOf(mesh, views.length, indexView));
      views.push({
        buffer: 0,
        byteOffset: start + mesh.verticesAt,
        byteLength: mesh.vertices * STRIDE,
        byteStride: STRIDE,
        target: ARRAY_BUFFER,
      });
    }
    views.push({
      buffer: 0,
      byteOffset: start + this.vertices.length,
      byteLength: this.indices.length,
      target: ELEMENT_ARRAY_BUFFER,
    });
    json.accessors = accessors;
    json.bufferViews = views;
  }
}

function accessorsOf(mesh: Placed, vertexView: number, indexView: number): GLTF.IAccessor[] {
  const { vertices, indices, isShort, indicesAt, min, max } = mesh;
  const attribute = { bufferView: vertexView, componentType: FLOAT, count: vertices } as const;
  return [
    { ...attribute, type: 'VEC3', byteOffset: 0, min, max },
    { ...attribute, type: 'VEC3', byteOffset: NORMAL_AT },
    { ...attribute, type: 'VEC2', byteOffset: UV_AT },
    {
      bufferView: indexView,
      byteOffset: indicesAt,
      componentType: isShort ? UNSIGNED_SHORT : UNSIGNED_INT,
      count: indices,
      type: 'SCALAR',
    },
  ];
}

/** 32-bit numbers, of which each is below 65,536, as 16-bit ones. */
function shorten({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Uint8Array {
  const long = new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT);
  return new Uint8Array(Uint16Array.from(long).buffer);
}
