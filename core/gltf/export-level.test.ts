import { WebIO } from '@gltf-transform/core';
import { describe, expect, test } from 'vitest';
import { buildLevel } from '../../test/support/build-level.ts';
import { readFixture } from '../../test/support/fixture.ts';
import { jsonOfGlb } from '../../test/support/gltf-json.ts';
import type { Level } from '../document/level.ts';
import { parseLevel } from '../document/parse-level.ts';
import { createTemplate } from '../templates/templates.ts';
import { exportLevel } from './export-level.ts';
import type { ExportResult } from './export-options.ts';
import { joinParts, sizeOf } from './file-bytes.ts';

const OPTIONS = { fileName: 'house.glb', programVersion: '1.2.3' };
const GROUND = { kind: 'storey', id: 'g', name: 'Ground', elevation: 1, height: 3 };
const BRICK = { kind: 'material', id: 'b', name: 'Brick', color: '#ff8000', roughness: 0.25, metallic: 0.75 };
const wall = (id: string, more: object = {}) => ({
  kind: 'wall',
  id,
  storey: 'g',
  start: [0, 0],
  end: [4, 0],
  ...more,
});

const jsonOf = ({ files }: ExportResult) => jsonOfGlb(joinParts(files[0]));

const open = ({ files }: ExportResult) => new WebIO().readBinary(joinParts(files[0]));

