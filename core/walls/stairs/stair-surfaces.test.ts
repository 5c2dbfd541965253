import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit } from '../../../test/support/edit-records.ts';
import { examineSurface, loadManifold } from '../../../test/support/mesh-proof.ts';
import { planStore } from '../../../test/support/plan-store.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Stair } from '../../document/schema/stair.ts';
import { findCeilingWells, findStairwells, stairFlights } from './stair-flights.ts';
import { stairSurfaces } from './stair-surfaces.ts';

const UPPER: LevelRecord = { kind: 'storey', id: 'upper', elevation: 2.7 };
const STAIR: Stair = { kind: 'stair', id: 's', storey: 'ground', start: [0, 0], end: [4, 0] };

const put = (store: DocumentStore, ...records: readonly LevelRecord[]): void => {
  store.run(edit({ put: records }));
};

const surfaceOf = (store: DocumentStore, id = 's') => store.derived(stairSurfaces).find(id);

const factsOf = (store: DocumentStore) => examineSurface(surfaceOf(store)?.meshes.values() ?? []);

describe('a stair', () => {
  it('is a closed flight from the floor of its storey to that of the next one', () => {
    const facts = factsOf(planStore(UPPER, STAIR));
    expect(facts.loneEdges).toBe(0);
    expect(facts.smallestTriangle).toBeGreaterThan(0);
    const heights = facts.vertices.filter((_, index) => index % 3 === 1);
    expect(Math.min(...heights)).toBe(0);
    expect(Math.max(...heights)).toBeCloseTo(2.7, 6);
    // 15 risers of 0.18 m: the area over the slope is half of 15 steps, that of the slab its depth × run less the
    // triangle below the floor.
    const depth = 0.15 * Math.hypot(1, 2.7 / 4);
    const section = (15 * (4 / 15) * 0.18) / 2 + depth * 4 - (depth * depth * 4) / 2.7 / 2;
    expect(facts.volume).toBeCloseTo(section, 5);
  });

  it('turned anywhere, of any size, is closed and looks outward, as another library sees it', async () => {
    const { Manifold, Mesh } = await loadManifold();
    const coordinate = fc.integer({ min: -500, max: 500 }).map((value) => value / 100);
    fc.assert(
      fc.property(
        fc.tuple(coordinate, coordinate),
        fc.tuple(coordinate, coordinate),
        fc.integer({ min: 1, max: 40 }),
        fc.constantFrom(0.3, 1, 2.5),
        (start, end, steps, width) => {
          fc.pre(Math.hypot(end[0] - start[0], end[1] - start[1]) > 0.2);
          const facts = factsOf(planStore(UPPER, { ...STAIR, start, end, steps, width }));
          expect(facts.loneEdges).toBe(0);
          expect(facts.smallestTriangle).toBeGreaterThan(0);
          const solid = new Manifold(
            new Mesh({ numProp: 3, vertProperties: facts.vertices, triVerts: facts.indices }),
          );
          expect(solid.status()).toBe('NoError');
          expect(solid.volume()).toBeCloseTo(facts.volume, 4);
          expect(facts.volume).toBeGreaterThan(0);
          solid.delete();
        },
      ),
      { numRuns: 100 },
    );
  });

  it('climbs to the height of its storey where no other lies above', () => {
    const heights = factsOf(planStore(STAIR)).vertices.filter((_, index) => index % 3 === 1);
    expect(Math.max(...heights)).toBeCloseTo(2.7, 6);
  });

  it('up to a storey kilometres above has no more steps than a stair may have', () => {
    const store = planStore({ ...UPPER, elevation: 100_000 }, STAIR);
    expect(store.derived(stairFlights).find('s')?.steps).toBe(2000);
  });

  it('leads to no storey that lies higher by less than can be climbed', () => {
    const store = planStore({ ...UPPER, elevation: 1e-9 }, STAIR);
    expect(store.derived(stairFlights).find('s')).toMatchObject({ leadsTo: null, rise: 2.7 });
    expect([...(surfaceOf(store)?.meshes.values() ?? [])].flatMap(({ uvs }) => [...uvs])).not.toContain(
      Number.NaN,
    );
  });

  it('of no length is nothing', () => {
    expect(surfaceOf(planStore(UPPER, { ...STAIR, end: STAIR.start }))).toBeUndefined();
  });
});

describe('a stairwell', () => {
  it('begins at the first step that one would have to duck on, and ends at the head', () => {
    const store = planStore(UPPER, STAIR);
    // 2.7 − 2.1 = 0.6 m are free below: three risers of 0.18 m, so from the fourth tread.
    const [well] = findStairwells(store, 'upper');
    expect(well?.map(([x, z]) => [x.toFixed(3), z])).toEqual([
      ['0.800', -0.5],
      ['0.800', 0.5],
      ['4.000', 0.5],
      ['4.000', -0.5],
    ]);
    expect(findCeilingWells(store, 'ground')).toEqual([well]);
    expect(findStairwells(store, 'ground')).toEqual([]);
  });

  it('is cut nowhere by a stair that leads to no storey', () => {
    expect(findCeilingWells(planStore(STAIR), 'ground')).toEqual([]);
  });

  it('stays the same object while nothing about it changes', () => {
    const store = planStore(UPPER, STAIR);
    const wells = findStairwells(store, 'upper');
    put(store, { ...STAIR, name: 'Main stair' });
    expect(findStairwells(store, 'upper')).toBe(wells);
    put(store, { ...STAIR, width: 2 });
    expect(findStairwells(store, 'upper')).not.toBe(wells);
  });

  it('has a rim where the floor above lies higher than the ceiling', () => {
    const rise = 3;
    const store = planStore({ ...UPPER, elevation: rise } as LevelRecord, STAIR);
    const meshes = [...(surfaceOf(store)?.meshes.values() ?? [])];
    const closed = factsOf(planStore({ ...UPPER, elevation: 2.7 } as LevelRecord, STAIR));
    const facts = examineSurface(meshes);
    const steps = Math.ceil(rise / 0.19);
    expect(facts.triangles - closed.triangles).toBe((steps - 15) * 8 + 8);
  });
});

describe('a change', () => {
  it('of a storey tells of the stairs that lead to other floors now, and of no others', () => {
    const top: LevelRecord = { kind: 'storey', id: 'top', elevation: 5.4 };
    const second: Stair = { ...STAIR, id: 't', storey: 'upper' };
    const store = planStore(UPPER, top, STAIR, second);
    const feed = store.derived(stairSurfaces).follow();
    expect([...feed.take()].sort()).toEqual(['s', 't']);
    put(store, { ...top, elevation: 6 } as LevelRecord);
    expect(feed.take()).toEqual(['t']);
    const heights = examineSurface(surfaceOf(store, 't')?.meshes.values() ?? []).vertices;
    expect(Math.max(...heights.filter((_, index) => index % 3 === 1))).toBeCloseTo(6, 6);
  });

  it('of a material’s tiling tells of the stairs painted with it', () => {
    const oak: LevelRecord = { kind: 'material', id: 'oak' };
    const store = planStore(oak, UPPER, { ...STAIR, material: 'oak' }, { ...STAIR, id: 'plain' });
    const feed = store.derived(stairSurfaces).follow();
    feed.take();
    put(store, { ...oak, tiling: [2, 2] } as LevelRecord);
    expect(feed.take()).toEqual(['s']);
  });
});
