import type { ImageType } from '../images/image-header.ts';
import type { Vec2 } from '../math/vec2.ts';
import type { Vec3 } from '../math/vec3.ts';
import type { TextKey, TextParams } from '../text/text.ts';

/**
 * An artist's module as plain data: its file with all node transforms applied, one mesh a material. Right-handed, +Y
 * up, metres, triangles counter-clockwise from outside. Everything else of the program works on this.
 */
export interface ModuleModel {
  readonly meshes: readonly ModuleMesh[];
  readonly materials: readonly ModuleMaterial[];
  readonly images: readonly ModuleImage[];
  /** Of all meshes, in metres. A module without triangles does not exist: reading one is refused. */
  readonly bounds: Bounds;
}

export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

export interface ModuleMesh {
  /** Readable; not unique. */
  readonly name: string;
  /** Index of its material; null for glTF's default one. */
  readonly material: number | null;
  readonly vertices: ModuleVertices;
}

/** Typed arrays of one mesh, all of as many vertices. */
export interface ModuleVertices {
  /** x, y, z a vertex, in metres. */
  readonly positions: Float32Array;
  /** Unit x, y, z a vertex. */
  readonly normals: Float32Array;
  /** Unit x, y, z and the sign of the bitangent; only where the file has them. */
  readonly tangents?: Float32Array;
  /** u, v a vertex, for each set of the file; v runs down the image, as in glTF. */
  readonly uvs: readonly Float32Array[];
  /** Linear red, green, blue, alpha a vertex. */
  readonly colors?: Float32Array;
  /** Three a triangle. */
  readonly indices: Uint32Array;
}

/** A metallic-roughness material of glTF 2.0, by that specification's names and defaults. */
export interface ModuleMaterial {
  readonly name: string;
  /** Linear red, green, blue and alpha. */
  readonly baseColor: readonly [number, number, number, number];
  readonly metallic: number;
  readonly roughness: number;
  /** Linear; its strength (KHR_materials_emissive_strength) is multiplied in. */
  readonly emissive: Vec3;
  readonly alphaMode: 'OPAQUE' | 'MASK' | 'BLEND';
  readonly alphaCutoff: number;
  readonly isDoubleSided: boolean;
  /** KHR_materials_unlit: the base colour as it is. */
  readonly isUnlit: boolean;
  readonly normalScale: number;
  readonly occlusionStrength: number;
  readonly baseColorTexture: ModuleTexture | null;
  readonly metallicRoughnessTexture: ModuleTexture | null;
  readonly normalTexture: ModuleTexture | null;
  readonly occlusionTexture: ModuleTexture | null;
  readonly emissiveTexture: ModuleTexture | null;
}

/** How a material uses an image. */
export interface ModuleTexture {
  /** Index of the image. */
  readonly image: number;
  /** Which set of texture coordinates. */
  readonly uvSet: number;
  /** KHR_texture_transform: offset, rotation in radians counter-clockwise, scale. */
  readonly offset: Vec2;
  readonly rotation: number;
  readonly scale: Vec2;
  readonly wrapU: TextureWrap;
  readonly wrapV: TextureWrap;
  /** Numbers of the glTF specification; null where the file leaves the filter to the program. */
  readonly minFilter: number | null;
  readonly magFilter: number | null;
}

export type TextureWrap = 'repeat' | 'mirror' | 'clamp';

export interface ModuleImage {
  readonly name: string;
  readonly type: ImageType;
  readonly bytes: Uint8Array;
}

/** Something of a module's file that is used otherwise than the file says, or not at all. */
export interface ModuleNotice {
  readonly code: TextKey;
  readonly params: TextParams;
}
