import fc from 'fast-check';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import type { Level } from '../../core/document/level.ts';
import type { LevelRecord } from '../../core/document/schema/record-kinds.ts';
import type { Wall } from '../../core/document/schema/wall.ts';
import { exportLevel } from '../../core/gltf/export-level.ts';
import { joinParts } from '../../core/gltf/file-bytes.ts';
import { inspectLevel } from '../../core/inspect/inspect-level.ts';
import { toLattice } from '../../core/math/tolerance.ts';
import { distance } from '../../core/math/vec2.ts';
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
  { kind: 'material', id: 'brick', name: 'Brick', texture: 'assets/brick.png', roughness: 0.8 },
  { kind: 'material', id: 'plaster', name: 'Brick', metallic: 0.5 },
  { kind: 'storey', id: 'ground', name: 'Ground' },
  { kind: 'storey', id: 'upper', name: 'Ground', elevation: 2.7, height: 3 },
];

const walls = planarWalls({ spacing: 1.3, thicknesses: [0.1, 0.2, 0.35], heights: [undefined, 1.1, 2.7] });

/** An opening anywhere on a wall, so that some hang over an end or over one another. */
const opening = fc.record({
  wall: fc.nat(),
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  type: fc.constantFrom('door', 'window', 'arch'),
  width: fc.constantFrom(0.3, 0.6, 0.9),
  height: fc.constantFrom(0.4, 1, 2.1),
  sill: fc.constantFrom(undefined, 0.3, 0.9),
  fitting: fc.constantFrom('none', 'frame', 'leaf'),
} as const);

function openingsOn(
  walls: readonly Wall[],
  all: readonly (typeof opening extends fc.Arbitrary<infer T> ? T : never)[],
) {
  return all.flatMap(({ wall, place, sill, ...shape }, index): LevelRecord[] => {
    const on = walls[wall % walls.length];
    if (!on) return [];
    const offset = toLattice(place * distance(on.start, on.end));
    return [{ kind: 'opening', id: `o${index}`, wall: on.id, offset, ...shape, ...(sill && { sill }) }];
  });
}

const point = fc.constantFrom(0.7, 1.9, 3.2, 4.4);
const place = fc.tuple(point, point);
const stair = fc.record({ start: place, end: place });
const roof = fc.record({
  storey: fc.constantFrom('ground', 'upper'),
  type: fc.constantFrom('flat', 'gable', 'hip'),
} as const);

/** Two storeys of random walls with openings, a named room, a stair and a roof. */
const level: fc.Arbitrary<Level> = fc
  .record({
    below: walls,
    above: fc.option(walls),
    openings: fc.array(opening, { maxLength: 12 }),
    room: place,
    stair: fc.option(stair),
    roof: fc.option(roof),
  })
  .map(({ below, above, openings, room, stair: steps, roof: cover }) => ({
    header: { name: 'Random', extra: {} },
    records: [
      ...PALETTE,
      ...below,
      ...(above ?? []).map((wall) => ({ ...wall, storey: 'upper', id: `${wall.id}u` })),
      ...openingsOn(below, openings),
      { kind: 'room', id: 'r1', storey: 'ground', at: room, name: 'Ground', floor: 'brick' },
      ...(steps ? [{ kind: 'stair', id: 's1', storey: 'ground', ...steps } as const] : []),
      ...(cover ? [{ kind: 'roof', id: 'c1', ...cover } as const] : []),
    ],
  }));

const images = new Map([
  ['assets/brick.png', Uint8Array.from(PNG.sync.write(new PNG({ width: 2, height: 2 })))],
]);
const textured = { fileName: 'level.glb', programVersion: '0.0.0', images };
/** Without images: three.js makes pictures of them in pages only. */
const options = { fileName: 'level.glb', programVersion: '0.0.0' };
/** Floors and ceilings are sheets, which have no volume of their own. */
const wallsAlone = { ...options, without: ['floors', 'ceilings', 'fittings', 'stairs', 'roofs'] } as const;

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
      const result = await exportLevel(createTemplate(template), { ...textured, fileName });
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
        const { issues } = await validateExport(await exportLevel(each, textured));
        expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0, numHints: 0 });
      }),
      { numRuns: 150 },
    );
  });
});

describe('three.js, Babylon.js and glTF-Transform', () => {
  test('read the same triangles, bounds and volume, and the volume is that of the walls', async () => {
    await fc.assert(
      fc.asyncProperty(level, async (each) => {
        const { files, counts } = await exportLevel(each, options);
        const facts = await readWithTransform(joinParts(files[0]));
        expect(facts.triangles).toBe(counts.triangles);
        expect(facts.names).toHaveLength(counts.meshes);
        const bare = await exportLevel(each, wallsAlone);
        const { volume } = await readWithTransform(joinParts(bare.files[0]));
        expect(volume).toBeCloseTo(wallVolume(each), DIGITS - 1);
        for (const read of [readWithThree, readWithBabylon]) {
          const others = await read(joinParts(files[0]));
          expectSame(others, facts);
          expect(others.names).toHaveLength(counts.meshes);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('find the same names', async () => {
    const { files } = await exportLevel(createTemplate('cottage'), options);
    const { names } = await readWithTransform(joinParts(files[0]));
    expect((await readWithBabylon(joinParts(files[0]))).names).toEqual(names);
    // three.js writes spaces as underscores.
    expect((await readWithThree(joinParts(files[0]))).names).toEqual(
      names.map((name) => name.replaceAll(' ', '_')),
    );
  });
});
