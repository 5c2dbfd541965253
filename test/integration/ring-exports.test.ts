import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import * as fc from 'fast-check';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { beforeAll, expect, test } from 'vitest';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { MODULE_FORMS, SHAPE_SHARINGS } from '../../core/gltf/export-choices.ts';
import { exportLevel } from '../../core/gltf/export-level.ts';
import type { ExportOptions } from '../../core/gltf/export-options.ts';
import { joinParts } from '../../core/gltf/file-bytes.ts';
import { inspectLevel } from '../../core/inspect/inspect-level.ts';
import { findLevelProblems } from '../../core/inspect/level-problems.ts';
import { validateExport } from '../../scripts/command-line/validate-export.ts';
import { levelwright } from '../support/command-line.ts';
import * as breaking from '../support/ring-proof/break-export.ts';
import { checkFile, checkLooks, checkNames, type FileWishes } from '../support/ring-proof/check-file.ts';
import { checkInspect, type Inspected } from '../support/ring-proof/check-inspect.ts';
import { checkSameTriangles } from '../support/ring-proof/check-merged.ts';
import { collectFaults } from '../support/ring-proof/faults.ts';
import {
  arbitraryRings,
  makeRingCase,
  type RingCase,
  type RingDesign,
} from '../support/ring-proof/ring-case.ts';
import { makeTemporaryFolder } from '../support/temporary-folder.ts';

/** A case takes a second and more, so no smaller one is looked for: the seed tells which it was. */
const runs = (numRuns: number) => ({ numRuns, endOnFailure: true });

async function exported(ringCase: RingCase, options: Partial<ExportOptions> = {}): Promise<Document> {
  const all = { fileName: 'rings.glb', programVersion: '1', modules: ringCase.files, ...options };
  const result = await exportLevel(ringCase.level, all);
  const { issues } = await validateExport(result);
  expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
  io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  return await io.readBinary(joinParts(result.files[0]));
}

const faultsOf = (document: Document, ringCase: RingCase, wishes: FileWishes): readonly string[] =>
  collectFaults((complain) => checkFile(document, ringCase, wishes, complain));

const inspectFaults = (inspected: Inspected, ringCase: RingCase): readonly string[] =>
  collectFaults((complain) => checkInspect(inspected, ringCase, complain));

test('modules of any rings are exported as the specification bends them', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryRings, async (design) => {
      const ringCase = await makeRingCase(design);
      expect(faultsOf(await exported(ringCase), ringCase, { shapes: 'shared' })).toEqual([]);
    }),
    runs(8),
  );
});

const arbitraryOptions = fc.record({
  moduleForm: fc.constantFrom(...MODULE_FORMS),
  shapes: fc.constantFrom(...SHAPE_SHARINGS),
  quantise: fc.boolean(),
  compress: fc.boolean(),
});

test('every way to export rings shows the same geometry', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryRings, arbitraryOptions, async (design, options) => {
      const ringCase = await makeRingCase(design);
      const document = await exported(ringCase, options);
      if (options.moduleForm !== 'merge') expect(faultsOf(document, ringCase, options)).toEqual([]);
      else {
        const right = await exported(ringCase);
        const ids = ringCase.rings.map(({ id }) => id);
        const faults = collectFaults((complain) => {
          checkSameTriangles(document, right, complain);
          checkNames(document, complain);
          checkLooks(document, ringCase, ids, complain);
        });
        expect(faults).toEqual([]);
      }
    }),
    runs(8),
  );
});

test('rings that are asked for come alone, and modules can be left out', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryRings, async (design) => {
      const ringCase = await makeRingCase(design);
      const rings = ringCase.rings.slice(1).map(({ id }) => id);
      const some = await exported(ringCase, { rings });
      expect(faultsOf(some, ringCase, { shapes: 'shared', rings })).toEqual([]);
      const empty = await exported(ringCase, { without: ['modules'] });
      expect(faultsOf(empty, { ...ringCase, wanted: [] }, { shapes: 'shared' })).toEqual([]);
    }),
    runs(3),
  );
});

