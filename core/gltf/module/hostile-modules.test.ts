import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBox } from '../../../test/support/gltf-bytes/box.ts';
import { compress } from '../../../test/support/gltf-bytes/compress.ts';
import { bareGlb, GltfMaker, jsonFile } from '../../../test/support/gltf-bytes/gltf-maker.ts';
import { pngHeader } from '../../../test/support/gltf-bytes/images.ts';
import { readFiles } from '../../../test/support/gltf-bytes/read-files.ts';
import { inspectModule } from './inspect-module.ts';
import { ModuleError } from './module-error.ts';
import type { ModuleFiles } from './module-file.ts';
import { readModule } from './read-module.ts';

const asset = { version: '2.0' };
const codesOf = (files: ModuleFiles): string[] => inspectModule(files).map(({ code }) => code);

/** How reading ends: well, or with our own error; anything else is thrown on. */
async function endOf(files: ModuleFiles): Promise<'read' | 'refused'> {
  try {
    await readFiles(files);
    return 'read';
  } catch (error) {
    if (error instanceof ModuleError && error.reasons.length > 0) return 'refused';
    throw error;
  }
}

/** A module of everything that is read, small enough to be broken at each of its bytes. */
function fullModule(): GltfMaker {
  const maker = new GltfMaker();
  const image = maker.view(pngHeader(1, 1));
  Object.assign(maker.json, {
    images: [{ bufferView: image, mimeType: 'image/png' }],
    samplers: [{ wrapS: 33071 }],
    textures: [{ source: 0, sampler: 0 }],
    materials: [
      {
        pbrMetallicRoughness: { baseColorTexture: { index: 0, texCoord: 0 } },
        extensions: { KHR_materials_clearcoat: { clearcoatFactor: 1, clearcoatTexture: { index: 0 } } },
      },
    ],
    scenes: [{ nodes: [1] }],
    scene: 0,
    extensionsUsed: ['KHR_materials_clearcoat', 'EXT_mesh_gpu_instancing'],
  });
  const TRANSLATION = maker.accessor(Float32Array.of(0, 0, 0, 5, 0, 0), 'VEC3');
  const extensions = { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION } } };
  maker.node({ mesh: maker.mesh(addBox(maker, { material: 0 })), extensions });
  maker.node({ children: [0], scale: [-1, 1, 1] });
  return maker;
}

const single = (bytes: Uint8Array): ModuleFiles => ({ main: { name: 'module.glb', bytes }, others: [] });

