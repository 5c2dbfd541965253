import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examineSurface, loadManifold } from '../../test/support/mesh-proof.ts';
import { type PlanStyle, planarWalls } from '../../test/support/random-plan.ts';
import { DocumentStore } from '../document/document-store.ts';
import { countedIds } from '../document/ids.ts';
import type { Wall } from '../document/schema/wall.ts';
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

const EVEN: PlanStyle = { spacing: 3, thicknesses: [0.1, 0.2, 0.4], heights: [undefined] };

describe('the walls of a storey together', () => {
  it('are one closed surface that looks outward, without flat triangles, whatever the plan', async () => {
    const { Manifold, Mesh, CrossSection } = await loadManifold();
    fc.assert(
      fc.property(planarWalls(EVEN), (walls) => {
        fc.pre(walls.length > 0);
        const bodies = bodiesOf(levelOf(walls));
        const surface = examineSurface(meshesOf(bodies));
        expect(surface.loneEdges).toBe(0);
        expect(surface.smallestTriangle).toBeGreaterThan(1e-6);
        const volume = sum(bodies.map((body) => body.volume));
        expect(surface.volume).toBeCloseTo(volume, 3);
        const solid = new Manifold(
          new Mesh({ numProp: 3, vertProperties: surface.vertices, triVerts: surface.indices }),
        );
        expect(solid.status()).toBe('NoError');
        expect(solid.volume()).toBeCloseTo(volume, 3);
        const union = CrossSection.union(
          bodies.map(
            ({ outline }) => new CrossSection([outline.corners.map(({ x, z }): [number, number] => [x, -z])]),
          ),
        );
        expect(union.area()).toBeCloseTo(sum(bodies.map(({ outline }) => outline.area)), 4);
        solid.delete();
        union.delete();
      }),
      { numRuns: 300 },
    );
  });
});
