import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { Level } from '../../core/document/level.ts';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import { exportLevel } from '../../core/gltf/export-level.ts';
import { inspectLevel } from '../../core/inspect/inspect-level.ts';
import { createTemplate, TEMPLATE_NAMES } from '../../core/templates/templates.ts';
import { validateExport } from '../../scripts/command-line/validate-export.ts';
import { planarWalls } from '../support/random-plan.ts';
import {
  readWithBabylon,
  readWithThree,
  readWithTransform,
  type SceneFacts,
} from '../support/scene-facts.ts';

const PALETTE: readonly LevelRecord[] = [
  { kind: 'material', id: 'brick', name: 'Brick', color: '#b5523b', roughness: 0.8 },
  { kind: 'material', id: 'plaster', name: 'Brick', metallic: 0.5 },
  { kind: 'storey', id: 'ground', name: 'Ground' },
  { kind: 'storey', id: 'upper', name: 'Ground', elevation: 2.7, height: 3 },
];

const walls = planarWalls({ spacing: 1.3, thicknesses: [0.1, 0.2, 0.35], heights: [undefined, 1.1, 2.7] });

/** Two storeys of random walls. */
const level: fc.Arbitrary<Level> = fc.tuple(walls, fc.option(walls)).map(([below, above]) => ({
  header: { name: 'Random', extra: {} },
  records: [
    ...PALETTE,
    ...below,
    ...(above ?? []).map((wall) => ({ ...wall, storey: 'upper', id: `${wall.id}u` })),
  ],
}));

const options = { fileName: 'level.glb', programVersion: '0.0.0' };

const wallVolume = (of: Level): number =>
  inspectLevel(new DocumentStore(of, countedIds())).storeys.reduce(
    (sum, storey) => sum + storey.wallVolume,
    0,
  );

/** Single precision over coordinates of tens of metres. */
const DIGITS = 4;

function expectSame(facts: SceneFacts, wanted: SceneFacts): void {
  expect(facts.triangles).toBe(wanted.triangles);
  for (const axis of [0, 1, 2] as const) {
    expect(facts.min[axis]).toBeCloseTo(wanted.min[axis], DIGITS);
    expect(facts.max[axis]).toBeCloseTo(wanted.max[axis], DIGITS);
  }
  expect(facts.volume).toBeCloseTo(wanted.volume, DIGITS - 1);
}

describe('the Khronos validator', () => {
  test.each(TEMPLATE_NAMES)('finds nothing wrong with the export of the template "%s"', async (template) => {
    for (const fileName of ['level.glb', 'my level #1.gltf']) {
      const result = await exportLevel(createTemplate(template), { ...options, fileName });
      expect((await validateExport(result)).issues).toMatchObject({
        numErrors: 0,
        numWarnings: 0,
        numHints: 0,
      });
    }
  });

  test('finds nothing wrong with hundreds of random levels', async () => {
    await fc.assert(
      fc.asyncProperty(level, async (each) => {
        const { issues } = await validateExport(await exportLevel(each, options));
        expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0, numHints: 0 });
      }),
      { numRuns: 300 },
    );
  });
});

describe('three.js, Babylon.js and glTF-Transform', () => {
  test('read the same triangles, bounds and volume, and the volume is that of the walls', async () => {
    await fc.assert(
      fc.asyncProperty(level, async (each) => {
        const { files, counts } = await exportLevel(each, options);
        const facts = await readWithTransform(files[0].bytes);
        expect(facts.triangles).toBe(counts.triangles);
        expect(facts.names).toHaveLength(counts.meshes);
        expect(facts.volume).toBeCloseTo(wallVolume(each), DIGITS - 1);
        for (const read of [readWithThree, readWithBabylon]) {
          const others = await read(files[0].bytes);
          expectSame(others, facts);
          expect(others.names).toHaveLength(counts.meshes);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('find the same names', async () => {
    const { files } = await exportLevel(createTemplate('cottage'), options);
    const { names } = await readWithTransform(files[0].bytes);
    expect((await readWithBabylon(files[0].bytes)).names).toEqual(names);
    // three.js writes spaces as underscores.
    expect((await readWithThree(files[0].bytes)).names).toEqual(
      names.map((name) => name.replaceAll(' ', '_')),
    );
  });
});
