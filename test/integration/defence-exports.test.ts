import { type Document, NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { uninstance } from '@gltf-transform/functions';
import fc from 'fast-check';
import { MeshoptDecoder } from 'meshoptimizer/decoder';
import { describe, expect, it, vi } from 'vitest';
import { buildLevel as buildDefence } from '../../core/defence/builder/build-level.ts';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { Level } from '../../core/document/level.ts';
import { MODULE_FORMS } from '../../core/gltf/export-choices.ts';
import { exportLevel } from '../../core/gltf/export-level.ts';
import type { ExportOptions } from '../../core/gltf/export-options.ts';
import { joinParts } from '../../core/gltf/file-bytes.ts';
import { inspectDefence } from '../../core/inspect/inspect-defence.ts';
import { validateExport } from '../../scripts/command-line/validate-export.ts';
import { buildLevel } from '../support/build-level.ts';
import { checkDefenceExport } from '../support/defence-proof/check-export.ts';
import { readWithBabylon, readWithThree, readWithTransform } from '../support/scene-facts.ts';

const SITE = { origin: [3, 1, -4], tileSize: 1.5 } as const;

const levelOf = (parameters: object, ...others: readonly object[]): Level =>
  buildLevel([
    {
      kind: 'defence',
      id: 'td',
      name: 'Valley',
      ...SITE,
      seed: 7,
      length: 40,
      maxTilesBeforeCorner: 5,
      border: 2,
      decorationChance: 0.3,
      ...parameters,
    },
    ...others,
  ]);

async function exported(level: Level, options: Partial<ExportOptions> = {}) {
  const result = await exportLevel(level, { fileName: 'td.glb', programVersion: '1', ...options });
  const { issues } = await validateExport(result);
  expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0 });
  return { ...result, glb: joinParts(result.files[0]) };
}

async function readBack(glb: Uint8Array): Promise<Document> {
  await MeshoptDecoder.ready;
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
  io.registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  const document = await io.readBinary(glb);
  await document.transform(uninstance());
  return document;
}

async function faultsOf(level: Level, document: Document): Promise<readonly string[]> {
  const [facts] = inspectDefence(new DocumentStore(level, countedIds()));
  if (!facts) throw new Error('the level was not built');
  return checkDefenceExport(document, facts, SITE);
}

const parameters = fc.record({
  seed: fc.integer(),
  length: fc.integer({ min: 2, max: 120 }),
  maxTilesBeforeCorner: fc.integer({ min: 4, max: 9 }),
  border: fc.integer({ min: 0, max: 3 }),
  heading: fc.constantFrom(0, 1, 2, 3),
});

