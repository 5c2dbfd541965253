import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DECORATION_SHAPES } from '../../document/schema/decoration.ts';
import { buildLevel } from './build-level.ts';
import type { BuilderParameters } from './parameters.ts';

const PLAIN: BuilderParameters = {
  seed: 7,
  length: 60,
  maxTilesBeforeCorner: 6,
  border: 2,
  decorationChance: 0.15,
};

function built(changes: Partial<BuilderParameters> = {}) {
  const result = buildLevel({ ...PLAIN, ...changes });
  if (!result.ok) throw new Error(result.reason.code);
  return result.level;
}

/** Pairs of numbers as texts. */
const cellsOf = (pairs: Int32Array): string[] =>
  Array.from({ length: pairs.length / 2 }, (_, index) => `${pairs[2 * index]},${pairs[2 * index + 1]}`);

describe('what lies around a path', () => {
  it('fills its rectangle with blanks, each cell once, and walls its edge', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 0, max: 4 }), (seed, border) => {
        const { bounds, blanks, walls, path } = built({ seed, border });
        const own = Array.from(path.xs, (x, index) => `${x},${path.ys[index]}`);
        const all = [...new Set(own), ...cellsOf(blanks)];
        const [width, depth] = [bounds.max[0] - bounds.min[0] + 1, bounds.max[1] - bounds.min[1] + 1];
        expect(new Set(all).size).toBe(width * depth);
        expect(all).toHaveLength(width * depth);
        expect(Math.min(...path.xs) - bounds.min[0]).toBe(border);
        expect(bounds.max[1] - Math.max(...path.ys)).toBe(border);
        expect(new Set(cellsOf(walls)).size).toBe(
          width * depth - Math.max(0, width - 2) * Math.max(0, depth - 2),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('decorates no tile with a wall, none of the path, and by the chance that was asked for', () => {
    expect(built({ decorationChance: 0 }).decorations).toEqual([]);
    const { decorations, blanks, walls } = built({ decorationChance: 1 });
    const edge = new Set(cellsOf(walls));
    expect(decorations.map(({ cell }) => cell.join(','))).toEqual(
      cellsOf(blanks).filter((cell) => !edge.has(cell)),
    );
    expect(new Set(decorations.map(({ kind }) => kind))).toEqual(new Set(DECORATION_SHAPES));
    for (const { offset, size, rotation } of decorations) {
      expect(Math.max(...offset.map(Math.abs))).toBeLessThanOrEqual(0.3);
      expect(size).toBeGreaterThanOrEqual(0.7);
      expect(size).toBeLessThanOrEqual(1.3);
      expect(rotation).toBeLessThan(2 * Math.PI);
    }
  });

  it('leaves the path as it is when decorations or border change', () => {
    expect(built({ decorationChance: 0.9, border: 5 }).path).toEqual(built().path);
  });
});

describe('what no level can be built from', () => {
  it.each([
    [{ length: 1 }, 'defence.wrong-length'],
    [{ length: 0 }, 'defence.wrong-length'],
    [{ length: -5 }, 'defence.wrong-length'],
    [{ length: 1e7 }, 'defence.wrong-length'],
    [{ length: 2.5 }, 'defence.wrong-length'],
    [{ maxTilesBeforeCorner: -1 }, 'defence.wrong-max'],
    [{ maxTilesBeforeCorner: 0.5 }, 'defence.wrong-max'],
    [{ border: -1 }, 'defence.wrong-border'],
    [{ border: 100_000 }, 'defence.too-large'],
    [{ decorationChance: 2 }, 'defence.wrong-chance'],
    [{ decorationChance: Number.NaN }, 'defence.wrong-chance'],
    [{ seed: 1.5 }, 'defence.wrong-seed'],
    [{ seed: 2 ** 53 }, 'defence.wrong-seed'],
    [{ attempts: 0 }, 'defence.wrong-attempts'],
    [{ maxTilesBeforeCorner: 0, length: 2000, attempts: 20 }, 'defence.no-level'],
  ])('%j is refused by name', (changes, code) => {
    expect(buildLevel({ ...PLAIN, ...changes })).toMatchObject({ ok: false, reason: { code } });
  });

  it('a million tiles before a corner are fine', () => {
    expect(built({ maxTilesBeforeCorner: 1e6 }).path.walkways.length).toBeGreaterThan(0);
  });
});

it('decorations follow their style, and never move the path', () => {
  const wished = { seed: 3, length: 30, maxTilesBeforeCorner: 5, border: 4, decorationChance: 1 };
  const plain = buildLevel(wished);
  const styled = buildLevel({
    ...wished,
    decorationStyle: { rock: 0, boulder: 0, bush: 0, tree: 1, spread: 0, sizes: [2, 2] },
  });
  if (!plain.ok || !styled.ok) throw new Error('not built');
  expect(styled.level.path).toEqual(plain.level.path);
  expect(styled.level.decorations.length).toBe(plain.level.decorations.length);
  for (const { kind, offset, size } of styled.level.decorations) {
    expect([kind, ...offset.map((value) => value + 0), size]).toEqual(['tree', 0, 0, 2]);
  }
});
