import { beforeAll, describe, expect, test } from 'vitest';
import { buildLevel } from '../../test/support/build-level.ts';
import { jsonOfGlb } from '../../test/support/gltf-json.ts';
import { ringLevel } from '../../test/support/ring-levels.ts';
import { RING_MODULES, ringModuleFiles } from '../../test/support/ring-modules.ts';
import type { Level } from '../document/level.ts';
import { exportLevel } from './export-level.ts';
import type { ExportOptions, LevelModuleFiles } from './export-options.ts';
import { joinParts } from './file-bytes.ts';

const OPTIONS = { fileName: 'rings.glb', programVersion: '1' };

const RING = {
  kind: 'ring',
  id: 'deck',
  name: 'Deck',
  centre: [1, 2, 3],
  steps: 16,
  cellSize: 4,
  outerRing: 4,
};
const OTHER_RING = { ...RING, id: 'hub', name: 'Hub' };
const CORNER = { kind: 'asset', id: 'a', name: 'Corner', path: 'assets/corner.glb' };
const LOST = { kind: 'asset', id: 'lost', path: 'assets/lost.glb' };
const module = (id: string, cell: readonly [number, number] | null, more: object = {}) => ({
  kind: 'module',
  id,
  ring: 'deck',
  asset: 'a',
  cell,
  ...more,
});

let modules: LevelModuleFiles;
beforeAll(async () => {
  modules = await ringModuleFiles({ isTextured: true });
});

async function exported(level: Level, options: Partial<ExportOptions> = {}) {
  const { files, counts, notices } = await exportLevel(level, { ...OPTIONS, modules, ...options });
  return { json: jsonOfGlb(joinParts(files[0])), counts, notices };
}

interface NodeJson {
  readonly name: string;
  readonly mesh?: number;
  readonly children?: readonly number[];
  readonly scale?: readonly number[];
  readonly extras?: { readonly kind?: string; readonly modules?: readonly { readonly id: string }[] };
}

const named = ({ nodes }: { nodes: readonly NodeJson[] }, name: string): NodeJson => {
  const node = nodes.find((each) => each.name === name);
  if (!node) throw new Error(`there is no node ${name}`);
  return node;
};

