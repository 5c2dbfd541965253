import type { GLTF } from '@gltf-transform/core';
import { ByteBlocks } from './byte-blocks.ts';
import { joinParts } from './file-bytes.ts';
import type { FileMesh } from './gathered-mesh.ts';
import { type GeometryPlace, MESHOPT_EXTENSION, packedViews, plainViews } from './geometry-views.ts';
import { type MeshEncoder, reorderMesh } from './mesh-encoder.ts';
import { COMPONENT } from './vertex-layout.ts';

/** The largest number of vertices that 16-bit indices can name; glTF keeps the highest index for itself. */
const MAX_SHORT_VERTICES = 65_535;

type Parts = readonly Uint8Array<ArrayBuffer>[];

/**
 * The geometry of a file: the vertices of all meshes, then the indices of all. It is kept from the library that writes
 * the rest, which would hold it three times over.
 */
export class LevelGeometry {
  private readonly vertices = new ByteBlocks();
  private readonly indices = new ByteBlocks();
  private readonly placed: GeometryPlace[] = [];
  private readonly encoder: MeshEncoder | null;

  /** @param encoder compresses what is added; null for a file as every reader reads it */
  constructor(encoder: MeshEncoder | null = null) {
    this.encoder = encoder;
  }

  /** In the order of the file. */
  get parts(): Parts {
    return [...this.vertices.parts, ...this.indices.parts];
  }

  /** A multiple of four. */
  get byteLength(): number {
    return this.vertices.length + this.indices.length;
  }

  get vertexCount(): number {
    return this.placed.reduce((sum, { vertices }) => sum + vertices, 0);
  }

  /** Adds the geometry of the next primitive, of at least one triangle. */
  add(given: FileMesh): void {
    const mesh = this.encoder ? reorderMesh(given, this.encoder) : given;
    const { layout, vertexCount: vertices, indexCount: indices, min, max } = mesh;
    const indexSize = vertices <= MAX_SHORT_VERTICES ? 2 : 4;
    const indexParts = indexSize === 2 ? mesh.indices.parts.map(shorten) : mesh.indices.parts;
    const packedVertices = this.pack(mesh.vertices.parts, vertices, layout.stride, 'ATTRIBUTES');
    const packedIndices = this.pack(indexParts, indices, indexSize, 'TRIANGLES');
    const [verticesAt, verticesLength] = append(this.vertices, packedVertices);
    const [indicesAt, indicesLength] = append(this.indices, packedIndices);
    const at = { verticesAt, verticesLength, indicesAt, indicesLength };
    this.placed.push({ layout, vertices, indices, indexSize, ...at, min, max });
  }

  /**
   * Describes the geometry in a file's JSON.
   * @param json its primitives are those that were added, mesh by mesh in that order
   * @param start where in the file's buffer the geometry is to be, in bytes
   * @returns the buffers that the file names besides its own and does not hold
   */
  describe(json: GLTF.IGLTF, start: number): readonly GLTF.IBuffer[] {
    if (this.placed.length === 0) return [];
    const isPacked = this.encoder !== null;
    const blocks = {
      verticesAt: start,
      indicesAt: start + this.vertices.length,
      indicesLength: this.indices.length,
    };
    const { views, unpackedLength } = (isPacked ? packedViews : plainViews)(this.placed, blocks);
    const accessors = [...(json.accessors ?? [])];
    const firstView = json.bufferViews?.length ?? 0;
    const indexView = firstView + this.placed.length;
    for (const [number, primitive] of primitivesOf(json, this.placed.length).entries()) {
      const place = this.placed[number];
      if (!place) break;
      const { attributes } = place.layout;
      primitive.attributes = Object.fromEntries(
        attributes.map(({ semantic }, index) => [semantic, accessors.length + index]),
      );
      primitive.indices = accessors.length + attributes.length;
      accessors.push(...attributeAccessors(place, firstView + number));
      accessors.push(
        isPacked
          ? indexAccessor(place, indexView + number, 0)
          : indexAccessor(place, indexView, place.indicesAt),
      );
    }
    json.accessors = accessors;
    json.bufferViews = [...(json.bufferViews ?? []), ...views];
    return isPacked ? [declarePacked(json, unpackedLength)] : [];
  }

  private pack(parts: Parts, count: number, size: number, mode: string): Parts {
    if (!this.encoder) return parts;
    return [Uint8Array.from(this.encoder.encodeGltfBuffer(joinParts({ parts }), count, size, mode))];
  }
}

/** Each accessor begins at a whole 32-bit number. Returns where the parts begin and how many bytes they have. */
function append(blocks: ByteBlocks, parts: Parts): [at: number, length: number] {
  const at = blocks.length;
  for (const part of parts) blocks.add(part);
  const length = blocks.length - at;
  const over = blocks.length % Uint32Array.BYTES_PER_ELEMENT;
  if (over > 0) blocks.add(new Uint8Array(Uint32Array.BYTES_PER_ELEMENT - over));
  return [at, length];
}

/** Those that the library wrote without geometry; lines have theirs from it. */
function primitivesOf({ meshes = [] }: GLTF.IGLTF, wanted: number): GLTF.IMeshPrimitive[] {
  const primitives = meshes
    .flatMap((mesh) => mesh.primitives)
    .filter(({ attributes }) => Object.keys(attributes).length === 0);
  if (primitives.length === wanted) return primitives;
  throw new Error(`The file has ${primitives.length} primitives, and geometry for ${wanted}.`);
}

const attributeAccessors = (
  { layout, vertices, min, max }: GeometryPlace,
  bufferView: number,
): GLTF.IAccessor[] =>
  layout.attributes.map(({ size, componentType, isNormalized, offset }, index) => ({
    bufferView,
    componentType,
    count: vertices,
    type: `VEC${size}`,
    byteOffset: offset,
    ...(isNormalized && { normalized: true }),
    ...(index === 0 && { min: [...min], max: [...max] }),
  }));

const indexAccessor = (
  { indexSize, indices }: GeometryPlace,
  bufferView: number,
  byteOffset: number,
): GLTF.IAccessor => ({
  bufferView,
  byteOffset,
  componentType: indexSize === 2 ? COMPONENT.unsignedShort : COMPONENT.unsignedInt,
  count: indices,
  type: 'SCALAR',
});

/** What is unpacked has a buffer, though no file holds it, as the extension wants. */
function declarePacked(json: GLTF.IGLTF, byteLength: number): GLTF.IBuffer {
  json.extensionsUsed = [...(json.extensionsUsed ?? []), MESHOPT_EXTENSION];
  json.extensionsRequired = [...(json.extensionsRequired ?? []), MESHOPT_EXTENSION];
  return { byteLength, extensions: { [MESHOPT_EXTENSION]: { fallback: true } } };
}

/** 32-bit numbers, of which each is below 65,536, as 16-bit ones. */
function shorten({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const long = new Uint32Array(buffer, byteOffset, byteLength / Uint32Array.BYTES_PER_ELEMENT);
  return new Uint8Array(Uint16Array.from(long).buffer);
}
