import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DocumentStore } from '../../core/document/document-store.ts';
import { countedIds } from '../../core/document/ids.ts';
import { parseLevel } from '../../core/document/parse-level.ts';
import { serialiseLevel } from '../../core/document/serialise-level.ts';
import { exportLevel } from '../../core/gltf/export-level.ts';
import { inspectLevel } from '../../core/inspect/inspect-level.ts';
import { findLevelProblems } from '../../core/inspect/level-problems.ts';
import { SURFACE_MODELS } from '../../core/walls/surface-models.ts';
import { levelText } from '../support/build-level.ts';
import { openPlans, planarWalls } from '../support/random-plan.ts';

/** Random levels. */
const RUNS = 150;

type Fields = Record<string, unknown>;

/** What a slip of the hand, or of another program, makes of a number. */
const SLIPS: readonly ((value: number, by: number) => number)[] = [
  () => 0,
  (value) => -value,
  () => 1e-9,
  () => 0.001,
  () => 0.0101,
  () => 97.1234,
  () => 10_000,
  (value, by) => value + by / 1000,
  (value, by) => Math.round(value * 10_000 + by) / 10_000,
  (value, by) => value * (1 + by / 10),
];

const slip = fc.record({
  record: fc.nat(1000),
  field: fc.nat(20),
  slip: fc.nat(SLIPS.length - 1),
  by: fc.integer({ min: -60, max: 60 }),
  isDoubled: fc.boolean(),
});

const place = fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 90 }));

const levels = fc
  .record({
    plan: openPlans(
      planarWalls({ spacing: 2, jitter: 0.3, thicknesses: [0.05, 0.4], heights: [undefined, 1] }),
    ),
    above: planarWalls({ spacing: 2, thicknesses: [0.1, 0.3], heights: [undefined] }),
    places: fc.array(place, { minLength: 6, maxLength: 6 }),
    roof: fc.constantFrom('flat', 'gable', 'hip'),
    slips: fc.array(slip, { minLength: 1, maxLength: 10 }),
  })
  .map(({ plan, above, places, roof, slips }) => {
    const at = places.map(([x, z]) => [x / 10, z / 10]);
    const records: Fields[] = [
      { kind: 'storey', id: 'ground', elevation: 0, height: 2.7 },
      { kind: 'storey', id: 'upper', elevation: 3, height: 2.7 },
      { kind: 'material', id: 'brick', tiling: [1, 1] },
      { kind: 'material', id: 'plaster' },
      ...plan.walls.map((wall) => ({ ...wall })),
      ...plan.openings.map((opening) => ({ ...opening })),
      ...above.map((wall) => ({ ...wall, id: `u${wall.id}`, storey: 'upper' })),
      { kind: 'room', id: 'r1', storey: 'ground', at: at[0], floor: 'brick' },
      { kind: 'room', id: 'r2', storey: 'upper', at: at[1], ceiling: 'brick' },
      { kind: 'stair', id: 's1', storey: 'ground', start: at[2], end: at[3], width: 1 },
      { kind: 'roof', id: 'h1', storey: 'ground', type: roof, pitch: 0.6, overhang: 0.4, open: [at[4]] },
      { kind: 'roof', id: 'h2', storey: 'upper', type: roof, pitch: 0.6, thickness: 0.2 },
    ];
    for (const each of slips) damage(records, each);
    return levelText(records);
  });

interface Slip {
  readonly record: number;
  readonly field: number;
  readonly slip: number;
  readonly by: number;
  readonly isDoubled: boolean;
}

/** Changes a number of a record, or of its double. */
function damage(records: Fields[], { record, field, slip: which, by, isDoubled }: Slip): void {
  const original = records[record % records.length];
  if (!original) return;
  const fields = isDoubled ? { ...original, id: `${original.id}-${records.length}` } : original;
  if (isDoubled) records.push(fields);
  const change = (value: number): number => SLIPS[which]?.(value, by) ?? value;
  const numeric = Object.keys(fields).filter((key) => [fields[key]].flat().every(Number.isFinite));
  const key = numeric[field % numeric.length];
  if (key === undefined) return;
  const value = fields[key];
  fields[key] = Array.isArray(value) ? value.map(change) : change(Number(value));
}

/** All numbers anywhere in a value. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
}

test('a level whose numbers have slipped is refused with places, or understood, drawn and exported in finite numbers', async () => {
  let read = 0;
  await fc.assert(
    fc.asyncProperty(levels, async (source) => {
      const result = parseLevel(source);
      if (!result.ok) {
        expect(result.problems.every(({ place: where }) => where.length > 0)).toBe(true);
        return;
      }
      read += 1;
      const { level } = result;
      const store = new DocumentStore(level, countedIds());
      for (const { at } of findLevelProblems(level, store, result.problems)) expect(at).not.toBeNull();
      expect(numbersIn(inspectLevel(store)).every(Number.isFinite)).toBe(true);
      for (const kind of SURFACE_MODELS) {
        for (const { meshes } of ['ground', 'upper'].flatMap((id) => [...store.derived(kind).ofStorey(id)])) {
          for (const { positions, normals, uvs } of meshes.values()) {
            for (const values of [positions, normals, uvs]) expect(values.every(Number.isFinite)).toBe(true);
          }
        }
      }
      // Refuses what is not finite, by an exception.
      await exportLevel(level, { fileName: 'level.glb', programVersion: '1' });
      const canonical = serialiseLevel(level);
      const again = parseLevel(canonical);
      expect(again.ok && serialiseLevel(again.level)).toBe(canonical);
    }),
    { numRuns: RUNS },
  );
  expect(read).toBeGreaterThan(0);
});
