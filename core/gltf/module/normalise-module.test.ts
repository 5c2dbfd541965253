import { describe, expect, it } from 'vitest';
import { addBox, BOX } from '../../../test/support/gltf-bytes/box.ts';
import { GltfMaker } from '../../../test/support/gltf-bytes/gltf-maker.ts';
import { positionsOf, readFiles, volumeOf } from '../../../test/support/gltf-bytes/read-files.ts';
import { jsonOfGlb } from '../../../test/support/gltf-json.ts';

const CUBE = { min: [-1, -1, -1], max: [1, 1, 1] };

function boxFile(node: Record<string, unknown> = {}): GltfMaker {
  const maker = new GltfMaker();
  maker.node({ mesh: maker.mesh(addBox(maker)), ...node });
  return maker;
}

/** A box of positions alone. */
function bareBox(maker: GltfMaker, values: Float32Array | Int16Array, more = {}): Record<string, unknown> {
  return {
    attributes: { POSITION: maker.accessor(values, 'VEC3', more) },
    indices: maker.accessor(Uint8Array.from(BOX.indices), 'SCALAR'),
  };
}

describe('nodes of a module', () => {
  it.each([
    ['one mirrored axis', [-1, 1, 1]],
    ['two mirrored axes', [-1, -1, 1]],
    ['three mirrored axes', [-1, -1, -1]],
  ])('keep faces outward and normals outward under %s', async (_, scale) => {
    const { model } = await readFiles(boxFile({ scale }).files());
    expect(volumeOf(model)).toBeCloseTo(8, 6);
    const [{ positions, normals } = expect.fail()] = model.meshes.map(({ vertices }) => vertices);
    for (const [at, part] of normals.entries()) if (part !== 0) expect(Math.sign(part)).toBe(positions[at]);
  });

  it('keep faces outward under a mirror in a mirror', async () => {
    const maker = boxFile({ scale: [-1, 1, 1] });
    maker.node({ scale: [1, 1, -1], children: [0] });
    expect(volumeOf((await readFiles(maker.files())).model)).toBeCloseTo(8, 6);
  });

  it('are honoured: centimetres, pivot and child parts', async () => {
    const maker = boxFile({ translation: [300, 0, 0] });
    maker.node({ scale: [0.01, 0.01, 0.01], children: [0], translation: [0, 1, 0] });
    const { bounds } = (await readFiles(maker.files())).model;
    for (const [axis, value] of [2.99, 0.99, -0.01].entries()) expect(bounds.min[axis]).toBeCloseTo(value, 6);
    for (const [axis, value] of [3.01, 1.01, 0.01].entries()) expect(bounds.max[axis]).toBeCloseTo(value, 6);
  });

  it('keep normals square to slanted faces under uneven scale, and unit', async () => {
    const maker = boxFile({ rotation: [0, 0, Math.sin(Math.PI / 8), Math.cos(Math.PI / 8)] });
    maker.node({ scale: [4, 1, 1], children: [0] });
    const [{ positions, normals, indices } = expect.fail()] = (
      await readFiles(maker.files())
    ).model.meshes.map(({ vertices }) => vertices);
    const vector = (values: Float32Array, vertex = 0) => [...values.subarray(vertex * 3, vertex * 3 + 3)];
    for (let at = 0; at < indices.length; at += 3) {
      const normal = vector(normals, indices[at]);
      expect(Math.hypot(...normal)).toBeCloseTo(1, 6);
      const [a, b] = [vector(positions, indices[at]), vector(positions, indices[at + 1])];
      expect(
        normal.reduce((sum, part, axis) => sum + part * ((b[axis] ?? 0) - (a[axis] ?? 0)), 0),
      ).toBeCloseTo(0, 5);
    }
  });

  it('flip the sign of tangents with a reflection, so that the bitangent keeps its side of the surface', async () => {
    const maker = new GltfMaker();
    const box = addBox(maker);
    const tangents = maker.accessor(Float32Array.from(BOX.tangents), 'VEC4');
    const attributes = { ...Object(box.attributes), TANGENT: tangents };
    maker.node({ mesh: maker.mesh({ ...box, attributes }), scale: [-3, 1, 1] });
    const [{ tangents: read = expect.fail() } = expect.fail()] = (
      await readFiles(maker.files())
    ).model.meshes.map(({ vertices }) => vertices);
    for (let at = 0; at < read.length; at += 4) {
      expect(Math.hypot(...read.subarray(at, at + 3))).toBeCloseTo(1, 6);
      expect(read[at + 3]).toBe(-1);
    }
    expect(read[2 * 16]).toBe(-1);
  });

  it('place the copies of EXT_mesh_gpu_instancing', async () => {
    const maker = boxFile();
    const TRANSLATION = maker.accessor(Float32Array.of(0, 0, 0, 10, 0, 0), 'VEC3');
    const SCALE = maker.accessor(Float32Array.of(1, 1, 1, -2, 2, 2), 'VEC3');
    Object.assign(maker.json.nodes[0] ?? {}, {
      extensions: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION, SCALE } } },
    });
    const { model } = await readFiles(maker.files());
    expect(model.bounds).toEqual({ min: [-1, -2, -2], max: [12, 2, 2] });
    expect(volumeOf(model)).toBeCloseTo(8 + 64, 5);
  });

  it('are those of the default scene, else of the first, else all that hang below none', async () => {
    const maker = boxFile();
    maker.node({ mesh: 0, translation: [10, 0, 0] });
    const boundsWith = async (more: object) => {
      Object.assign(maker.json, more);
      return (await readFiles(maker.files())).model.bounds.max[0];
    };
    expect(await boundsWith({})).toBe(11);
    expect(await boundsWith({ scenes: [{ nodes: [0] }, { nodes: [1] }] })).toBe(1);
    expect(await boundsWith({ scene: 1 })).toBe(11);
  });

  it('that are hidden are left out with a notice', async () => {
    const maker = boxFile();
    maker.node({ mesh: 0, translation: [9, 0, 0], extensions: { KHR_node_visibility: { visible: false } } });
    const { model, notices } = await readFiles(maker.files());
    expect(model.bounds).toEqual(CUBE);
    expect(notices).toEqual([['modules.notice.hidden', 1]]);
  });
});

