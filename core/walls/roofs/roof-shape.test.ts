import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examineSurface, loadManifold } from '../../../test/support/mesh-proof.ts';
import { MeshWriter } from '../../mesh/mesh-writer.ts';
import { buildRegion, fillPinches, isEmpty, type Rectangle, type Region, splitRegion } from './region.ts';
import { shapeRoof } from './roof-shape.ts';
import { writeRoofSolid } from './roof-solid.ts';
import type { TopTriangle } from './roof-top.ts';

const rectangle = (minX: number, minZ: number, maxX: number, maxZ: number): Rectangle => ({
  minX,
  minZ,
  maxX,
  maxZ,
});

/** In metres; a slope of 45°, so that a roof is as high as it is deep. */
const FRAME = { base: 0, edge: 0.2, pitch: Math.PI / 4, unitsPerMetre: 1 };

const areaOf = ({ xs, zs, cells }: Region): number =>
  cells.reduce((sum, cell, index) => {
    const column = index % (xs.length - 1);
    const row = (index - column) / (xs.length - 1);
    const width = (xs[column + 1] ?? 0) - (xs[column] ?? 0);
    return sum + cell * width * ((zs[row + 1] ?? 0) - (zs[row] ?? 0));
  }, 0);

function solidOf(triangles: readonly TopTriangle[]) {
  const writer = new MeshWriter();
  const paint = { writer, tiling: [1, 1] as const };
  writeRoofSolid(triangles, FRAME, paint, paint);
  return examineSurface([writer.take()]);
}

/** Depth of the roof over a point, from its triangles. */
function depthAt(triangles: readonly TopTriangle[], x: number, z: number): number | undefined {
  for (const { points } of triangles) {
    const [a, b, c] = points;
    const whole = (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x);
    const second = ((x - a.x) * (c.z - a.z) - (z - a.z) * (c.x - a.x)) / whole;
    const third = ((b.x - a.x) * (z - a.z) - (b.z - a.z) * (x - a.x)) / whole;
    if (second < -1e-9 || third < -1e-9 || second + third > 1 + 1e-9) continue;
    return a.depth + second * (b.depth - a.depth) + third * (c.depth - a.depth);
  }
  return undefined;
}

/** How far a point is from the region's border in the maximum norm, by looking at every cell beside the region. */
function insetOf(region: Region, x: number, z: number): number {
  const [minX = 0, minZ = 0] = [region.xs[0], region.zs[0]];
  let least = Math.min(x - minX, (region.xs.at(-1) ?? 0) - x, z - minZ, (region.zs.at(-1) ?? 0) - z);
  const columns = region.xs.length - 1;
  region.cells.forEach((cell, index) => {
    if (cell === 1) return;
    const column = index % columns;
    const row = (index - column) / columns;
    const away = (lines: readonly number[], at: number, place: number): number =>
      Math.max((lines[at] ?? 0) - place, place - (lines[at + 1] ?? 0), 0);
    least = Math.min(least, Math.max(away(region.xs, column, x), away(region.zs, row, z)));
  });
  return least;
}

/** A ground plate with teeth on both sides and a courtyard: 12 teeth in all. */
const COMB: readonly Rectangle[] = [
  ...Array.from({ length: 6 }, (_, tooth) => rectangle(tooth * 4, 0, tooth * 4 + 2, 24)),
  rectangle(0, 8, 22, 10),
  rectangle(0, 14, 22, 16),
];

const SHAPES: readonly (readonly [string, readonly Rectangle[]])[] = [
  ['a rectangle', [rectangle(0, 0, 10, 6)]],
  ['a square', [rectangle(0, 0, 6, 6)]],
  ['an L', [rectangle(0, 0, 10, 4), rectangle(0, 0, 4, 9)]],
  ['a U', [rectangle(0, 0, 10, 3), rectangle(0, 0, 3, 9), rectangle(7, 0, 10, 9)]],
  ['an H', [rectangle(0, 0, 3, 9), rectangle(7, 0, 10, 9), rectangle(3, 3, 7, 6)]],
  ['a T', [rectangle(0, 0, 10, 4), rectangle(4, 4, 7, 10)]],
  ['a cross', [rectangle(0, 3, 9, 6), rectangle(3, 0, 6, 9)]],
  [
    'a courtyard',
    [rectangle(0, 0, 10, 2), rectangle(0, 8, 10, 10), rectangle(0, 0, 2, 10), rectangle(8, 0, 10, 10)],
  ],
  ['a comb of 12 teeth with courtyards', COMB],
  ['a stair of small jogs', Array.from({ length: 8 }, (_, step) => rectangle(0, step, 12 - step, step + 1))],
];

