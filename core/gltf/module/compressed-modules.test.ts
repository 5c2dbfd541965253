import { describe, expect, it } from 'vitest';
import { compress } from '../../../test/support/gltf-bytes/compress.ts';
import { editJson } from '../../../test/support/gltf-bytes/edit-json.ts';
import { GltfMaker } from '../../../test/support/gltf-bytes/gltf-maker.ts';
import { readFiles, volumeOf } from '../../../test/support/gltf-bytes/read-files.ts';
import { addTorus, TORUS_TRIANGLES, TORUS_VOLUME } from '../../../test/support/gltf-bytes/torus.ts';
import { jsonOfGlb } from '../../../test/support/gltf-json.ts';
import { inspectModule } from './inspect-module.ts';

function torus(): GltfMaker {
  const maker = new GltfMaker();
  maker.node({ mesh: maker.mesh(addTorus(maker)), translation: [0, 3, 0] });
  return maker;
}

describe('compressed modules', () => {
  it.each(['meshopt', 'meshopt with filters', 'draco'] as const)(
    'with %s are as large and as full as the plain one',
    async (how) => {
      const plain = (await readFiles(torus().files())).model;
      const files = await compress(torus().glb(), how);
      expect(JSON.stringify(jsonOfGlb(files.main.bytes))).toContain(
        how.startsWith('meshopt') ? 'meshopt' : 'draco',
      );
      const { model, glb } = await readFiles(files);
      for (const axis of [0, 1, 2] as const) {
        expect(Math.abs(model.bounds.min[axis] - plain.bounds.min[axis])).toBeLessThan(1e-3);
        expect(Math.abs(model.bounds.max[axis] - plain.bounds.max[axis])).toBeLessThan(1e-3);
      }
      expect(volumeOf(model)).toBeCloseTo(volumeOf(plain), 2);
      expect(Math.abs(volumeOf(model) / TORUS_VOLUME - 1)).toBeLessThan(0.05);
      expect(model.meshes[0]?.vertices.indices.length).toBe(TORUS_TRIANGLES * 3);
      expect(model.meshes[0]?.vertices.uvs).toHaveLength(1);
      expect(jsonOfGlb(glb)).not.toHaveProperty('extensionsUsed');
    },
  );

  it('are known by the later name of meshopt, too', async () => {
    const files = await compress(torus().glb(), 'meshopt');
    const renamed = editJson(files, (json) => json.replaceAll('EXT_meshopt', 'KHR_meshopt'));
    const { model } = await readFiles(renamed);
    expect(model.meshes[0]?.vertices.indices.length).toBe(TORUS_TRIANGLES * 3);
  });

  it('are refused where their data is damaged', async () => {
    for (const how of ['meshopt', 'draco'] as const) {
      const { main, others } = await compress(torus().glb(), how);
      const bytes = Uint8Array.from(main.bytes);
      bytes.fill(0x55, new DataView(bytes.buffer).getUint32(12, true) + 28);
      await expect(readFiles({ main: { name: main.name, bytes }, others })).rejects.toMatchObject({
        name: 'ModuleError',
      });
    }
  });

  it('are refused where Draco holds another number of vertices than the file says', async () => {
    const files = await compress(torus().glb(), 'draco');
    const patched = editJson(files, (json) =>
      json.replaceAll(
        /("componentType":5126,"count":)(\d+)/g,
        (_, before, count) => before + (Number(count) - 1),
      ),
    );
    await expect(readFiles(patched)).rejects.toMatchObject({ name: 'ModuleError' });
  });

  it('are refused before decoding where meshopt claims sizes that its decoder must not see', async () => {
    const files = await compress(torus().glb(), 'meshopt');
    for (const claim of [
      { mode: 'TRIANGLES' },
      { byteStride: 1024 },
      { mode: 'INDICES' },
      { count: 999_999_999 },
      { filter: 'OCTAHEDRAL', byteStride: 12 },
    ]) {
      const claimed = editJson(files, (json) => {
        const gltf = JSON.parse(json);
        for (const { extensions } of gltf.bufferViews)
          Object.assign(extensions.EXT_meshopt_compression, claim);
        return JSON.stringify(gltf);
      });
      expect(inspectModule(claimed).map(({ code }) => code)).toContain('modules.meshopt');
    }
  });
});
