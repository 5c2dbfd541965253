import type { GLTF, JSONDocument } from '@gltf-transform/core';
import { isOfTriangles } from './check-primitives.ts';
import { type DracoPrimitive, findDraco } from './draco-data.ts';
import { findMeshopt } from './meshopt-view.ts';
import { findTextureImage } from './module-images.ts';
import { MAX_UV_SETS } from './module-limits.ts';
import { parseModuleUri } from './module-uris.ts';
import type { OpenedModule } from './open-module.ts';
import { ownedBytes } from './owned-bytes.ts';
import { PickedEntries } from './picked-entries.ts';
import { makeSoundMaterial } from './sound-material.ts';
import { LOOK_EXTENSIONS } from './supported-extensions.ts';

/**
 * A module cut down to what is used of it, for the library to read: the meshes that are placed, the accessors that
 * these and the copies of nodes name, and the materials. Nodes, skins and animations never come to it, so that nothing
 * of them can trouble it, and it unpacks nothing that nobody sees.
 */
export class PlainJson {
  private readonly opened: OpenedModule;
  private readonly meshes: PickedEntries<GLTF.IMesh>;
  private readonly accessors: PickedEntries<GLTF.IAccessor>;
  private readonly views: PickedEntries<GLTF.IBufferView>;

  /** @param opened checked */
  constructor(opened: OpenedModule) {
    this.opened = opened;
    this.meshes = new PickedEntries(opened.json.meshes);
    this.accessors = new PickedEntries(opened.json.accessors);
    this.views = new PickedEntries(opened.json.bufferViews);
  }

  /** All of the file, sound. */
  get materials(): GLTF.IMaterial[] {
    return (this.opened.json.materials ?? []).map(makeSoundMaterial);
  }

  /** Notes that a mesh is used, and where it will stand in the library's list. */
  takeMesh(index: number): number {
    return this.meshes.take(index);
  }

  takeAccessor(index: number): number {
    return this.accessors.take(index);
  }

  /** The accessors that have been taken, by their index in the file. */
  takenAccessors(): readonly (readonly [number, GLTF.IAccessor])[] {
    return this.accessors.taken;
  }

  /** All that has been taken. Nothing can be taken after it. */
  build(): JSONDocument {
    const { json } = this.opened;
    const meshes = this.meshes.picked.map(({ name, primitives }) => ({
      ...(name !== undefined && { name }),
      primitives: primitives.filter(isOfTriangles).map((primitive) => this.primitive(primitive)),
    }));
    const accessors = this.accessors.picked.map((accessor) => this.accessor(accessor));
    const images = this.images();
    return {
      json: {
        asset: { ...json.asset, version: '2.0' },
        extensionsUsed: this.extensions(),
        buffers: this.opened.buffers.map((bytes, at) => ({
          uri: bufferName(at),
          byteLength: bytes?.length ?? 0,
        })),
        bufferViews: this.views.picked.map(plainView),
        accessors,
        meshes,
        materials: this.materials,
        samplers: json.samplers ?? [],
        ...images,
      },
      resources: Object.fromEntries(this.resources()),
    };
  }

  private primitive(primitive: GLTF.IMeshPrimitive): GLTF.IMeshPrimitive {
    const { attributes, indices, mode, material } = primitive;
    const read = Object.entries(attributes).filter(([name]) => isRead(name));
    const draco = findDraco(primitive);
    return {
      attributes: Object.fromEntries(read.map(([name, at]) => [name, this.accessors.take(at)])),
      ...(indices !== undefined && { indices: this.accessors.take(indices) }),
      ...(mode !== undefined && { mode }),
      ...(material !== undefined && { material }),
      ...(draco && { extensions: { KHR_draco_mesh_compression: this.draco(draco, attributes) } }),
    };
  }

  private draco(
    { bufferView, attributes }: DracoPrimitive,
    own: Readonly<Record<string, number>>,
  ): DracoPrimitive {
    const read = Object.entries(attributes).filter(([name]) => isRead(name) && Object.hasOwn(own, name));
    return { bufferView: this.views.take(bufferView), attributes: Object.fromEntries(read) };
  }

