import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examineSurface, loadManifold, type SurfaceFacts } from '../../test/support/mesh-proof.ts';
import { wallFrom } from '../../test/support/plan-store.ts';
import { type PlanStyle, planarWalls } from '../../test/support/random-plan.ts';
import { DocumentStore } from '../document/document-store.ts';
import { countedIds } from '../document/ids.ts';
import type { Wall } from '../document/schema/wall.ts';
import { signedArea } from '../math/polygon.ts';
import { wallBodies } from './wall-bodies.ts';
import type { WallBody } from './wall-body.ts';

const levelOf = (walls: readonly Wall[]): DocumentStore =>
  new DocumentStore(
    {
      header: { name: 'Test', extra: {} },
      records: [{ kind: 'storey', id: 'ground', elevation: 0.5, height: 2.5 }, ...walls],
    },
    countedIds(),
  );

const bodiesOf = (level: DocumentStore): WallBody[] => [...level.derived(wallBodies).ofStorey('ground')];
const meshesOf = (bodies: readonly WallBody[]) => bodies.flatMap(({ meshes }) => [...meshes.values()]);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Random plans a case. */
const RUNS = 500;

const EVEN: PlanStyle = { spacing: 3, thicknesses: [0.1, 0.2, 0.4], heights: [undefined] };
const UNEVEN: PlanStyle = { ...EVEN, heights: [undefined, 1, 2] };
const SAME_THICKNESS: PlanStyle = { spacing: 3, thicknesses: [0.2], heights: [undefined, 1, 2] };
const SKEW: PlanStyle = { ...UNEVEN, spacing: 5, jitter: 0.8 };
const FAR_OUT: PlanStyle = { ...UNEVEN, origin: [800, -600] };
const CROWDED: PlanStyle = { spacing: 0.5, thicknesses: [0.05, 0.3, 1.5], heights: [undefined, 1, 2] };

/** Lets the independent library judge the mesh of a plan. */
async function judge() {
  const { Manifold, Mesh, CrossSection } = await loadManifold();
  return {
    volumeOf({ vertices, indices }: SurfaceFacts): number {
      const solid = new Manifold(new Mesh({ numProp: 3, vertProperties: vertices, triVerts: indices }));
      expect(solid.status()).toBe('NoError');
      const volume = solid.volume();
      solid.delete();
      return volume;
    },
    unionArea(bodies: readonly WallBody[]): number {
      const parts = bodies.map(
        ({ outline }) => new CrossSection([outline.corners.map(({ x, z }): [number, number] => [x, -z])]),
      );
      const union = CrossSection.union(parts);
      const area = union.area();
      for (const part of [...parts, union]) part.delete();
      return area;
    },
  };
}

describe('the walls of a storey together', () => {
  it.each([
    ['of one height', EVEN, 1e-4],
    ['of different heights', UNEVEN, 1e-4],
    ['at any angle', SKEW, 1e-4],
    ['a kilometre from the origin', FAR_OUT, 1e-3],
    ['of one thickness and different heights', SAME_THICKNESS, 1e-4],
  ])('%s: one closed surface that looks outward, whatever the plan', async (_, style, precision) => {
    const { volumeOf, unionArea } = await judge();
    fc.assert(
      fc.property(planarWalls(style), (walls) => {
        const bodies = bodiesOf(levelOf(walls));
        const surface = examineSurface(meshesOf(bodies));
        expect(surface.loneEdges).toBe(0);
        expect(surface.smallestTriangle).toBeGreaterThan(1e-7);
        const volume = sum(bodies.map((body) => body.volume));
        const error = volume * precision;
        expect(Math.abs(surface.volume - volume)).toBeLessThanOrEqual(error);
        expect(Math.abs(volumeOf(surface) - volume)).toBeLessThanOrEqual(error);
        expect(unionArea(bodies)).toBeCloseTo(
          sum(bodies.map(({ outline }) => signedArea(outline.corners))),
          4,
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('stay closed and unfolded where walls are far too short for their thickness', () => {
    fc.assert(
      fc.property(planarWalls(CROWDED), (walls) => {
        const bodies = bodiesOf(levelOf(walls));
        const surface = examineSurface(meshesOf(bodies));
        expect(surface.unbalancedEdges).toBe(0);
        expect(surface.smallestTriangle).toBeGreaterThan(0);
        expect(surface.volume).toBeCloseTo(sum(bodies.map((body) => body.volume)), 3);
        for (const { outline } of bodies) expect(signedArea(outline.corners)).toBeGreaterThan(0);
      }),
      { numRuns: RUNS, examples: [[lowWallBetweenEnds]] },
    );
  });
});

/** Both ends of the low wall run against ends of thick walls that reach past one another. */
const lowWallBetweenEnds: Wall[] = [
  wallFrom('low', [0, 1.5], [1, 1.5], { thickness: 0.05, height: 2 }),
  wallFrom('one', [1, 1.5], [1, 2], { thickness: 1.5 }),
  wallFrom('other', [0, 1.5], [0, 1], { thickness: 1.5 }),
];
