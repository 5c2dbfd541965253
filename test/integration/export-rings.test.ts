import { WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { Matrix3, Mesh, Vector3 } from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { MODULE_FORMS, SHAPE_SHARINGS } from '../../core/gltf/export-choices.ts';
import { exportLevel } from '../../core/gltf/export-level.ts';
import type { ExportOptions } from '../../core/gltf/export-options.ts';
import { joinParts } from '../../core/gltf/file-bytes.ts';
import { readModule } from '../../core/gltf/module/read-module.ts';
import type { ModuleModel } from '../../core/modules/module-model.ts';
import { validateExport } from '../../scripts/command-line/validate-export.ts';
import { artistModules, normalised } from '../support/artist-modules.ts';
import { type ModuleFile, ringFacts, ringLevel } from '../support/ring-levels.ts';
import { RING_MODULES, ringModuleFiles } from '../support/ring-modules.ts';
import {
  readWithBabylon,
  readWithThree,
  readWithTransform,
  type SceneFacts,
} from '../support/scene-facts.ts';

type Modules = ReadonlyMap<string, Uint8Array>;

const MANY = 500;
/** Every module in every turn and on every side, once. */
const SOME = 80;

const COMBINATIONS = MODULE_FORMS.flatMap((moduleForm) =>
  SHAPE_SHARINGS.flatMap((shapes) =>
    [false, true].flatMap((quantise) =>
      [false, true].map((compress) => ({ moduleForm, shapes, quantise, compress })),
    ),
  ),
);

let textured: Modules;
let bare: Modules;

beforeAll(async () => {
  textured = await ringModuleFiles({ isTextured: true });
  // Three.js makes pictures of images in pages only.
  bare = await ringModuleFiles({ isTextured: false });
});

const modelsOf = async (modules: Modules): Promise<ReadonlyMap<string, ModuleModel>> =>
  new Map(
    await Promise.all(
      [...modules].map(async ([path, glb]): Promise<[string, ModuleModel]> => [path, await readModule(glb)]),
    ),
  );

const glbOf = async (
  files: readonly ModuleFile[],
  count: number,
  options: Partial<ExportOptions>,
): Promise<Uint8Array> => {
  const all = { fileName: 'rings.glb', programVersion: '1', ...options };
  return joinParts((await exportLevel(ringLevel(files, count), all)).files[0]);
};

/** @param slack in metres: single precision over coordinates of hundreds of metres, or the step of a lattice */
function expectSame(facts: SceneFacts, wanted: SceneFacts, slack = 1e-3): void {
  expect(facts.triangles).toBe(wanted.triangles);
  for (const axis of [0, 1, 2] as const) {
    expect(Math.abs(facts.min[axis] - wanted.min[axis])).toBeLessThan(slack);
    expect(Math.abs(facts.max[axis] - wanted.max[axis])).toBeLessThan(slack);
  }
  expect(facts.volume / wanted.volume).toBeCloseTo(1, 2);
}

describe('the Khronos validator', () => {
  test.each(COMBINATIONS)(
    'finds nothing wrong with $moduleForm, $shapes, quantise $quantise, compress $compress',
    async (wishes) => {
      // Every other one with files beside it, whose names are no URIs.
      const fileName = wishes.quantise === wishes.compress ? 'my rings #1.gltf' : 'rings.glb';
      const options = { fileName, programVersion: '1', modules: textured, ...wishes };
      const { issues } = await validateExport(await exportLevel(ringLevel(RING_MODULES, SOME), options));
      expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0, numHints: 0 });
    },
  );
});

describe('five hundred modules of ten files', () => {
  test('are where the map puts them, faces outward in all turns and on both sides', async () => {
    const wanted = ringFacts(ringLevel(RING_MODULES, MANY), await modelsOf(bare));
    expect(wanted.leastVolume).toBeGreaterThan(0);
    const glb = await glbOf(RING_MODULES, MANY, { modules: bare });
    for (const read of [readWithTransform, readWithThree, readWithBabylon]) {
      const facts = await read(glb);
      expectSame(facts, wanted);
      expect(facts.names).toHaveLength(wanted.names.length);
      expect(facts.leastVolume).toBeGreaterThan(0);
    }
  });
});