  private accessor({ bufferView, sparse, byteOffset, ...rest }: GLTF.IAccessor): GLTF.IAccessor {
    const { name: _, extras: __, extensions: ___, ...plain } = rest;
    return {
      ...plain,
      byteOffset: byteOffset ?? 0,
      ...(bufferView !== undefined && { bufferView: this.views.take(bufferView) }),
      ...(sparse && {
        sparse: {
          count: sparse.count,
          indices: this.sparsePart(sparse.indices),
          values: this.sparsePart(sparse.values),
        },
      }),
    };
  }

  /** The library takes the offset of the accessor where these say none. */
  private sparsePart<T extends { bufferView: number; byteOffset?: number }>(part: T): T {
    return { ...part, byteOffset: part.byteOffset ?? 0, bufferView: this.views.take(part.bufferView) };
  }

  /** Images by the bytes that were looked at, whatever the file calls them. One that nothing shows is not among them. */
  private images(): Pick<GLTF.IGLTF, 'images' | 'textures'> {
    const { json } = this.opened;
    const kept = [...this.opened.images.keys()];
    const images = kept.map((index) => ({
      name: imageName(json.images?.[index]),
      uri: imageUri(index),
      mimeType: this.opened.images.get(index)?.type ?? '',
    }));
    const textures = (json.textures ?? []).map((texture) => {
      const source = kept.indexOf(findTextureImage(texture) ?? -1);
      return { ...(texture.sampler !== undefined && { sampler: texture.sampler }), source };
    });
    return { images, textures };
  }

  private *resources(): Generator<[string, Uint8Array<ArrayBuffer>]> {
    const { buffers, images } = this.opened;
    for (const [at, bytes] of buffers.entries())
      yield [bufferName(at), ownedBytes(bytes ?? new Uint8Array())];
    for (const [index, { bytes }] of images) yield [imageUri(index), ownedBytes(bytes)];
  }

  private extensions(): string[] {
    const used = this.opened.json.extensionsUsed ?? [];
    const looks = LOOK_EXTENSIONS.filter((name) => used.includes(name));
    const isPacked = this.views.picked.some((view) => findMeshopt(view));
    const hasDraco = this.meshes.picked.some(({ primitives }) => primitives.some(usesDraco));
    return [
      ...looks,
      ...(isPacked ? ['EXT_meshopt_compression'] : []),
      ...(hasDraco ? ['KHR_draco_mesh_compression'] : []),
    ];
  }
}

const usesDraco = (primitive: GLTF.IMeshPrimitive): boolean => findDraco(primitive) !== undefined;

const TEXCOORD = /^TEXCOORD_(\d)$/;

function isRead(attribute: string): boolean {
  const set = TEXCOORD.exec(attribute)?.[1];
  if (set !== undefined) return Number(set) < MAX_UV_SETS;
  return ['POSITION', 'NORMAL', 'TANGENT', 'COLOR_0'].includes(attribute);
}

/** The library knows compression by one of its two names; the decoder knows what both can say. */
function plainView(view: GLTF.IBufferView): GLTF.IBufferView {
  const { buffer, byteOffset, byteLength, byteStride } = view;
  const meshopt = findMeshopt(view);
  return {
    buffer,
    byteLength,
    ...(byteOffset !== undefined && { byteOffset }),
    ...(byteStride !== undefined && { byteStride }),
    ...(meshopt && { extensions: { EXT_meshopt_compression: meshopt } }),
  };
}

const bufferName = (index: number): string => `buffer-${index}`;
const imageUri = (index: number): string => `image-${index}`;

/** What an image is called, by its file where it has no name. */
function imageName(image: GLTF.IImage | undefined): string {
  const { name, uri = '' } = image ?? {};
  const meaning = parseModuleUri(uri);
  if (name !== undefined || meaning.kind !== 'file') return name ?? '';
  return meaning.name.replace(/^.*\//, '').replace(/\.[^.]*$/, '');
}
