import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Document, getBounds, type JSONDocument, NodeIO, type Primitive } from '@gltf-transform/core';
import { validateBytes } from 'gltf-validator';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { cross3, dot3, type Vec3 } from '../../../core/math/vec3.ts';
import { STATION_ASSETS } from '../../../core/templates/station-assets.ts';
import { sampleModules } from './sample-modules.ts';

const FOLDER = new URL('../../../assets/samples/assets/modules/', import.meta.url);
const FILES = await sampleModules();
const MODULES = Object.keys(FILES).filter((name) => /\.(glb|gltf)$/.test(name));

const fileOf = (name: string): Uint8Array => {
  const bytes = FILES[name];
  if (!bytes) throw new Error(`no file ${name}`);
  return bytes;
};

/** A document of glTF-Transform, of a .glb or of a .gltf with what it names. */
async function open(name: string): Promise<Document> {
  const io = new NodeIO();
  if (name.endsWith('.glb')) return io.readBinary(fileOf(name));
  const json: JSONDocument['json'] = JSON.parse(new TextDecoder().decode(fileOf(name)));
  const resources = Object.fromEntries(
    Object.entries(FILES).map(([uri, bytes]) => [uri, Uint8Array.from(bytes)]),
  );
  return io.readJSON({ json, resources });
}

/** What it says, with the pixels of its images instead of how some version of the compressor packs them. */
async function contentOf(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await new NodeIO().readBinary(bytes);
  for (const texture of document.getRoot().listTextures()) {
    const image = texture.getImage();
    if (image) texture.setImage(Uint8Array.from(PNG.sync.read(Buffer.from(image)).data));
  }
  return new NodeIO().writeBinary(document);
}

const pixelsOf = (bytes: Uint8Array): Buffer => PNG.sync.read(Buffer.from(bytes)).data;

describe('the shipped modules', () => {
  it('are those that the script makes', async () => {
    expect((await readdir(fileURLToPath(FOLDER))).sort()).toEqual(Object.keys(FILES).sort());
    for (const [name, made] of Object.entries(FILES)) {
      const shipped = new Uint8Array(await readFile(new URL(name, FOLDER)));
      if (name.endsWith('.glb')) expect(await contentOf(shipped)).toEqual(await contentOf(made));
      else if (name.endsWith('.png')) expect(pixelsOf(shipped).equals(pixelsOf(made))).toBe(true);
      else expect(shipped).toEqual(Uint8Array.from(made));
    }
  });

  it('have the same bytes on every run', async () => {
    expect(await sampleModules()).toEqual(FILES);
  });
});

/** Triangles of a primitive as points. */
function trianglesOf(primitive: Primitive): (readonly [Vec3, Vec3, Vec3])[] {
  const positions = primitive.getAttribute('POSITION')?.getArray() ?? [];
  const indices = primitive.getIndices()?.getArray() ?? [];
  const at = (index = 0): Vec3 => [
    positions[index * 3] ?? 0,
    positions[index * 3 + 1] ?? 0,
    positions[index * 3 + 2] ?? 0,
  ];
  return Array.from({ length: indices.length / 3 }, (_value, triangle) => [
    at(indices[triangle * 3]),
    at(indices[triangle * 3 + 1]),
    at(indices[triangle * 3 + 2]),
  ]);
}

describe.each(MODULES)('the module %s', (name) => {
  it('has nothing that the Khronos validator would complain of', async () => {
    const { issues } = await validateBytes(fileOf(name), {
      externalResourceFunction: async (uri) => fileOf(uri),
    });
    expect(issues.messages).toEqual([]);
  });

  it('is closed, each edge in both directions as often, and looks outwards', async () => {
    const document = await open(name);
    for (const primitive of document
      .getRoot()
      .listMeshes()
      .flatMap((mesh) => mesh.listPrimitives())) {
      const balance = new Map<string, number>();
      let volume = 0;
      for (const [a, b, c] of trianglesOf(primitive)) {
        volume += dot3(a, cross3(b, c)) / 6;
        for (const [from, to] of [
          [a, b],
          [b, c],
          [c, a],
        ] as const) {
          const [there, back] = [`${from} ${to}`, `${to} ${from}`];
          if (balance.has(back)) balance.set(back, (balance.get(back) ?? 0) - 1);
          else balance.set(there, (balance.get(there) ?? 0) + 1);
        }
      }
      expect([...balance.values()].filter((count) => count !== 0)).toEqual([]);
      expect(volume).toBeGreaterThan(0);
    }
  });

  it('is free to use, and its normals point to where its triangles look', async () => {
    const document = await open(name);
    expect(document.getRoot().getAsset()['copyright']).toBe('CC0 1.0');
    for (const primitive of document
      .getRoot()
      .listMeshes()
      .flatMap((mesh) => mesh.listPrimitives())) {
      const normals = primitive.getAttribute('NORMAL')?.getArray() ?? [];
      const indices = primitive.getIndices()?.getArray() ?? [];
      trianglesOf(primitive).forEach(([a, b, c], triangle) => {
        const corner = (indices[triangle * 3] ?? 0) * 3;
        const normal: Vec3 = [normals[corner] ?? 0, normals[corner + 1] ?? 0, normals[corner + 2] ?? 0];
        const face = cross3([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]]);
        expect(dot3(normal, face)).toBeGreaterThan(0);
        expect(Math.hypot(...normal)).toBeCloseTo(1, 5);
      });
    }
  });
});

it('every module lies on the cells that its asset takes, and rests on the ground', async () => {
  expect(STATION_ASSETS.map(({ path }) => basename(path)).sort()).toEqual(MODULES.toSorted());
  for (const { path, footprint: [along, across] = [1, 1] } of STATION_ASSETS) {
    const [scene] = (await open(basename(path))).getRoot().listScenes();
    if (!scene) throw new Error(`${path} has no scene`);
    const { min, max } = getBounds(scene);
    expect(min[1]).toBeCloseTo(0, 6);
    for (const [axis, cells] of [
      [0, along],
      [2, across],
    ] as const) {
      expect(Math.max(-(min[axis] ?? 0), max[axis] ?? 0)).toBeLessThanOrEqual(2 * cells);
    }
  }
});

it('the modules show what materials can do: images, slopes, glow, glass, vertex colours, files apart', async () => {
  const documents = await Promise.all(MODULES.map(open));
  const materials = documents.flatMap((document) => document.getRoot().listMaterials());
  const meshes = documents.flatMap((document) => document.getRoot().listMeshes());
  expect(materials.some((material) => material.getBaseColorTexture() && material.getNormalTexture())).toBe(
    true,
  );
  expect(materials.some((material) => Math.max(...material.getEmissiveFactor()) > 0)).toBe(true);
  expect(materials.some((material) => material.getAlphaMode() === 'BLEND')).toBe(true);
  expect(meshes.some((mesh) => mesh.listPrimitives().some((each) => each.getAttribute('COLOR_0')))).toBe(
    true,
  );
  expect(Object.keys(FILES)).toEqual(
    expect.arrayContaining(['solar-wing.gltf', 'solar-wing.bin', 'solar-cells.png']),
  );
});