describe('geometry of a module', () => {
  it('without normals gets flat faces, each with vertices of its own', async () => {
    const maker = new GltfMaker();
    maker.node({ mesh: maker.mesh(bareBox(maker, Float32Array.from(BOX.positions))) });
    const { model } = await readFiles(maker.files());
    const [{ positions, normals } = expect.fail()] = model.meshes.map(({ vertices }) => vertices);
    expect(positions).toHaveLength(36 * 3);
    for (const [at, part] of normals.entries()) if (part !== 0) expect(part).toBe(positions[at]);
  });

  it('without indices is read corner by corner', async () => {
    const maker = new GltfMaker();
    const corners = BOX.indices.flatMap((index) => BOX.positions.slice(index * 3, index * 3 + 3));
    const POSITION = maker.accessor(Float32Array.from(corners), 'VEC3');
    maker.node({ mesh: maker.mesh({ attributes: { POSITION } }) });
    const { model } = await readFiles(maker.files());
    expect(volumeOf(model)).toBeCloseTo(8, 6);
  });

  it.each([
    ['normalised', Int16Array.from(BOX.positions, (value) => value * 16383.5), { normalized: true }, 2],
    ['plain', Int16Array.from(BOX.positions, (value) => value * 500), { normalized: false }, 0.002],
  ])('of %s 16-bit integers is as large as that of floats', async (_, values, more, scale) => {
    const maker = new GltfMaker();
    maker.json.extensionsRequired = ['KHR_mesh_quantization'];
    maker.node({ mesh: maker.mesh(bareBox(maker, values, more)), scale: [scale, scale, scale] });
    const { bounds } = (await readFiles(maker.files())).model;
    for (const axis of [0, 1, 2] as const) {
      expect(Math.abs(bounds.min[axis] + 1)).toBeLessThan(1e-3);
      expect(Math.abs(bounds.max[axis] - 1)).toBeLessThan(1e-3);
    }
  });

  it('of all seven kinds of primitives keeps its surfaces and says that lines and points are left out', async () => {
    const maker = new GltfMaker();
    const POSITION = maker.accessor(Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0), 'VEC3');
    maker.node({
      mesh: maker.mesh(...[0, 1, 2, 3, 4, 5, 6].map((mode) => ({ attributes: { POSITION }, mode }))),
    });
    const { model, notices } = await readFiles(maker.files());
    const [{ vertices } = expect.fail()] = model.meshes;
    // One of the list, two of the strip, two of the fan; their faces look where the specification says.
    expect(vertices.indices).toHaveLength(5 * 3);
    const sides = [...vertices.normals].filter((_, at) => at % 9 === 2);
    expect(sides).toEqual([1, 1, 1, 1, -1]);
    expect(notices).toEqual([['modules.notice.lines', 4]]);
  });

  it('of one material becomes one mesh, others keep theirs', async () => {
    const maker = new GltfMaker();
    maker.json.materials = [{ name: 'brick' }, { name: 'unused' }, { name: 'glass' }];
    const primitives = [0, 2, 0].map((material) => addBox(maker, { material }));
    maker.node({ mesh: maker.mesh(...primitives, addBox(maker)) });
    const { model } = await readFiles(maker.files());
    expect(model.materials.map(({ name }) => name)).toEqual(['brick', 'glass']);
    expect(model.meshes.map(({ material, vertices }) => [material, vertices.indices.length])).toEqual([
      [0, 72],
      [1, 36],
      [null, 36],
    ]);
  });

  it.each([
    ['bytes', Uint8Array.of(255, 0, 0, 0, 255, 0, 0, 0, 255), 'VEC3' as const, { normalized: true }],
    ['shorts', Uint16Array.of(65535, 0, 0, 0, 65535, 0, 0, 0, 65535), 'VEC3' as const, { normalized: true }],
    ['floats with alpha', Float32Array.of(1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1), 'VEC4' as const, {}],
  ])('has colours of %s as floats with alpha', async (_, colors, type, more) => {
    const maker = new GltfMaker();
    const POSITION = maker.accessor(Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0), 'VEC3');
    const COLOR_0 = maker.accessor(colors, type, more);
    maker.node({ mesh: maker.mesh({ attributes: { POSITION, COLOR_0 } }) });
    const { model } = await readFiles(maker.files());
    expect([...(model.meshes[0]?.vertices.colors ?? [])]).toEqual([1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1]);
  });

  it('keeps every set of texture coordinates, with zeros where a joined part has none', async () => {
    const maker = new GltfMaker();
    const box = addBox(maker);
    const TEXCOORD_1 = maker.accessor(
      Uint16Array.from(BOX.uvs, (value) => value * 65535),
      'VEC2',
      {
        normalized: true,
      },
    );
    const attributes = { ...Object(box.attributes), TEXCOORD_1 };
    maker.node({ mesh: maker.mesh({ ...box, attributes }, addBox(maker)) });
    const [{ uvs } = expect.fail()] = (await readFiles(maker.files())).model.meshes.map(
      ({ vertices }) => vertices,
    );
    expect(uvs.map((uv) => [...uv])).toEqual([
      [...BOX.uvs, ...BOX.uvs],
      [...BOX.uvs, ...BOX.uvs.map(() => 0)],
    ]);
  });

  it('has unit normals whatever their length was, and those of the faces where they were nothing', async () => {
    const maker = new GltfMaker();
    const long = BOX.normals.map((value, at) => (at < 12 ? 0 : at < 24 ? Number.NaN : value * 7));
    const box = addBox(maker);
    const NORMAL = maker.accessor(Float32Array.from(long), 'VEC3');
    maker.node({ mesh: maker.mesh({ ...box, attributes: { ...Object(box.attributes), NORMAL } }) });
    const { model } = await readFiles(maker.files());
    expect([...(model.meshes[0]?.vertices.normals ?? [])]).toEqual(BOX.normals);
  });

  it('loses triangles that are lines or points, and vertices that nothing uses', async () => {
    const maker = new GltfMaker();
    const box = addBox(maker);
    const indices = maker.accessor(Uint16Array.of(0, 0, 1, 0, 1, 1, 4, 5, 6), 'SCALAR');
    maker.node({ mesh: maker.mesh({ ...box, indices }) });
    const { model } = await readFiles(maker.files());
    expect(model.meshes[0]?.vertices.indices).toEqual(Uint32Array.of(0, 1, 2));
    expect(positionsOf(model)).toEqual(BOX.positions.slice(12, 21));
  });

  it('reads sparse accessors', async () => {
    const maker = new GltfMaker();
    const indices = maker.view(new Uint8Array(Uint16Array.of(1, 2).buffer));
    const values = maker.view(new Uint8Array(Float32Array.of(1, 0, 0, 0, 0, -1).buffer));
    const sparse = {
      count: 2,
      indices: { bufferView: indices, componentType: 5123 },
      values: { bufferView: values },
    };
    const POSITION = maker.json.accessors.push({ componentType: 5126, count: 3, type: 'VEC3', sparse }) - 1;
    maker.node({ mesh: maker.mesh({ attributes: { POSITION } }) });
    expect(positionsOf((await readFiles(maker.files())).model)).toEqual([0, 0, 0, 1, 0, 0, 0, 0, -1]);
  });

  it('of 150,000 vertices is read', async () => {
    const maker = new GltfMaker();
    const side = 388;
    const points = Array.from({ length: side * side }, (_, at) => [
      at % side,
      0,
      -Math.floor(at / side),
    ]).flat();
    const quads = Array.from({ length: side * (side - 1) - 1 }, (_, at) => at).filter(
      (at) => at % side < side - 1,
    );
    const indices = quads.flatMap((at) => [at, at + 1, at + side, at + 1, at + side + 1, at + side]);
    maker.node({
      mesh: maker.mesh({
        attributes: { POSITION: maker.accessor(Float32Array.from(points), 'VEC3') },
        indices: maker.accessor(Uint32Array.from(indices), 'SCALAR'),
      }),
    });
    const { model } = await readFiles(maker.files());
    expect(model.meshes[0]?.vertices.indices.length).toBe(indices.length);
    expect(model.bounds.max).toEqual([side - 1, 0, 0]);
  });
});

