import type { Accessor, Mesh, Texture } from '@gltf-transform/core';
import { findImageHeader } from '../../images/image-header.ts';
import type { ModuleImage, ModuleMesh, ModuleModel, ModuleVertices } from '../../modules/module-model.ts';
import { computeBounds } from './module-bounds.ts';
import { makeModuleIo } from './module-document.ts';
import { ModuleError } from './module-error.ts';
import { ownedBytes } from './owned-bytes.ts';
import { readModuleMaterial } from './read-module-material.ts';

/**
 * A normalised module as plain data. Runs wherever core does, without decoders.
 * @param glb what `normaliseModule` made
 * @throws ModuleError for any other file; nothing else
 */
export async function readModule(glb: Uint8Array): Promise<ModuleModel> {
  try {
    return await readNormalised(glb);
  } catch (error) {
    if (error instanceof ModuleError) throw error;
    const detail = error instanceof Error ? error.message : String(error);
    throw new ModuleError([{ code: 'modules.unreadable', params: { detail } }]);
  }
}

async function readNormalised(glb: Uint8Array): Promise<ModuleModel> {
  const root = (await makeModuleIo().readBinary(ownedBytes(glb))).getRoot();
  const [materials, textures] = [root.listMaterials(), root.listTextures()];
  const meshes = root.listMeshes().map((mesh) => readMesh(mesh, (material) => materials.indexOf(material)));
  if (meshes.length === 0) throw new ModuleError([{ code: 'modules.nothing-to-place', params: {} }]);
  return {
    meshes,
    materials: materials.map((material) => readModuleMaterial(material, textures)),
    images: textures.map(readImage),
    bounds: computeBounds(meshes.map(({ vertices }) => vertices.positions)),
  };
}

function readMesh(
  mesh: Mesh,
  indexOf: (material: ReturnType<typeof materialOf> & object) => number,
): ModuleMesh {
  const material = materialOf(mesh);
  return {
    name: mesh.getName(),
    material: material && indexOf(material),
    vertices: readVertices(mesh),
  };
}

const materialOf = (mesh: Mesh) => mesh.listPrimitives()[0]?.getMaterial() ?? null;

function readVertices(mesh: Mesh): ModuleVertices {
  const [primitive, ...more] = mesh.listPrimitives();
  const indices = primitive?.getIndices()?.getArray();
  if (!primitive || more.length > 0 || !(indices instanceof Uint32Array)) throw notNormalised();
  const find = (name: string) => primitive.getAttribute(name);
  const [tangents, colors] = [find('TANGENT'), find('COLOR_0')];
  const uvs: Float32Array[] = [];
  for (let uv = find('TEXCOORD_0'); uv; uv = find(`TEXCOORD_${uvs.length}`)) uvs.push(floats(uv));
  return {
    positions: floats(find('POSITION')),
    normals: floats(find('NORMAL')),
    ...(tangents && { tangents: floats(tangents) }),
    uvs,
    ...(colors && { colors: floats(colors) }),
    indices,
  };
}

function floats(accessor: Accessor | null): Float32Array {
  const array = accessor?.getArray();
  if (array instanceof Float32Array) return array;
  throw notNormalised();
}

const notNormalised = (): ModuleError => new ModuleError([{ code: 'modules.not-normalised', params: {} }]);

function readImage(texture: Texture): ModuleImage {
  const bytes = texture.getImage() ?? new Uint8Array();
  const type = findImageHeader(bytes)?.type;
  if (!type) throw notNormalised();
  return { name: texture.getName(), type, bytes };
}