describe('an exported defence level', () => {
  it('has the tiles, walls and line of its path, in whatever form', async () => {
    const wishes = fc.tuple(parameters, fc.constantFrom(...MODULE_FORMS), fc.boolean(), fc.boolean());
    await fc.assert(
      fc.asyncProperty(wishes, async ([each, moduleForm, quantise, compress]) => {
        const level = levelOf(each);
        const { glb } = await exported(level, { moduleForm, quantise, compress });
        expect(await faultsOf(level, await readBack(glb))).toEqual([]);
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  it('with a fault is found out, or the proof above would prove nothing', async () => {
    const level = levelOf({});
    const { glb } = await exported(level);
    const spoil = async (change: (document: Document) => void) => {
      const document = await readBack(glb);
      change(document);
      return faultsOf(level, document);
    };
    const tile = (document: Document, what: string) => {
      const node = document
        .getRoot()
        .listNodes()
        .find((each) => each.getExtras().tile === what);
      if (!node) throw new Error(`there is no ${what}`);
      return node;
    };
    expect(await spoil(() => {})).toEqual([]);
    const halfTurn = Math.SQRT1_2;
    expect(await spoil((document) => tile(document, 'corner').setRotation([0, 1, 0, 0]))).not.toEqual([]);
    expect(
      await spoil((document) => tile(document, 'straight').setRotation([0, halfTurn, 0, halfTurn])),
    ).not.toEqual([]);
    expect(await spoil((document) => tile(document, 'straight').setTranslation([90, 0, 0]))).not.toEqual([]);
    expect(await spoil((document) => tile(document, 'blank').dispose())).not.toEqual([]);
    const wall = (document: Document) =>
      document
        .getRoot()
        .listNodes()
        .find((each) => each.getExtras().kind === 'wall');
    expect(await spoil((document) => wall(document)?.dispose())).not.toEqual([]);
    expect(await spoil((document) => wall(document)?.setTranslation([4, 0, 2]))).not.toEqual([]);
  });

  it('tells engines its towers, and holds what the user put on its tiles', async () => {
    const level = levelOf(
      { length: 2 },
      { kind: 'tower', id: 't1', name: 'Keep', defence: 'td', cell: [0, 1], range: 2.5 },
      { kind: 'decoration', id: 'd1', defence: 'td', cell: [1, 1], shape: 'boulder', size: 2 },
      { kind: 'decoration', id: 'd2', defence: 'td', cell: [1, -1], shape: 'none' },
    );
    const { glb, counts } = await exported(level);
    expect(counts).toMatchObject({ defences: 1, towers: 1 });
    const nodes = (await readBack(glb)).getRoot().listNodes();
    const keep = nodes.find((node) => node.getName() === 'Keep');
    expect(keep?.getExtras()).toEqual({ kind: 'tower', id: 't1', defence: 'td', cell: [0, 1], range: 2.5 });
    expect(keep?.getWorldTranslation()).toEqual([3, 1, -2.5]);
    const decorations = nodes.filter((node) => node.getExtras().kind === 'decoration');
    expect(decorations.find((node) => node.getExtras().id === 'd1')?.getWorldScale()).toEqual([3, 3, 3]);
    expect(decorations.some((node) => String(node.getExtras().cell) === '1,-1')).toBe(false);
    const valley = nodes.find((node) => node.getName() === 'Valley')?.getExtras();
    expect(valley).toMatchObject({ seed: 7, length: 2, tileSize: 1.5, towers: [{ id: 't1' }] });
  });

  it('looks the same to every reader', async () => {
    for (const moduleForm of MODULE_FORMS) {
      const { glb, counts } = await exported(levelOf({}), { moduleForm });
      // Babylon's loader has a part of its own for instances, which is not loaded here.
      const readers = [
        readWithThree,
        readWithTransform,
        ...(moduleForm === 'instance' ? [] : [readWithBabylon]),
      ];
      const all = await Promise.all(readers.map((read) => read(glb)));
      for (const facts of all) {
        expect(facts.triangles).toBe(counts.triangles);
        for (const [axis, value] of [...facts.min, ...facts.max].entries()) {
          expect(value).toBeCloseTo([...(all[0]?.min ?? []), ...(all[0]?.max ?? [])][axis] ?? Number.NaN, 4);
        }
      }
    }
  });

  it('is the same on every run, and follows from its parameters alone', async () => {
    const level = levelOf({}, { kind: 'tower', id: 't1', defence: 'td', cell: [0, 1], range: 2.5 });
    const { glb } = await exported(level);
    const forbid = (name: string) => () => {
      throw new Error(`${name} was asked`);
    };
    const spies = [
      vi.spyOn(Math, 'random').mockImplementation(forbid('Math.random')),
      vi.spyOn(Date, 'now').mockImplementation(forbid('Date.now')),
      vi.spyOn(performance, 'now').mockImplementation(forbid('performance.now')),
    ];
    try {
      const told: unknown[] = [];
      buildDefence(
        { seed: 7, length: 40, maxTilesBeforeCorner: 5, border: 2, decorationChance: 0.3 },
        (event) => told.push(event),
      );
      expect(told.length).toBeGreaterThan(40);
      const again = await exportLevel(level, { fileName: 'td.glb', programVersion: '1' });
      expect(joinParts(again.files[0])).toEqual(glb);
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  });

  it('that cannot be built is left out, and said so before', async () => {
    const { counts, notices } = await exported(levelOf({ length: 5000, attempts: 1 }));
    expect(counts.defences).toBe(0);
    expect(notices).toEqual([{ code: 'export.no-defence', params: { count: 1 } }]);
  });
});