describe('what a module cannot have', () => {
  it('is left out, each kind with one notice and its count', async () => {
    const maker = boxFile();
    const [position] = [Object(maker.json.meshes[0]?.primitives)[0].attributes.POSITION];
    Object(maker.json.meshes[0]?.primitives)[0].targets = [{ POSITION: position }];
    Object.assign(maker.json.nodes[0] ?? {}, {
      skin: 0,
      camera: 0,
      extensions: { KHR_lights_punctual: { light: 0 } },
    });
    Object.assign(maker.json, {
      skins: [{ joints: [0] }],
      animations: [
        { channels: [], samplers: [] },
        { channels: [], samplers: [] },
      ],
      cameras: [{ type: 'perspective', perspective: { yfov: 1, znear: 1 } }],
      extensionsUsed: ['KHR_lights_punctual'],
      extensions: { KHR_lights_punctual: { lights: [{ type: 'point' }] } },
    });
    const { glb, notices } = await readFiles(maker.files());
    expect(notices).toEqual([
      ['modules.notice.skins', 1],
      ['modules.notice.morphs', 1],
      ['modules.notice.animations', 2],
      ['modules.notice.cameras', 1],
      ['modules.notice.lights', 1],
    ]);
    for (const key of ['skins', 'animations', 'cameras', 'extensions'])
      expect(jsonOfGlb(glb)).not.toHaveProperty(key);
  });
});

describe('a normalised module', () => {
  it('is the same for the same files, and normalises to itself', async () => {
    const maker = boxFile({ rotation: [0.1, 0.2, 0.3, 0.9], scale: [-1, 2, 3], name: 'crate' });
    maker.node({ children: [0], translation: [0.1, 0.2, 0.3], matrix: undefined });
    const { glb } = await readFiles(maker.files());
    expect((await readFiles(maker.files())).glb).toEqual(glb);
    const again = await readFiles({ main: { name: 'again.glb', bytes: glb }, others: [] });
    expect(again.glb).toEqual(glb);
    expect(again.notices).toEqual([]);
    expect(jsonOfGlb(glb).nodes).toEqual([{ name: 'crate', mesh: 0 }]);
  });

  it('says who made it and keeps what its author says of rights', async () => {
    const maker = boxFile();
    maker.json.asset = {
      version: '2.0',
      generator: 'Blender',
      copyright: 'CC0 A. Maker',
      extras: { license: 'CC0' },
    };
    const { asset } = jsonOfGlb((await readFiles(maker.files())).glb);
    expect(asset).toEqual({
      version: '2.0',
      generator: 'Levelwright',
      copyright: 'CC0 A. Maker',
      extras: { license: 'CC0' },
    });
  });
});