describe('the tree', () => {
  test('is level, building, storey, and a node for the walls of each material', async () => {
    const level = buildLevel([
      GROUND,
      BRICK,
      wall('w1', { left: 'b' }),
      wall('w2', { start: [9, 9], end: [9, 5] }),
    ]);
    const { nodes, scenes, meshes } = jsonOf(await exportLevel(level, OPTIONS));
    const tree = (index: number): unknown => [nodes[index].name, ...(nodes[index].children ?? []).map(tree)];
    expect(scenes[0].nodes.map(tree)).toEqual([
      ['Test', ['Building', ['Ground', ['Ground walls'], ['Ground walls Brick']]]],
    ]);
    expect(meshes.map(({ name }: { name: string }) => name)).toEqual(['Ground walls', 'Ground walls Brick']);
  });

  test('gives every node and material a name of its own, whatever the records are called', async () => {
    const level = buildLevel([
      GROUND,
      { ...GROUND, id: 'h' },
      { kind: 'storey', id: 'Building', name: '' },
      { ...BRICK, name: 'Default walls' },
      { ...BRICK, id: 'c', name: 'Default walls' },
      wall('w1', { left: 'b', right: 'c' }),
      wall('w2', { storey: 'h', trim: 'c' }),
    ]);
    const { nodes, materials } = jsonOf(await exportLevel(level, OPTIONS));
    for (const named of [nodes, materials]) {
      const names = named.map(({ name }: { name: string }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('carries what the user decided in extras', async () => {
    const { nodes, materials } = jsonOf(
      await exportLevel(buildLevel([GROUND, BRICK, wall('w1', { left: 'b' })]), OPTIONS),
    );
    expect(nodes.map(({ extras }: { extras: unknown }) => extras)).toEqual(
      expect.arrayContaining([
        { kind: 'level', name: 'Test' },
        { kind: 'storey', id: 'g', elevation: 1, height: 3, openings: [], stairs: [], roofs: [] },
        { kind: 'walls', material: 'b' },
      ]),
    );
    expect(materials.map(({ extras }: { extras?: unknown }) => extras)).toContainEqual({ id: 'b' });
  });
});

describe('surfaces', () => {
  test('stand at the elevation of their storey, in metres', async () => {
    const { accessors } = jsonOf(
      await exportLevel(buildLevel([GROUND, wall('w1', { height: 2.5 })]), OPTIONS),
    );
    const [position] = accessors.filter(
      ({ type, max }: { type: string; max?: number[] }) => type === 'VEC3' && max,
    );
    expect(position.min).toEqual([0, 1, expect.closeTo(-0.1, 6)]);
    expect(position.max).toEqual([4, 3.5, expect.closeTo(0.1, 6)]);
  });

  test('have the colour of their material in linear light', async () => {
    const { materials } = jsonOf(
      await exportLevel(buildLevel([GROUND, BRICK, wall('w1', { left: 'b' })]), OPTIONS),
    );
    const brick = materials.find(({ name }: { name: string }) => name === 'Brick').pbrMetallicRoughness;
    // 128/255 of sRGB is 0.2158605 of linear light (IEC 61966-2-1).
    expect(brick.baseColorFactor).toEqual([1, expect.closeTo(0.2158605, 6), 0, 1]);
    expect([brick.roughnessFactor, brick.metallicFactor]).toEqual([0.25, 0.75]);
  });

  test('have the height as v, whatever the program that reads them makes of it', async () => {
    const document = await open(
      await exportLevel(buildLevel([{ ...GROUND, elevation: 0 }, wall('w1')]), OPTIONS),
    );
    const [primitive] = document
      .getRoot()
      .listMeshes()
      .flatMap((mesh) => mesh.listPrimitives());
    const [position, normal, uv] = ['POSITION', 'NORMAL', 'TEXCOORD_0'].map((name) =>
      primitive?.getAttribute(name),
    );
    for (let vertex = 0; vertex < (position?.getCount() ?? 0); vertex += 1) {
      const isUpright = normal?.getElement(vertex, [])[1] === 0;
      if (isUpright)
        expect(uv?.getElement(vertex, [])[1]).toBeCloseTo(
          position?.getElement(vertex, [])[1] ?? Number.NaN,
          5,
        );
    }
  });
});

describe('what is exported', () => {
  const twoStoreys = buildLevel([
    GROUND,
    { ...GROUND, id: 'up', name: 'Up' },
    wall('w1'),
    wall('w2', { storey: 'up' }),
  ]);

  test('are the storeys that were asked for', async () => {
    const { counts, files } = await exportLevel(twoStoreys, { ...OPTIONS, storeys: ['up'] });
    expect(counts).toMatchObject({ storeys: 1, walls: 1, meshes: 1 });
    expect(jsonOf({ files } as ExportResult).nodes.map(({ name }: { name: string }) => name)).not.toContain(
      'Ground',
    );
  });

  test('is refused for a storey that does not exist', async () => {
    await expect(exportLevel(twoStoreys, { ...OPTIONS, storeys: ['attic'] })).rejects.toMatchObject({
      code: 'export.no-such-storey',
      message: expect.stringContaining('"attic"'),
    });
  });

  test.each([
    ['no records', []],
    ['a storey without walls', [GROUND]],
    ['a wall of no length', [GROUND, wall('w1', { end: [0, 0] })]],
  ])('of %s is a file with no mesh in it', async (_what, records) => {
    const { counts, files } = await exportLevel(buildLevel(records), OPTIONS);
    expect(counts).toMatchObject({ walls: 0, meshes: 0, triangles: 0 });
    const { accessors, meshes, buffers } = jsonOf({ files } as ExportResult);
    expect([accessors, meshes, buffers]).toEqual([undefined, undefined, undefined]);
  });

  test('what is left out is said, with a count', async () => {
    const parsed = parseLevel(readFixture('levels/version-1.level.json'));
    const { notices } = await exportLevel((parsed as { level: Level }).level, OPTIONS);
    expect(Object.fromEntries(notices.map(({ code, params }) => [code, params.count]))).toEqual({
      'export.no-module-file': 1,
      'export.no-place': 1,
      'export.no-blobs': 1,
      'export.no-image': 1,
      'export.no-unknown': 1,
    });
  });
});

describe('the bytes', () => {
  test('are the same on every run, in whatever order the records stand', async () => {
    const { header, records } = createTemplate('cottage');
    const [first, again] = await Promise.all(
      [records, records.toReversed()].map((each) => exportLevel({ header, records: each }, OPTIONS)),
    );
    expect(again?.files).toEqual(first?.files);
    expect(jsonOf(first as ExportResult).asset).toEqual({ version: '2.0', generator: 'Levelwright 1.2.3' });
  });

  test('of a .gltf have their geometry in a .bin whose name needs no decoding', async () => {
    const names: string[] = [];
    for (const fileName of ['house.gltf', 'my house #1.gltf', 'my house %1.GLTF']) {
      const { files, counts } = await exportLevel(createTemplate('cottage'), { ...OPTIONS, fileName });
      const [main, bin] = files;
      expect(main.name).toBe(fileName);
      expect(JSON.parse(new TextDecoder().decode(joinParts(main))).buffers).toEqual([
        { uri: bin?.name, byteLength: bin && sizeOf(bin) },
      ]);
      expect(counts.bytes).toBe(sizeOf(main) + (bin ? sizeOf(bin) : 0));
      names.push(bin?.name ?? '');
    }
    expect(names[0]).toBe('house.bin');
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[\w.-]+$/);
  });
});

describe('while it goes on', () => {
  const manyWalls = buildLevel([
    GROUND,
    ...Array.from({ length: 450 }, (_value, index) =>
      wall(`w${index}`, { start: [0, index], end: [4, index] }),
    ),
  ]);

  test('it tells how far it is', async () => {
    const told: number[] = [];
    await exportLevel(manyWalls, OPTIONS, { onProgress: (fraction) => void told.push(fraction) });
    expect(told).toEqual([0.2, 0.4, 0.6, 0.8, 1].map((fraction) => expect.closeTo(fraction, 6)));
  });

  test('it can be stopped', async () => {
    const signal = { aborted: false };
    const stop = (fraction: number): void => {
      signal.aborted = fraction > 0.3;
    };
    await expect(exportLevel(manyWalls, OPTIONS, { onProgress: stop, signal })).rejects.toMatchObject({
      code: 'export.cancelled',
    });
  });
});
