import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planStore } from '../../../test/support/plan-store.ts';
import { allCommands } from '../../commands/all-commands.ts';
import { buildLevel } from '../builder/build-level.ts';
import type { BuiltPath } from '../builder/build-path.ts';
import type { TileBounds } from '../builder/surroundings.ts';
import { defenceLevels } from '../defence-levels.ts';
import { defenceProps } from './defence-props.ts';
import { layTiles } from './lay-tiles.ts';
import { STAND_NUMBERS, type Stands } from './stands.ts';

const standsOf = ({ count, data }: Stands): number[][] =>
  Array.from({ length: count }, (_, at) => [...data.subarray(at * STAND_NUMBERS, (at + 1) * STAND_NUMBERS)]);

/** Sides −x, +x, −z, +z of a cell that a shape is open to, as it is made. */
const OPEN = {
  entrance: ['1,0'],
  straight: ['1,0', '-1,0'],
  corner: ['-1,0', '0,1'],
  intersection: ['1,0', '-1,0', '0,1', '0,-1'],
  exit: ['-1,0'],
} as const;

/** A direction of the plan turned about +y, which takes +x to −z. */
const turned = (side: string, turn: number): string => {
  const [x = 0, z = 0] = side.split(',').map(Number);
  const [c, s] = [Math.round(Math.cos(turn)), Math.round(Math.sin(turn))];
  return `${c * x + s * z + 0},${-s * x + c * z + 0}`;
};

/** To which sides the path leaves each of its cells. */
function waysOf({ xs, ys }: BuiltPath): ReadonlyMap<string, ReadonlySet<string>> {
  const ways = new Map<string, Set<string>>();
  const at = (step: number) => [xs[step] ?? 0, ys[step] ?? 0] as const;
  for (const [step, x] of xs.entries()) {
    const [, y] = at(step);
    const sides = ways.get(`${x},${y}`) ?? new Set();
    ways.set(`${x},${y}`, sides);
    for (const next of [step - 1, step + 1]) {
      if (next >= 0 && next < xs.length) sides.add(`${at(next)[0] - x},${at(next)[1] - y}`);
    }
  }
  return ways;
}

describe('the tiles of a level', () => {
  it('open to where the path comes from and goes to, and to nowhere else', () => {
    const parameters = fc.record({
      seed: fc.integer(),
      length: fc.integer({ min: 2, max: 200 }),
      maxTilesBeforeCorner: fc.integer({ min: 4, max: 9 }),
      border: fc.integer({ min: 0, max: 2 }),
      decorationChance: fc.constant(0.3),
      heading: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    });
    fc.assert(
      fc.property(parameters, (wished) => {
        const result = buildLevel(wished);
        if (!result.ok) return;
        const wanted = waysOf(result.level.path);
        const tiles = layTiles(result.level, wished.heading);
        const found = new Map<string, Set<string>>();
        for (const [shape, sides] of Object.entries(OPEN)) {
          for (const [x, z, size, turn = 0] of standsOf(
            tiles.get(shape as keyof typeof OPEN) ?? { count: 0, data: new Float64Array() },
          )) {
            expect(size).toBe(1);
            expect(found.has(`${x},${z}`)).toBe(false);
            found.set(`${x},${z}`, new Set(sides.map((side) => turned(side, turn))));
          }
        }
        expect(found).toEqual(wanted);
      }),
      { numRuns: 60 },
    );
  });

  it.each([0, 1, 3])('with a border of %i has walls along its outer sides alone', (border) => {
    const wished = { seed: 3, length: 12, maxTilesBeforeCorner: 20, border, decorationChance: 0 };
    const result = buildLevel(wished);
    if (!result.ok) throw new Error('not built');
    const { bounds, walls } = result.level;
    const tiles = [...layTiles(result.level, 0)].filter(([shape]) => shape.startsWith('wall'));
    const stands = tiles.flatMap(([shape, all]) => standsOf(all).map((stand) => [shape, stand] as const));
    expect(stands).toHaveLength(walls.length / 2);
    for (const [shape, [x = 0, z = 0, , turn = 0]] of stands) {
      expect((OUTER.get(shape) ?? []).map((side) => turned(side, turn)).sort()).toEqual(
        outerSides(bounds, x, z),
      );
    }
  });
});

/** Sides along which the shapes of walls stand, as they are made. */
const OUTER: ReadonlyMap<string, readonly string[]> = new Map([
  ['wall', ['0,-1']],
  ['wall-corner', ['0,-1', '1,0']],
  ['wall-pair', ['0,-1', '0,1']],
  ['wall-end', ['0,-1', '1,0', '0,1']],
  ['wall-around', ['0,-1', '1,0', '0,1', '-1,0']],
]);

const outerSides = ({ min, max }: TileBounds, x: number, z: number): string[] =>
  [
    ...(z === min[1] ? ['0,-1'] : []),
    ...(x === max[0] ? ['1,0'] : []),
    ...(z === max[1] ? ['0,1'] : []),
    ...(x === min[0] ? ['-1,0'] : []),
  ].sort();

describe('what stands on tiles', () => {
  it('is the tower before what the user put there before what the builder did', () => {
    const store = planStore({
      kind: 'defence',
      id: 'd',
      seed: 7,
      length: 2,
      maxTilesBeforeCorner: 4,
      border: 2,
      decorationChance: 1,
    });
    const props = store.derived(defenceProps);
    const built = store.derived(defenceLevels).find('d');
    const count = built?.ok ? built.level.decorations.length : 0;
    expect(count).toBeGreaterThan(5);
    expect([...props.all('d')]).toHaveLength(count);
    store.run(allCommands.call('tower.place', { defence: 'd', cells: [[0, 1]], range: 2 }));
    expect(props.at('d', [0, 1])).toMatchObject({ shape: 'tower', record: 't1' });
    expect([...props.all('d')]).toHaveLength(count);
    store.run(allCommands.call('tower.move', { moves: [{ tower: 't1', cell: [1, 1] }] }));
    expect(props.at('d', [0, 1])).toMatchObject({ record: null });
    store.undo();
    store.undo();
    expect([...props.all('d')].every(({ record }) => record === null)).toBe(true);
  });
});
