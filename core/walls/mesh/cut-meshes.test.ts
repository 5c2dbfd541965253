import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examineSurface, loadJudge } from '../../../test/support/mesh-proof.ts';
import { doorIn, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { openPlans, planarWalls } from '../../../test/support/random-plan.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import { signedArea } from '../../math/polygon.ts';
import { wallBodies } from '../wall-bodies.ts';
import type { WallBody } from '../wall-body.ts';
import { buildCutMeshes } from './cut-meshes.ts';

const wall = wallFrom('a', [0, 0], [4, 0]);
const window = { ...doorIn('a', 'window', 3, 1), type: 'window', sill: 0.9, height: 1.2 } as const;

function bodyOf(...records: readonly LevelRecord[]): WallBody {
  const body = planStore(wall, ...records)
    .derived(wallBodies)
    .find('a');
  if (!body) throw new Error('The wall has no body.');
  return body;
}

const volumeAt = (body: WallBody, top?: number): number =>
  examineSurface(buildCutMeshes(body, top).values()).volume;

describe('a wall that is cut off at a height', () => {
  it('is as high as that, or as the wall is', () => {
    expect(volumeAt(bodyOf(), 0.3)).toBeCloseTo(4 * 0.2 * 0.3, 5);
    expect(volumeAt(bodyOf(), 99)).toBeCloseTo(4 * 0.2 * 2.7, 5);
  });

  it('has the door it is lowered through as a gap, and no window that begins above', () => {
    expect(volumeAt(bodyOf(doorIn('a', 'door', 1), window), 0.3)).toBeCloseTo((4 - 0.9) * 0.2 * 0.3, 5);
  });

  it('has a window that it is cut through open above', () => {
    expect(volumeAt(bodyOf(window), 1.5)).toBeCloseTo((4 * 1.5 - 0.6) * 0.2, 5);
  });

  it('has faces towards the walls it stands against', () => {
    const body = bodyOf(wallFrom('b', [4, 0], [4, 4]));
    expect(examineSurface(body.meshes.values()).loneEdges).toBeGreaterThan(0);
    expect(examineSurface(buildCutMeshes(body).values()).loneEdges).toBe(0);
  });

  it('is nothing at no height', () => {
    expect(buildCutMeshes(bodyOf(), 0).size).toBe(0);
    expect(buildCutMeshes(bodyOf(), Number.NaN).size).toBe(0);
  });

  it('is the same object until wall or height change', () => {
    const body = bodyOf();
    expect(buildCutMeshes(body, 1)).toBe(buildCutMeshes(body, 1));
    expect(buildCutMeshes(body, 1)).not.toBe(buildCutMeshes(body, 2));
  });

  it('is one closed surface that looks outward, whatever the wall, its openings and the height', async () => {
    const judge = await loadJudge();
    const plan = openPlans(planarWalls({ spacing: 3, thicknesses: [0.1, 0.4], heights: [undefined, 1] }));
    const height = fc.constantFrom(0.3, 0.35, 0.9, 1, 1.1, 2.1, 2.5, 3);
    fc.assert(
      fc.property(plan, height, ({ walls, openings }, top) => {
        for (const body of planStore(...walls, ...openings)
          .derived(wallBodies)
          .ofStorey('ground')) {
          const surface = examineSurface(buildCutMeshes(body, top).values());
          const lowered = Math.min(top, body.height);
          const volume = body.holes.reduce(
            (rest, hole) =>
              rest -
              (hole.to - hole.from) *
                Math.max(0, Math.min(hole.top, lowered) - hole.bottom) *
                (body.wall.thickness ?? Number.NaN),
            signedArea(body.outline.corners) * lowered,
          );
          expect(surface.loneEdges).toBe(0);
          expect(surface.smallestTriangle).toBeGreaterThan(1e-7);
          expect(surface.volume).toBeCloseTo(volume, 4);
          expect(judge(surface)).toBeCloseTo(volume, 4);
        }
      }),
      { numRuns: 150 },
    );
  });
});