describe('a hostile module', () => {
  it('is read while it is whole', async () => {
    expect(await endOf(fullModule().files())).toBe('read');
  });

  it('that claims a thousand million vertices in a few bytes is refused', () => {
    const accessors = [{ componentType: 5126, count: 1_000_000_000, type: 'VEC3' }];
    const meshes = [{ primitives: [{ attributes: { POSITION: 0 } }] }];
    const files = bareGlb({
      asset,
      accessors,
      meshes,
      nodes: [{ mesh: 0 }],
      scenes: [{ nodes: [0] }],
      scene: 0,
    });
    expect(files.main.bytes.length).toBeLessThan(268);
    expect(codesOf(files)).toContain('modules.too-many-numbers');
  });

  it('that claims many accessors, each just small enough, is refused', () => {
    const accessors = Array.from({ length: 40 }, () => ({
      componentType: 5126,
      count: 5_000_000,
      type: 'VEC3',
    }));
    expect(codesOf(bareGlb({ asset, accessors }))).toEqual([
      'modules.too-many-numbers',
      'modules.too-many-numbers',
    ]);
  });

  it('whose nodes hang 20,000 deep is refused', () => {
    const nodes = Array.from({ length: 20_000 }, (_, at) => (at < 19_999 ? { children: [at + 1] } : {}));
    expect(codesOf(bareGlb({ asset, nodes }))).toEqual(['modules.too-deep']);
  });

  it('whose nodes hang 512 deep is read', async () => {
    const maker = new GltfMaker();
    maker.node({ mesh: maker.mesh(addBox(maker)) });
    for (let at = 0; at < 511; at += 1) maker.node({ children: [at] });
    expect(await endOf(maker.files())).toBe('read');
  });

  it.each([
    ['itself', [{ children: [0] }], ['modules.cycle']],
    ['its child', [{ children: [1] }, { children: [0] }], ['modules.cycle']],
    ['its grandchild', [{}, { children: [2] }, { children: [3] }, { children: [1] }], ['modules.cycle']],
    ['two nodes', [{ children: [2] }, { children: [2] }, {}], ['modules.two-parents']],
    ['one node twice', [{ children: [1, 1] }, {}], ['modules.two-parents']],
  ])('with a node that hangs below %s is refused', (_, nodes, codes) => {
    expect(codesOf(bareGlb({ asset, nodes }))).toEqual(codes);
  });

  it('whose scene names a child as a root is refused', () => {
    const json = { asset, nodes: [{ children: [1] }, {}], scenes: [{ nodes: [0, 1] }] };
    expect(codesOf(bareGlb(json))).toEqual(['modules.two-parents']);
  });

  it('of more nodes than are read is refused', () => {
    const nodes = Array.from({ length: 100_001 }, () => ({}));
    expect(codesOf(bareGlb({ asset, nodes }))).toEqual(['modules.too-many-nodes']);
  });

  it('of more materials or primitives than are read is refused', () => {
    const materials = Array.from({ length: 5001 }, () => ({}));
    expect(codesOf(bareGlb({ asset, materials }))).toEqual(['modules.too-many-entries']);
    const maker = new GltfMaker();
    const box = addBox(maker);
    maker.node({ mesh: maker.mesh(...materials.map(() => box)) });
    expect(codesOf(maker.files())).toEqual(['modules.too-many-entries']);
  });

  it('that names one mesh 100,000 times is refused for what it would take', () => {
    const maker = new GltfMaker();
    const box = addBox(maker);
    const mesh = maker.mesh(box, box, box);
    for (let at = 0; at < 100_000; at += 1) maker.node({ mesh });
    expect(codesOf(maker.files())).toEqual(['modules.placed-size']);
  });

  it('of brackets a million deep is refused', () => {
    const bytes = new TextEncoder().encode(`{"asset":${'['.repeat(1_000_000)}`);
    expect(codesOf(single(bytes))).toEqual(['modules.json-depth']);
  });

  it('of more values than are held is refused', () => {
    const bytes = new TextEncoder().encode(`{"nodes":[${'{},'.repeat(3_000_000)}{}]}`);
    expect(codesOf(single(bytes))).toEqual(['modules.json-values']);
  });

  it('of 4,096 empty lines is told from an OBJ file at once', () => {
    expect(codesOf(single(new Uint8Array(5000).fill(0x0a)))).toEqual(['modules.other-kind']);
  });

  it('whose fields have names of the language is no trouble', () => {
    const text =
      '{"asset":{"version":"2.0","__proto__":{"a":1}},"__proto__":{"nodes":[{}]},"constructor":1,"meshes":[{"primitives":[{"attributes":{"__proto__":3}}]}]}';
    expect(codesOf(single(new TextEncoder().encode(text)))).toEqual(['modules.no-such']);
  });

  it('with numbers beyond all measure is refused', async () => {
    const scale = [1e300, 1, 1];
    const maker = new GltfMaker();
    maker.node({ mesh: maker.mesh(addBox(maker)), scale });
    await expect(readFiles(maker.files())).rejects.toMatchObject({
      reasons: [{ code: 'modules.not-finite' }],
    });
    const words = new TextDecoder().decode(jsonFile({ asset, nodes: [{ scale: [7, 7, 7] }] }).bytes);
    const bytes = new TextEncoder().encode(words.replace('7,7,7', '1e999,1,1'));
    expect(codesOf(single(bytes))).toEqual(['modules.wrong-value']);
  });

  it('with positions that are no numbers, or indices of no vertex, is refused', async () => {
    const odd = new GltfMaker();
    const POSITION = odd.accessor(Float32Array.of(0, 0, 0, Number.NaN, 0, 0, 0, 1, 0), 'VEC3');
    odd.node({ mesh: odd.mesh({ attributes: { POSITION } }) });
    await expect(readFiles(odd.files())).rejects.toMatchObject({ reasons: [{ code: 'modules.not-finite' }] });
    const beyond = new GltfMaker();
    const indices = beyond.accessor(Uint8Array.of(0, 1, 24), 'SCALAR');
    beyond.node({ mesh: beyond.mesh({ ...addBox(beyond), indices }) });
    await expect(readFiles(beyond.files())).rejects.toMatchObject({
      reasons: [{ code: 'modules.index-beyond', params: { index: 24, vertices: 24 } }],
    });
  });

  it('flattened to a line by its nodes has nothing to place', async () => {
    const maker = new GltfMaker();
    maker.node({ mesh: maker.mesh(addBox(maker)), scale: [1, 0, 0] });
    await expect(readFiles(maker.files())).rejects.toMatchObject({
      reasons: [{ code: 'modules.nothing-to-place' }],
    });
  });

  it('cut off at any byte is refused', () => {
    const bytes = fullModule().glb();
    for (let length = 0; length < bytes.length; length += 1) {
      expect(inspectModule(single(bytes.subarray(0, length)))).toHaveLength(1);
    }
  });

  it('cut off at any byte of its JSON, or of its .bin, is refused', () => {
    const { main, others } = fullModule().apart();
    for (let length = 0; length < main.bytes.length; length += 1) {
      const cut = { name: main.name, bytes: main.bytes.subarray(0, length) };
      expect(inspectModule({ main: cut, others })).toHaveLength(1);
    }
    const [{ name, bytes } = expect.fail()] = others;
    for (const length of [0, 1, bytes.length - 1]) {
      expect(
        inspectModule({ main, others: [{ name, bytes: bytes.subarray(0, length) }] }).length,
      ).toBeGreaterThan(0);
    }
  });

  it('with any bytes changed is read, or refused in our own words', async () => {
    const sources = [fullModule().glb()];
    for (const how of ['meshopt', 'draco'] as const)
      sources.push((await compress(fullModule().glb(), how)).main.bytes);
    const flip = fc.record({ at: fc.nat(), value: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sources),
        fc.array(flip, { minLength: 1, maxLength: 4 }),
        async (source, flips) => {
          const bytes = Uint8Array.from(source);
          for (const { at, value } of flips) bytes[at % bytes.length] = value;
          expect(['read', 'refused']).toContain(await endOf(single(bytes)));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('with any value of its JSON changed is read, or refused in our own words', async () => {
    const { main, others } = fullModule().apart();
    const words = new TextDecoder().decode(main.bytes);
    const spots = [...words.matchAll(/(?<=[:[,])("[^"]*"|-?[\d.]+)(?=[,\]}])/g)].map(
      ({ index, 0: found }) => ({ index, found }),
    );
    const odd = fc.oneof(
      fc.json({ maxDepth: 2 }),
      fc.constantFrom('-1', '1e999', '4294967296', '1e15', '0.5', '""'),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...spots), odd, async ({ index, found }, value) => {
        const changed = words.slice(0, index) + value + words.slice(index + found.length);
        const bytes = new TextEncoder().encode(changed);
        expect(['read', 'refused']).toContain(await endOf({ main: { name: main.name, bytes }, others }));
      }),
      { numRuns: 400 },
    );
  });

  it('given to the reader of normalised ones is refused in our own words', async () => {
    const strange = [
      new Uint8Array(),
      fullModule().glb(),
      jsonFile({ asset }).bytes,
      bareGlb({ asset }).main.bytes,
    ];
    for (const bytes of strange) await expect(readModule(bytes)).rejects.toBeInstanceOf(ModuleError);
  });
});