describe('a ring in the file', () => {
  test('is a node at its centre, with a node for each module, and all of them tell what they are', async () => {
    const { json } = await exported(
      buildLevel([
        RING,
        CORNER,
        module('m1', [0, 0]),
        module('m2', [1, 5], { name: 'Gate', mirrored: true }),
      ]),
    );
    const ring = named(json, 'Deck');
    expect(ring).toMatchObject({
      translation: [1, 2, 3],
      extras: { kind: 'ring', id: 'deck', steps: 16, cellSize: 4, interval: [0, 4], centre: [1, 2, 3] },
    });
    const r0 = (4 * 16) / (2 * Math.PI);
    const A = (16 + Math.PI) / (16 - Math.PI);
    expect(ring.extras).toMatchObject({ r0: expect.closeTo(r0, 9), A: expect.closeTo(A, 9) });
    expect(ring.children?.map((child) => json.nodes[child].name)).toEqual(['Corner', 'Gate']);
    const facts = { kind: 'module', ring: 'deck', asset: 'a', quarterTurns: 0 };
    expect(named(json, 'Corner').extras).toMatchObject({ ...facts, id: 'm1', cell: [0, 0], mirrored: false });
    // The middle of its cell.
    expect(named(json, 'Gate').extras).toMatchObject({
      ...facts,
      id: 'm2',
      cell: [1, 5],
      extent: [1, 1],
      mirrored: true,
      pivotRadius: expect.closeTo(r0 * A ** 1.5, 9),
      angle: expect.closeTo((2 * Math.PI * 5.5) / 16, 9),
    });
  });

  test('shares a mesh between modules that are turned alike on any line of a grid, and never mirrors by scale', async () => {
    const records = [module('m1', [0, 0]), module('m2', [3, 7]), module('m3', [1, 3], { ring: 'hub' })];
    const mirrored = module('m4', [2, 2], { mirrored: true });
    const level = buildLevel([RING, OTHER_RING, CORNER, ...records, mirrored]);
    const { json, counts } = await exported(level);
    const nodes = json.nodes.filter(({ extras }: NodeJson) => extras?.kind === 'module') as NodeJson[];
    expect(new Set(nodes.map(({ mesh }) => mesh)).size).toBe(2);
    expect(nodes.flatMap(({ scale = [] }) => scale).every((factor) => factor > 0)).toBe(true);
    expect(counts).toMatchObject({ rings: 2, modules: 4, meshes: 2 });
    const apart = await exported(level, { shapes: 'apart' });
    expect(apart.counts.meshes).toBe(4);
    expect(apart.json.nodes.some(({ scale }: NodeJson) => scale)).toBe(false);
  });

  test('has at most eight shapes a file, and names of its own for all that there is', async () => {
    const { json, counts } = await exported(ringLevel(RING_MODULES, 300));
    // Two grids, ten files.
    expect(counts.meshes).toBeLessThanOrEqual(160);
    for (const things of [json.nodes, json.meshes, json.materials]) {
      const names = things.map(({ name }: NodeJson) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('scales heights with the plan only where the ring does', async () => {
    const records = [CORNER, module('m1', [2, 0])];
    const flat = named((await exported(buildLevel([RING, ...records]))).json, 'Corner').scale ?? [];
    const tall = { ...RING, scaleHeight: true };
    const grown = named((await exported(buildLevel([tall, ...records]))).json, 'Corner').scale ?? [];
    expect([flat[0], flat[1], flat[2]]).toEqual([grown[1], 1, grown[1]]);
  });

  test('keeps what it tells of modules when they are instances or merged', async () => {
    const level = buildLevel([RING, CORNER, module('m1', [0, 0]), module('m2', [1, 5])]);
    for (const moduleForm of ['instance', 'merge'] as const) {
      const { json, counts } = await exported(level, { moduleForm });
      const listed = json.nodes.flatMap(({ extras }: NodeJson) => extras?.modules ?? []);
      expect(listed.map(({ id }: { id: string }) => id)).toEqual(['m1', 'm2']);
      expect(counts).toMatchObject({ modules: 2, meshes: 1 });
    }
  });

  test('says which extensions a reader has to know', async () => {
    const level = buildLevel([RING, CORNER, module('m1', [0, 0])]);
    const required = async (options: Partial<ExportOptions>) =>
      (await exported(level, options)).json.extensionsRequired;
    expect(await required({})).toBeUndefined();
    expect(await required({ moduleForm: 'instance' })).toEqual(['EXT_mesh_gpu_instancing']);
    expect(await required({ quantise: true })).toEqual(['KHR_mesh_quantization']);
    expect(await required({ compress: true })).toEqual(['EXT_meshopt_compression']);
  });
});

describe('what modules look like', () => {
  test('is as the artist made it, each picture and material once, and no extension that nothing uses', async () => {
    const corner = await exported(buildLevel([RING, CORNER, module('m1', [0, 0])]));
    expect(corner.json.extensionsUsed).toEqual(['KHR_texture_transform']);
    expect(corner.json.materials).toMatchObject([
      { name: 'metal', normalTexture: { extensions: { KHR_texture_transform: { rotation: 0.5 } } } },
    ]);
    const all = await exported(ringLevel(RING_MODULES, 30));
    expect(all.json.images).toHaveLength(1);
    expect(all.json.extensionsUsed.toSorted()).toEqual([
      'KHR_materials_clearcoat',
      'KHR_materials_unlit',
      'KHR_texture_transform',
    ]);
  });

  test('has all that vertices have', async () => {
    const path = 'assets/frame.glb';
    const { json } = await exported(
      buildLevel([RING, { ...CORNER, path }, module('m1', [0, 0], { mirrored: true })]),
    );
    expect(Object.keys(json.meshes[0].primitives[0].attributes)).toEqual([
      'POSITION',
      'NORMAL',
      'TANGENT',
      'TEXCOORD_0',
      'TEXCOORD_1',
      'COLOR_0',
    ]);
  });
});

describe('what is left out', () => {
  const level = buildLevel([
    RING,
    OTHER_RING,
    CORNER,
    LOST,
    module('m1', [0, 0]),
    module('m2', [0, 5], { asset: 'lost' }),
    module('m3', null),
    module('m4', [1, 1], { ring: 'hub' }),
  ]);

  test('for want of a file or of a place is said, with a count, and the rest is written', async () => {
    const { counts, notices } = await exported(level);
    expect(counts).toMatchObject({ rings: 2, modules: 2 });
    expect(notices).toEqual([
      { code: 'export.no-module-file', params: { count: 1 } },
      { code: 'export.no-place', params: { count: 1 } },
    ]);
  });

  test('by wish is not worth a word', async () => {
    const { json, counts, notices } = await exported(level, { without: ['modules'] });
    expect([counts.modules, counts.rings, json.meshes, notices]).toEqual([0, 2, undefined, []]);
    const hub = await exported(level, { rings: ['hub'] });
    expect([hub.counts.modules, hub.counts.rings, hub.notices]).toEqual([1, 1, []]);
    await expect(exported(level, { rings: ['moon'] })).rejects.toMatchObject({ code: 'export.no-such-ring' });
  });

  test('never are modules whose size no number holds: nothing is written then', async () => {
    const far = { ...RING, steps: 4, outerRing: 4096 };
    await expect(exported(buildLevel([far, CORNER, module('m1', [4000, 0])]))).rejects.toMatchObject({
      code: 'export.module-too-large',
      params: { id: 'm1' },
    });
  });

  test('never are files that turn out to be no modules: nothing is written then', async () => {
    const broken = new Map([['assets/corner.glb', new Uint8Array([1, 2, 3])]]);
    const one = buildLevel([RING, CORNER, module('m1', [0, 0])]);
    await expect(exported(one, { modules: broken })).rejects.toMatchObject({ code: 'export.bad-module' });
  });
});

describe('while many modules are baked', () => {
  const level = ringLevel(RING_MODULES, 120);

  test('it tells how far it is', async () => {
    const told: number[] = [];
    await exportLevel(level, { ...OPTIONS, modules }, { onProgress: (fraction) => void told.push(fraction) });
    expect(told.length).toBeGreaterThan(20);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
  });

  test('it can be stopped', async () => {
    const signal = { aborted: false };
    const stop = (fraction: number): void => {
      signal.aborted = fraction > 0.3;
    };
    await expect(
      exportLevel(level, { ...OPTIONS, modules }, { onProgress: stop, signal }),
    ).rejects.toMatchObject({ code: 'export.cancelled' });
  });
});

test.each(['keep', 'instance', 'merge'] as const)(
  'the same level gives the same bytes (%s)',
  async (moduleForm) => {
    const { header, records } = ringLevel(RING_MODULES, 60);
    const options = { ...OPTIONS, modules, moduleForm, quantise: true, compress: true };
    const [first, again] = await Promise.all(
      [records, records.toReversed()].map((each) => exportLevel({ header, records: each }, options)),
    );
    expect(again?.files).toEqual(first?.files);
  },
);
