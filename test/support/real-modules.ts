import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Mesh, NodeIO, type Primitive } from '@gltf-transform/core';
import type { ModuleMesh, ModuleModel } from '../../core/modules/module-model.ts';
import { modelOf } from './code-modules.ts';

export const REAL_MODULES_FOLDER = fileURLToPath(
  new URL('../../../shared/modules/space-base/', import.meta.url),
);

/** The names of the modules of a real kit beside the repository; none where it is not there. */
export const realModules: readonly string[] = existsSync(REAL_MODULES_FOLDER)
  ? readdirSync(REAL_MODULES_FOLDER).filter((name) => name.endsWith('.gltf'))
  : [];

/** The geometry of one of them: its meshes where its nodes put them, without materials. */
export async function readRealModule(name: string): Promise<ModuleModel> {
  const document = await new NodeIO().read(`${REAL_MODULES_FOLDER}${name}`);
  const meshes: ModuleMesh[] = [];
  for (const node of document.getRoot().listNodes()) {
    const mesh = node.getMesh();
    if (mesh) meshes.push(...meshesOf(mesh, node.getWorldMatrix()));
  }
  return modelOf(...meshes);
}

const meshesOf = (mesh: Mesh, matrix: readonly number[]): ModuleMesh[] =>
  mesh.listPrimitives().map((primitive) => ({
    name: mesh.getName(),
    material: null,
    vertices: {
      positions: transform(arrayOf(primitive, 'POSITION'), matrix, 1),
      normals: transform(arrayOf(primitive, 'NORMAL'), matrix, 0),
      uvs: [arrayOf(primitive, 'TEXCOORD_0')],
      indices: Uint32Array.from(primitive.getIndices()?.getArray() ?? []),
    },
  }));

const arrayOf = (primitive: Primitive, name: string): Float32Array =>
  Float32Array.from(primitive.getAttribute(name)?.getArray() ?? []);

/** Kits turn and move their parts and do not mirror or shear them, so normals go as directions do. */
function transform(source: Float32Array, m: readonly number[], w: 0 | 1): Float32Array {
  return source.map((_, index) => {
    const row = index % 3;
    const [x = 0, y = 0, z = 0] = source.subarray(index - row, index - row + 3);
    const at = (column: number) => m[4 * column + row] ?? 0;
    return at(0) * x + at(1) * y + at(2) * z + w * at(3);
  });
}