describe.each(['hip', 'gable'] as const)('a %s roof', (type) => {
  it.each(SHAPES)('over %s is one closed solid that covers it and nothing else', async (_, rectangles) => {
    const { Manifold, Mesh } = await loadManifold();
    const region = buildRegion(rectangles);
    const triangles = shapeRoof(region, type) ?? [];
    const facts = solidOf(triangles);
    expect(facts.loneEdges).toBe(0);
    expect(facts.smallestTriangle).toBeGreaterThan(1e-6);
    expect(facts.volume).toBeGreaterThan(areaOf(region) * FRAME.edge);
    const xs = facts.vertices.filter((_value, index) => index % 3 === 0);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([region.xs[0], region.xs.at(-1)]);
    const solid = new Manifold(
      new Mesh({ numProp: 3, vertProperties: facts.vertices, triVerts: facts.indices }),
    );
    expect(solid.status()).toBe('NoError');
    expect(solid.volume()).toBeCloseTo(facts.volume, 3);
    expect(solid.rotate([90, 0, 0]).project().area()).toBeCloseTo(areaOf(region), 3);
    solid.delete();
  });
});

describe('over outlines at random', () => {
  const coordinate = fc.integer({ min: 0, max: 12 });
  const size = fc.integer({ min: 1, max: 8 });
  const outlines = fc
    .array(fc.tuple(coordinate, coordinate, size, size), { minLength: 1, maxLength: 9 })
    .map((all) => all.map(([x, z, width, depth]) => rectangle(x, z, x + width, z + depth)))
    .map((rectangles) => splitRegion(fillPinches(buildRegion(rectangles))))
    .filter((regions) => regions.length > 0);

  it('a hip roof is as high everywhere as the distance to the eaves says', () => {
    const places = fc.array(fc.tuple(fc.double({ min: 0.01, max: 0.99, noNaN: true }), fc.nat(1000)), {
      minLength: 8,
      maxLength: 8,
    });
    fc.assert(
      fc.property(outlines, places, ([region], offsets) => {
        if (!region) return;
        const triangles = shapeRoof(region, 'hip') ?? [];
        const inside = [...region.cells].flatMap((cell, index) => (cell === 1 ? [index] : []));
        const columns = region.xs.length - 1;
        for (const [share, pick] of offsets) {
          const index = inside[pick % inside.length] ?? 0;
          const column = index % columns;
          const row = (index - column) / columns;
          const x = (region.xs[column] ?? 0) * share + (region.xs[column + 1] ?? 0) * (1 - share);
          const z = (region.zs[row] ?? 0) * (1 - share * share) + (region.zs[row + 1] ?? 0) * share * share;
          expect(depthAt(triangles, x, z)).toBeCloseTo(insetOf(region, x, z), 6);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('hip and gable roofs are closed, cover just the outline, and gables are never lower than hips', () => {
    fc.assert(
      fc.property(outlines, fc.constantFrom('x', 'z', undefined), (regions, ridge) => {
        for (const region of regions) {
          expect(isEmpty(region)).toBe(false);
          const hip = solidOf(shapeRoof(region, 'hip') ?? []);
          const gable = solidOf(shapeRoof(region, 'gable', ridge) ?? []);
          for (const facts of [hip, gable]) {
            expect(facts.loneEdges).toBe(0);
            expect(facts.smallestTriangle).toBeGreaterThan(1e-6);
            const flat = (areaOf(region) * FRAME.edge) / 2;
            expect(facts.volume).toBeGreaterThan(flat);
          }
          expect(gable.volume).toBeGreaterThan(hip.volume - 1e-6);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('gables', () => {
  const facesOf = (rectangles: readonly Rectangle[], ridge?: 'x' | 'z') => {
    const triangles = shapeRoof(buildRegion(rectangles), 'gable', ridge) ?? [];
    return new Set(triangles.map(({ rises }) => `${rises?.axis}${rises?.way}`));
  };

  it('of a rectangle stand at its short ends, or where the ridge is said to end', () => {
    expect([...facesOf([rectangle(0, 0, 10, 6)])].sort()).toEqual(['z-1', 'z1']);
    expect([...facesOf([rectangle(0, 0, 10, 6)], 'z')].sort()).toEqual(['x-1', 'x1']);
  });

  it('make the volume of a prism', () => {
    // Half of 10 × 6 × 3 over an edge of 0.2.
    const facts = solidOf(shapeRoof(buildRegion([rectangle(0, 0, 10, 6)]), 'gable') ?? []);
    expect(facts.volume).toBeCloseTo(90 + 12, 4);
  });

  it('stand at all four ends of a cross', () => {
    const cross = [rectangle(0, 3, 9, 6), rectangle(3, 0, 6, 9)];
    const facts = solidOf(shapeRoof(buildRegion(cross), 'gable') ?? []);
    // Two prisms of 9 × 3 × 1.5 / 2 less what they share, a pyramid of 3 × 3 × 1.5 / 3, over an edge of 0.2.
    expect(facts.volume).toBeCloseTo(2 * 20.25 - 4.5 + 45 * 0.2, 4);
  });
});
