import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BuiltLevel, buildLevel } from './builder/build-level.ts';
import { computeExposure } from './exposure.ts';
import { computePathFacts } from './path-facts.ts';

function levelOf(seed: number, length = 40): BuiltLevel {
  const result = buildLevel({ seed, length, maxTilesBeforeCorner: 5, border: 2, decorationChance: 0 });
  if (!result.ok) throw new Error(result.reason.code);
  return result.level;
}

const tower = (x: number, y: number, range: number) =>
  ({ kind: 'tower', id: 't', defence: 'd', cell: [x, y], range }) as const;

/** Metres in range by walking the path in small steps. */
function walkInRange({ path: { xs, ys } }: BuiltLevel, x: number, y: number, range: number, tile: number) {
  const parts = 400;
  let metres = 0;
  for (let step = 0; step + 1 < xs.length; step += 1) {
    for (let part = 0; part < parts; part += 1) {
      const t = (part + 0.5) / parts;
      const [fromX = 0, toX = 0] = [xs[step], xs[step + 1]];
      const [fromY = 0, toY = 0] = [ys[step], ys[step + 1]];
      const distance = Math.hypot(fromX + (toX - fromX) * t - x, fromY + (toY - fromY) * t - y) * tile;
      if (distance < range) metres += tile / parts;
    }
  }
  return metres;
}

describe('what towers reach', () => {
  it('is as much of the path as somebody who walks it counts', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.integer({ min: -4, max: 8 }),
        fc.integer({ min: -4, max: 8 }),
        fc.double({ min: 0.2, max: 6, noNaN: true }),
        fc.constantFrom(1, 0.5, 3),
        (seed, x, y, range, tile) => {
          const level = levelOf(seed);
          const { towers, alongPath } = computeExposure(level, [tower(x, y, range)], tile);
          const walked = walkInRange(level, x, y, range, tile);
          expect(Math.abs((towers[0]?.pathInRange ?? 0) - walked)).toBeLessThan(0.1 * tile);
          expect(alongPath.reduce((sum, metres) => sum + metres, 0)).toBeCloseTo(
            towers[0]?.pathInRange ?? 0,
            9,
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it('counts a crossing as often as it is walked', () => {
    const level = Array.from({ length: 100 }, (_, seed) => levelOf(seed)).find(({ path }) =>
      path.kinds.includes(3),
    );
    const step = level?.path.kinds.indexOf(3) ?? -1;
    if (!level || step < 0) throw new Error('None of these paths crosses itself.');
    const at = tower(level.path.xs[step] ?? 0, level.path.ys[step] ?? 0, 0.4);
    expect(computeExposure(level, [at], 1).towers[0]?.pathInRange).toBeCloseTo(1.6, 9);
  });

  it('leaves blank tiles out of reach that no range covers', () => {
    const level = levelOf(3);
    const far = tower(1000, 1000, 2);
    expect(computeExposure(level, [far], 1).blanksOutOfReach).toBe(level.blanks.length / 2);
    const [x = 0, y = 0] = level.blanks;
    expect(computeExposure(level, [tower(x, y, 0.5)], 1).blanksOutOfReach).toBe(level.blanks.length / 2 - 1);
    expect(computeExposure(level, [tower(x, y, 1e4)], 1).blanksOutOfReach).toBe(0);
  });
});

describe('what a designer asks of a path', () => {
  it('is counted from its tiles', () => {
    const level = levelOf(7);
    const kinds = [...level.path.kinds];
    expect(computePathFacts(level)).toMatchObject({
      crossings: kinds.filter((kind) => kind === 3).length / 2,
      turns: kinds.filter((kind) => kind === 2).length,
    });
    let longest = 0;
    let run = 1;
    for (const kind of kinds.slice(1)) {
      run += 1;
      longest = Math.max(longest, run);
      if (kind === 2) run = 1;
    }
    expect(computePathFacts(level).longestStraight).toBe(longest);
  });
});
