import { Document, type Material, NodeIO } from '@gltf-transform/core';
import { linearColor } from '../../../core/math/linear-color.ts';
import type { Paint } from './palette.ts';
import type { Part } from './part.ts';
import { verticesOf } from './vertices.ts';

/** A module before it is a file. */
export interface ModuleDesign {
  readonly name: string;
  readonly parts: readonly Part[];
}

const LICENCE = 'CC0 1.0';

/** A module as a glTF document: one node and mesh, a primitive a material. */
export function describeModule(
  { name, parts }: ModuleDesign,
  images: Readonly<Record<string, Uint8Array>>,
): Document {
  const document = new Document();
  document.getRoot().getAsset()['copyright'] = LICENCE;
  const buffer = document.createBuffer(name);
  const mesh = document.createMesh(name);
  const textures = new Map<string, ReturnType<Document['createTexture']>>();
  const textureOf = (file: string) => {
    const bytes = images[file];
    if (!bytes) throw new Error(`there is no image "${file}"`);
    const known =
      textures.get(file) ?? document.createTexture().setURI(file).setMimeType('image/png').setImage(bytes);
    textures.set(file, known);
    return known;
  };
  const accessor = (
    type: 'VEC2' | 'VEC3' | 'VEC4' | 'SCALAR',
    array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>,
  ) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  for (const paint of new Set(parts.map((each) => each.paint))) {
    const ofPaint = parts.filter((each) => each.paint === paint);
    const { positions, normals, uvs, tangents, colors, indices } = verticesOf(ofPaint);
    const primitive = document
      .createPrimitive()
      .setAttribute('POSITION', accessor('VEC3', positions))
      .setAttribute('NORMAL', accessor('VEC3', normals))
      .setIndices(accessor('SCALAR', indices))
      .setMaterial(describePaint(document.createMaterial(paint.name), paint, textureOf));
    if (uvs) primitive.setAttribute('TEXCOORD_0', accessor('VEC2', uvs));
    if (tangents) primitive.setAttribute('TANGENT', accessor('VEC4', tangents));
    if (colors) primitive.setAttribute('COLOR_0', accessor('VEC3', colors));
    mesh.addPrimitive(primitive);
  }
  document.createScene(name).addChild(document.createNode(name).setMesh(mesh));
  return document;
}

function describePaint(
  material: Material,
  { color, roughness, metallic, glow, opacity, image, normals }: Paint,
  textureOf: (file: string) => ReturnType<Document['createTexture']>,
): Material {
  material
    .setBaseColorFactor([...linearColor(color), opacity ?? 1])
    .setRoughnessFactor(roughness)
    .setMetallicFactor(metallic);
  if (glow !== undefined) material.setEmissiveFactor(linearColor(glow));
  if (opacity !== undefined) material.setAlphaMode('BLEND');
  if (image !== undefined) material.setBaseColorTexture(textureOf(image));
  if (normals !== undefined) material.setNormalTexture(textureOf(normals));
  return material;
}

/** One file with everything in it. */
export const writeGlb = (document: Document): Promise<Uint8Array> => new NodeIO().writeBinary(document);

/** A .gltf with its .bin and images beside it, by file name. */
export async function writeGltf(
  document: Document,
  name: string,
): Promise<Readonly<Record<string, Uint8Array>>> {
  for (const buffer of document.getRoot().listBuffers()) buffer.setURI(`${name}.bin`);
  const { json, resources } = await new NodeIO().writeJSON(document);
  return { [`${name}.gltf`]: new TextEncoder().encode(`${JSON.stringify(json, null, 2)}\n`), ...resources };
}
