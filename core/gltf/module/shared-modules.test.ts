import { getBounds, WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';
import { describe, expect, it } from 'vitest';
import { readFiles } from '../../../test/support/gltf-bytes/read-files.ts';
import { listSharedModules } from '../../../test/support/gltf-bytes/shared-files.ts';
import type { Bounds } from '../../modules/module-model.ts';
import { inspectModule } from './inspect-module.ts';
import type { ModuleFiles } from './module-file.ts';

const artists = listSharedModules('modules');
const imports = listSharedModules('imports');
const broken = imports.filter(({ path }) => path.startsWith('invalid/'));
/** The library does not reckon with the copies of nodes, and a scene without nodes has no box. */
const special = ['00_empty_scene', '24_gpu_instancing'];
const difficult = imports.filter(
  ({ path }) => ![...special, 'invalid'].some((folder) => path.startsWith(`${folder}/`)),
);
/** What an artist chose: tangents without a normal map, and a normal map without tangents. */
const LOOKS = ['UNUSED_OBJECT', 'UNUSED_MESH_TANGENT', 'MESH_PRIMITIVE_GENERATED_TANGENT_SPACE'];
const find = (folder: string) => imports.filter(({ path }) => path.startsWith(`${folder}/`));

it.skipIf(imports.length > 0)('modules of others are not read: ../shared/imports is not there', () => {
  expect(imports).toEqual([]);
});

/** The box of all that stands at the root, by a library and none of our own code. */
async function boundsByLibrary({ main, others }: ModuleFiles): Promise<Bounds> {
  const resources = Object.fromEntries(others.map(({ name, bytes }) => [name, Uint8Array.from(bytes)]));
  const json = JSON.parse(new TextDecoder().decode(main.bytes));
  const io = new WebIO().registerExtensions(ALL_EXTENSIONS);
  const document = await io.readJSON({ json, resources });
  const scene = document.getRoot().getDefaultScene() ?? document.createScene();
  for (const node of document.getRoot().listNodes()) if (!node.getParentNode()) scene.addChild(node);
  return getBounds(scene);
}

describe.skipIf(imports.length === 0)('modules of others', () => {
  it.each([...artists, ...difficult])('$path is as large as a library says', async ({ files }) => {
    const { model } = await readFiles(files());
    const bounds = await boundsByLibrary(files());
    for (const end of ['min', 'max'] as const) {
      for (const axis of [0, 1, 2] as const) {
        expect(model.bounds[end][axis]).toBeCloseTo(bounds[end][axis], 5);
      }
    }
  });

  it.each([...artists, ...difficult])(
    '$path becomes a file the Khronos validator is content with',
    async ({ files }) => {
      const { glb } = await readFiles(files());
      const { issues } = await validateBytes(glb);
      expect(issues.messages.filter(({ code }) => !LOOKS.includes(code))).toEqual([]);
      const again = await readFiles({ main: { name: 'again.glb', bytes: glb }, others: [] });
      expect(Buffer.compare(again.glb, glb)).toBe(0);
    },
  );

  it.each(broken)('$path is refused with a reason', async ({ files }) => {
    await expect(readFiles(files())).rejects.toMatchObject({ name: 'ModuleError' });
  });

  it.each(find('00_empty_scene'))('$path has nothing to place', ({ files }) => {
    expect(inspectModule(files()).map(({ code }) => code)).toEqual(['modules.nothing-to-place']);
  });

  it.each(find('24_gpu_instancing'))('$path has all its 1,899 copies', async ({ files }) => {
    const { model } = await readFiles(files());
    const [plane, teapot] = model.meshes.map(({ vertices }) => vertices.indices.length);
    expect([plane, teapot]).toEqual([6, 12_096 * (958 + 941)]);
  });
});