describe('every module in every turn and on every side', () => {
  let wanted: SceneFacts;
  beforeAll(async () => {
    wanted = ringFacts(ringLevel(RING_MODULES, SOME), await modelsOf(bare));
  });

  test.each([{ shapes: 'apart' }, { moduleForm: 'instance' }, { moduleForm: 'merge' }] as const)(
    'is the same with %o',
    async (wishes) => {
      const glb = await glbOf(RING_MODULES, SOME, { modules: bare, ...wishes });
      for (const read of [readWithTransform, readWithThree, readWithBabylon]) {
        // Babylon draws instances with an engine alone.
        if (read === readWithBabylon && 'moduleForm' in wishes && wishes.moduleForm === 'instance') continue;
        const facts = await read(glb);
        expectSame(facts, wanted);
        expect(facts.leastVolume).toBeGreaterThan(0);
      }
    },
  );

  test.each(MODULE_FORMS)('loses nothing by compression (%s)', async (moduleForm) => {
    const glb = await glbOf(RING_MODULES, SOME, { modules: bare, moduleForm, compress: true });
    for (const read of [readWithTransform, readWithThree]) expectSame(await read(glb), wanted);
  });

  test.each(MODULE_FORMS)('stays within the step that it is rounded to (%s)', async (moduleForm) => {
    const glb = await glbOf(RING_MODULES, SOME, { modules: bare, moduleForm, quantise: true });
    // Of what is rounded as a whole: a module of 12 m, or a ring of some 100 m.
    const slack = moduleForm === 'merge' ? 0.01 : 0.001;
    for (const read of [readWithTransform, readWithThree, readWithBabylon]) {
      if (read !== readWithBabylon || moduleForm !== 'instance') expectSame(await read(glb), wanted, slack);
    }
  });
});

const realFiles = artistModules(10);

describe('five hundred modules of an artist', () => {
  test.skipIf(realFiles.size > 0)('are not read: ../shared/modules is not there', () => {});

  test.runIf(realFiles.size > 0)('are the same in all readers, and where the map puts them', async () => {
    const modules = new Map<string, Uint8Array>();
    for (const [name, files] of realFiles) modules.set(`assets/${name}`, await normalised(files));
    const assets = [...realFiles.keys()].map(
      (name): ModuleFile => ({ name, path: `assets/${name}`, footprint: [1, 1], scale: 2 }),
    );
    const result = await exportLevel(ringLevel(assets, MANY), {
      fileName: 'rings.glb',
      programVersion: '1',
      modules,
    });
    expect((await validateExport(result)).issues).toMatchObject({
      numErrors: 0,
      numWarnings: 0,
      numHints: 0,
    });
    expect(result.counts).toMatchObject({ modules: MANY, images: 1, materials: 1 });
    const wanted = ringFacts(ringLevel(assets, MANY), await modelsOf(modules));
    const glb = await withoutImages(joinParts(result.files[0]));
    for (const read of [readWithTransform, readWithThree, readWithBabylon]) {
      const facts = await read(glb);
      expect(facts.triangles).toBe(result.counts.triangles);
      expectSame(facts, wanted);
    }
  });
});

async function withoutImages(glb: Uint8Array): Promise<Uint8Array> {
  const io = new WebIO().registerExtensions(ALL_EXTENSIONS);
  const document = await io.readBinary(Uint8Array.from(glb));
  for (const texture of document.getRoot().listTextures()) texture.dispose();
  return await io.writeBinary(document);
}

describe('the normals of shapes that nodes scale', () => {
  test('are, as three.js lights them, those of modules baked at their own radius', async () => {
    const [scaled, baked] = await Promise.all(
      SHAPE_SHARINGS.map(async (shapes) =>
        worldNormals(await glbOf(RING_MODULES, SOME, { modules: bare, shapes })),
      ),
    );
    if (!scaled || !baked) throw new Error('there are two ways to share shapes');
    expect(scaled.length).toBe(baked.length);
    expect(scaled.length).toBeGreaterThan(10_000);
    // The chord of an angle of 0.01° is 1.7e-4.
    const apart = scaled.map((normal, index) => normal.distanceTo(baked[index] ?? new Vector3()));
    expect(apart.filter((chord) => !(chord < 1.7e-4))).toEqual([]);
  });
});

/** Unit normals of all vertices, mesh by mesh. */
async function worldNormals(glb: Uint8Array): Promise<Vector3[]> {
  const { scene } = await new GLTFLoader().parseAsync(Uint8Array.from(glb).buffer, '');
  scene.updateMatrixWorld(true);
  const normals: Vector3[] = [];
  scene.traverse((node) => {
    if (!(node instanceof Mesh)) return;
    const matrix = new Matrix3().getNormalMatrix(node.matrixWorld);
    const { normal } = node.geometry.attributes;
    for (let vertex = 0; vertex < normal.count; vertex += 1) {
      normals.push(new Vector3().fromBufferAttribute(normal, vertex).applyMatrix3(matrix).normalize());
    }
  });
  return normals;
}
