import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examineSurface, loadJudge } from '../../../test/support/mesh-proof.ts';
import { type OpenPlan, openPlans, type PlanStyle, planarWalls } from '../../../test/support/random-plan.ts';
import { DocumentStore } from '../../document/document-store.ts';
import { countedIds } from '../../document/ids.ts';
import { signedArea } from '../../math/polygon.ts';
import { wallBodies } from '../wall-bodies.ts';
import type { WallBody } from '../wall-body.ts';

/** Random plans a case. */
const RUNS = 250;

/**
 * In m². Corners of three walls that meet almost straight may lie almost in one line, and each is needed by one of the
 * walls: a triangle a wall wide and a micrometre high is right. One of no area is not.
 */
const SMALLEST_TRIANGLE = 1e-9;

const EVEN: PlanStyle = { spacing: 3, thicknesses: [0.1, 0.2, 0.4], heights: [undefined] };
const UNEVEN: PlanStyle = { ...EVEN, heights: [undefined, 1, 2] };
const SKEW: PlanStyle = { ...UNEVEN, spacing: 5, jitter: 0.8 };
const FAR_OUT: PlanStyle = { ...UNEVEN, origin: [800, -600] };
const CROWDED: PlanStyle = { spacing: 0.5, thicknesses: [0.05, 0.3, 1.5], heights: [undefined, 1, 2] };

function bodiesOf({ walls, openings }: OpenPlan, elevation: number): WallBody[] {
  const storey = { kind: 'storey', id: 'ground', elevation, height: 2.5 } as const;
  const records = [storey, ...walls, ...openings];
  const level = new DocumentStore({ header: { name: 'Test', extra: {} }, records }, countedIds());
  return [...level.derived(wallBodies).ofStorey('ground')];
}

const surfaceOf = (bodies: readonly WallBody[]) =>
  examineSurface(bodies.flatMap(({ meshes }) => [...meshes.values()]));

/** Footprint × height − what the holes take, each as wide, as high and as deep as it says it is. */
const volumeOf = ({ outline, height, holes, wall }: WallBody): number =>
  holes.reduce(
    (rest, { from, to, bottom, top }) => rest - (to - from) * (top - bottom) * (wall.thickness ?? Number.NaN),
    signedArea(outline.corners) * height,
  );

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('walls with doors, windows and arches', () => {
  it.each([
    ['of one height', EVEN, 0.5, 1e-4],
    ['of different heights, below ground', UNEVEN, -3, 1e-4],
    ['at any angle, on an upper storey', SKEW, 2.75, 1e-4],
    ['a kilometre from the origin', FAR_OUT, 0, 1e-3],
  ])(
    '%s: one closed surface that looks outward, whatever the plan',
    async (_, style, elevation, precision) => {
      const judge = await loadJudge();
      let holes = 0;
      fc.assert(
        fc.property(openPlans(planarWalls(style)), (plan) => {
          const bodies = bodiesOf(plan, elevation);
          const surface = surfaceOf(bodies);
          holes += sum(bodies.map((body) => body.holes.length));
          expect(surface.loneEdges).toBe(0);
          expect(surface.smallestTriangle).toBeGreaterThan(SMALLEST_TRIANGLE);
          const volume = sum(bodies.map(volumeOf));
          const error = volume * precision;
          expect(Math.abs(surface.volume - volume)).toBeLessThanOrEqual(error);
          expect(Math.abs(judge(surface) - volume)).toBeLessThanOrEqual(error);
          expect(Math.abs(sum(bodies.map((body) => body.volume)) - volume)).toBeLessThanOrEqual(error);
        }),
        { numRuns: RUNS },
      );
      expect(holes).toBeGreaterThan(RUNS);
    },
  );

  it('stay closed where walls are far too short for their thickness', () => {
    fc.assert(
      fc.property(openPlans(planarWalls(CROWDED)), (plan) => {
        const bodies = bodiesOf(plan, 0);
        const surface = surfaceOf(bodies);
        expect(surface.unbalancedEdges).toBe(0);
        expect(surface.smallestTriangle).toBeGreaterThan(0);
        expect(surface.volume).toBeCloseTo(sum(bodies.map((body) => body.volume)), 3);
      }),
      { numRuns: RUNS },
    );
  });

  it('are finite numbers a hundred kilometres from the origin', () => {
    const plan = openPlans(planarWalls({ ...SKEW, origin: [1e5, -1e5] }));
    fc.assert(
      fc.property(plan, (walls) => {
        for (const body of bodiesOf(walls, 0)) {
          expect(Number.isFinite(body.volume)).toBe(true);
          for (const { positions, normals, uvs } of body.meshes.values()) {
            for (const values of [positions, normals, uvs]) expect(values.every(Number.isFinite)).toBe(true);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
