import { describe, expect, it } from 'vitest';
import { loadJudge } from '../../../test/support/mesh-proof.ts';
import { planStore } from '../../../test/support/plan-store.ts';
import { box, factsOf, ring, UPPER } from '../../../test/support/roofed-plans.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Roof } from '../../document/schema/roof.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { wallBodies } from '../wall-bodies.ts';

describe('case A11 with buildings side by side: a comb of 12 teeth with a courtyard, U, H, cross', () => {
  const teeth = Array.from({ length: 12 }, (_, tooth): Vec2[] => [
    [tooth * 3, 2],
    [tooth * 3 + 1.5, 2],
    [tooth * 3 + 1.5, 6],
    [tooth * 3 + 3, 6],
  ]).flat();
  const turnsOf = (text: string): Vec2[] =>
    text.split(' ').map((pair): Vec2 => {
      const [x = 0, z = 0] = pair.split(',').map(Number);
      return [x, z];
    });
  const shapes: Readonly<Record<string, readonly Vec2[]>> = {
    comb: [...teeth.slice(0, -2), [34.5, 6], [34.5, 20], [0, 20]],
    u: turnsOf('50,0 53,0 53,6 57,6 57,0 60,0 60,9 50,9'),
    h: turnsOf('70,0 73,0 73,3 77,3 77,0 80,0 80,9 77,9 77,6 73,6 73,9 70,9'),
    cross: turnsOf('93,0 96,0 96,3 99,3 99,6 96,6 96,9 93,9 93,6 90,6 90,3 93,3'),
  };
  const points: Readonly<Record<string, Vec2>> = { comb: [1, 8], u: [51, 8], h: [71, 1], cross: [94.5, 4] };
  const walls = [
    ...Object.entries(shapes).flatMap(([name, corners]) => ring(name, corners)),
    ...box('yard', [10, 10], [10, 6]),
    UPPER,
    ...box('top', [2, 10], [6, 6], 'upper'),
    ...box('top-u', [50, 6], [5, 3], 'upper'),
  ];
  const typed = (['flat', 'gable', 'hip'] as const).flatMap((type) =>
    [false, true].map((besideUpper) => ({ type, besideUpper })),
  );

  it.each(typed)('$type, beside the next storey: $besideUpper', async ({ type, besideUpper }) => {
    const judge = await loadJudge();
    const roofs = Object.entries(points).map(
      ([id, point]): Roof => ({
        kind: 'roof',
        id,
        storey: 'ground',
        type,
        overhang: 0.4,
        besideUpper,
        covers: [point],
        ...(id === 'comb' && { open: [[15, 12]] }),
      }),
    );
    const store = planStore(...walls, ...roofs);
    for (const [id, corners] of Object.entries(shapes)) {
      const facts = factsOf(store, id);
      expect(facts.loneEdges).toBe(0);
      expect(facts.volume).toBeGreaterThan(0);
      expect(judge(facts)).toBeCloseTo(facts.volume, 2);
      for (const [axis, [low, high]] of [facts.x, facts.z].entries()) {
        const along = corners.map((corner) => corner[axis] ?? 0);
        expect(low).toBeGreaterThan(Math.min(...along) - 0.5001);
        expect(high).toBeLessThan(Math.max(...along) + 0.5001);
      }
    }
  });
});

it('case A14: no window of the top storey, also under a gable 3 m wide, reaches into any roof', () => {
  const house = [
    ...box('a', [0, 0], [3, 8]),
    ...box('b', [6, 0], [6, 6]),
    UPPER,
    ...box('u', [0, 0], [3, 8], 'upper'),
    ...box('v', [6, 0], [3, 6], 'upper'),
  ];
  const windows = ['u1', 'u2', 'u3', 'u4', 'v2'].map(
    (wall): LevelRecord => ({
      kind: 'opening',
      id: `in-${wall}`,
      wall,
      type: 'window',
      offset: 1.5,
      width: 1.2,
      height: 1.6,
      sill: 0.9,
    }),
  );
  const store = planStore(
    ...house,
    ...windows,
    { kind: 'roof', id: 'r1', storey: 'upper', type: 'gable', covers: [[1, 1]] },
    { kind: 'roof', id: 'r2', storey: 'upper', type: 'gable', covers: [[7, 1]] },
    {
      kind: 'roof',
      id: 'terrace',
      storey: 'ground',
      type: 'flat',
      thickness: 0.3,
      covers: [[11, 1]],
      besideUpper: true,
    },
  );
  const bodies = [...store.derived(wallBodies).ofStorey('upper')];
  const holes = bodies.flatMap(({ elevation, holes: cut }) =>
    cut.map(({ bottom, top }) => ({ bottom: elevation + bottom, top: elevation + top })),
  );
  expect(holes).toHaveLength(5);
  const heightsOf = (id: string): number[] =>
    [...factsOf(store, id).vertices].filter((_, index) => index % 3 === 1);
  for (const { bottom, top } of holes) {
    for (const id of ['r1', 'r2']) expect(Math.min(...heightsOf(id))).toBeGreaterThan(top);
    expect(Math.max(...heightsOf('terrace'))).toBeLessThan(bottom);
  }
});