test('an inspection of any rings tells what the specification makes of them', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryRings, async (design) => {
      const ringCase = await makeRingCase(design);
      const store = new DocumentStore(ringCase.level, countedIds());
      const problems = findLevelProblems(ringCase.level, store, []);
      expect(inspectFaults({ ...inspectLevel(store), problems }, ringCase)).toEqual([]);
    }),
    runs(30),
  );
});

test('the command line tells the same of rings as JSON', async () => {
  const folder = await makeTemporaryFolder();
  await fc.assert(
    fc.asyncProperty(arbitraryRings, async (design) => {
      const ringCase = await makeRingCase(design);
      writeFileSync(join(folder, 'a.level.json'), serialiseLevel(ringCase.level));
      const { stdout } = await levelwright(folder, ['inspect', 'a.level.json', '--json']);
      expect(inspectFaults(JSON.parse(stdout.toString()), ringCase)).toEqual([]);
    }),
    runs(2),
  );
});

const ASYMMETRIC: RingDesign = {
  rings: [
    {
      kind: 'ring',
      id: 'deck',
      steps: 12,
      cellSize: 0.1,
      centre: [3, 2, -1],
      innerRing: 0,
      outerRing: 6,
      scaleHeight: false,
    },
  ],
  assets: [
    {
      solids: [
        {
          shape: 'prism',
          isSmooth: true,
          hasTangents: true,
          uvSets: 2,
          hasColors: true,
          rotation: [0, 0, 0, 1],
          scale: [-1, 1, 1.2],
          translation: [1, 0, 0],
        },
      ],
      footprint: [1, 2],
      fill: 0.9,
      aside: [0.1, 0, 0],
      longestEdge: 0.5,
    },
  ],
  modules: [
    { ring: 0, asset: 0, line: 2, step: 11, quarterTurns: 1, mirrored: true, place: 'inside' },
    { ring: 0, asset: 0, line: 0, step: 3, quarterTurns: 0, mirrored: false, place: 'inside' },
  ],
};

let good: RingCase;
let goodFile: Uint8Array;

beforeAll(async () => {
  good = await makeRingCase(ASYMMETRIC);
  goodFile = await new NodeIO().writeBinary(await exported(good));
});

test('an export that is right has nothing against it', async () => {
  expect(faultsOf(await new NodeIO().readBinary(goodFile), good, { shapes: 'shared' })).toEqual([]);
});

test.each([
  ['winding', breaking.flipWinding],
  ['normal', breaking.tiltNormals],
  ['tangent', breaking.turnTangents],
  ['bitangent', breaking.flipBitangents],
  ['uv', breaking.shiftUvs],
  ['color', breaking.darken],
  ['surface', breaking.mirrorPositions],
  ['surface', breaking.liftPoint],
  ['surface', breaking.turnNode],
  ['scale', breaking.growNode],
  ['missing', breaking.loseNode],
  ['incomplete', breaking.loseTriangles],
  ['open', breaking.loseTriangles],
  ['extras', breaking.tellLies],
  ['names', breaking.nameAlike],
  ['materials', breaking.repaint],
] as const)('%s: is found in an export that is broken so', async (fault, breakIt) => {
  const document = await new NodeIO().readBinary(goodFile);
  breakIt(document);
  const found = faultsOf(document, good, { shapes: 'shared' }).map((each) => each.split(':')[0]);
  expect(found).toContain(fault);
});

test('a merged export that lost a triangle is found', async () => {
  const [right, merged] = [await exported(good), await exported(good, { moduleForm: 'merge' })];
  const faults = () => collectFaults((complain) => checkSameTriangles(merged, right, complain));
  expect(faults()).toEqual([]);
  breaking.loseTriangles(merged);
  expect(faults()).not.toEqual([]);
});
