import { type Buffer, type Document, Format } from '@gltf-transform/core';
import { EXTTextureWebP } from '@gltf-transform/extensions';
import { joinParts } from '../file-bytes.ts';
import { frameGlb } from '../frame-glb.ts';
import { makeModuleIo } from './module-document.ts';
import type { JoinedMesh } from './place-module.ts';

const GENERATOR = 'Levelwright';
const WEBP = 'image/webp';

/**
 * The .glb of meshes with the materials they have in a document. What else is in the document is thrown away: it is of
 * no use afterwards.
 * @param meshes at least one
 */
export async function writeModule(
  document: Document,
  meshes: readonly JoinedMesh[],
): Promise<Uint8Array<ArrayBuffer>> {
  removeGeometry(document);
  removeUnusedLooks(document, meshes);
  addMeshes(document, meshes);
  keepUsedExtensions(document);
  document.getRoot().getAsset().generator = GENERATOR;
  const { json, resources } = await makeModuleIo().writeJSON(document, { format: Format.GLB });
  return joinParts({ parts: frameGlb(JSON.stringify(json), Object.values(resources)) });
}

function removeGeometry(document: Document): void {
  const root = document.getRoot();
  for (const mesh of root.listMeshes()) {
    for (const primitive of mesh.listPrimitives()) primitive.dispose();
    mesh.dispose();
  }
  for (const accessor of root.listAccessors()) accessor.dispose();
  for (const buffer of root.listBuffers()) buffer.dispose();
}

/** Materials that no mesh has, and images that no material has then. */
function removeUnusedLooks(document: Document, meshes: readonly JoinedMesh[]): void {
  const root = document.getRoot();
  const used = new Set(meshes.map(({ material }) => material));
  for (const material of root.listMaterials()) {
    if (used.has(material)) continue;
    for (const extension of material.listExtensions()) extension.dispose();
    material.dispose();
  }
  for (const texture of root.listTextures()) {
    if (texture.listParents().every((parent) => parent === root)) texture.dispose();
    // What has a file name is written beside a file and not into it.
    else texture.setURI('');
  }
}

function addMeshes(document: Document, meshes: readonly JoinedMesh[]): void {
  const buffer = document.createBuffer();
  const scene = document.createScene();
  document.getRoot().setDefaultScene(scene);
  for (const joined of meshes) {
    const mesh = document.createMesh(joined.name).addPrimitive(makePrimitive(document, buffer, joined));
    scene.addChild(document.createNode(joined.name).setMesh(mesh));
  }
}

function makePrimitive(document: Document, buffer: Buffer, { material, vertices }: JoinedMesh) {
  const { positions, normals, tangents, uvs, colors, indices } = vertices;
  const make = (type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4', array: Float32Array | Uint32Array) =>
    document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setIndices(make('SCALAR', indices))
    .setAttribute('POSITION', make('VEC3', positions))
    .setAttribute('NORMAL', make('VEC3', normals));
  if (tangents) primitive.setAttribute('TANGENT', make('VEC4', tangents));
  for (const [set, uv] of uvs.entries()) primitive.setAttribute(`TEXCOORD_${set}`, make('VEC2', uv));
  if (colors) primitive.setAttribute('COLOR_0', make('VEC4', colors));
  return primitive;
}

/** Readers refuse files for what they require, so a file names only what it has. */
function keepUsedExtensions(document: Document): void {
  const root = document.getRoot();
  for (const extension of root.listExtensionsUsed()) {
    if (extension.listProperties().length === 0) extension.dispose();
  }
  // A picture in WebP is no part of core glTF: who reads the file has to know the extension.
  const hasWebp = root.listTextures().some((texture) => texture.getMimeType() === WEBP);
  if (hasWebp) document.createExtension(EXTTextureWebP).setRequired(true);
}
