import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit } from '../../../test/support/edit-records.ts';
import { examineSurface, loadManifold } from '../../../test/support/mesh-proof.ts';
import { planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { call } from '../../document/command.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Roof } from '../../document/schema/roof.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { drawRoom } from '../commands/draw-room.ts';
import { roofSurfaces } from './roof-surfaces.ts';

const HIP: Roof = { kind: 'roof', id: 'roof', storey: 'ground', type: 'hip', pitch: Math.PI / 4 };

/** A closed outline of walls 0.2 m thick, a1, a2, … */
const ring = (name: string, ...points: readonly Vec2[]): LevelRecord[] =>
  points.map((start, index) =>
    wallFrom(`${name}${index + 1}`, start, points[(index + 1) % points.length] ?? start),
  );

const house = (width: number, depth: number, x = 0, z = 0): LevelRecord[] =>
  ring('a', [x, z], [x + width, z], [x + width, z + depth], [x, z + depth]);

function factsOf(store: DocumentStore, id = 'roof') {
  const facts = examineSurface(store.derived(roofSurfaces).find(id)?.meshes.values() ?? []);
  const along = (axis: number): readonly [number, number] => {
    const values = [...facts.vertices].filter((_, index) => index % 3 === axis);
    return [Math.min(...values), Math.max(...values)];
  };
  return { ...facts, x: along(0), y: along(1), z: along(2) };
}

describe('a roof', () => {
  it('lies over the outer wall faces and its overhang, on the ceiling of its storey', () => {
    const facts = factsOf(planStore(...house(10, 6), { ...HIP, overhang: 0.5 }));
    expect(facts.loneEdges).toBe(0);
    expect(facts.x).toEqual([expect.closeTo(-0.6, 5), expect.closeTo(10.6, 5)]);
    expect(facts.z).toEqual([expect.closeTo(-0.6, 5), expect.closeTo(6.6, 5)]);
    // At 45° the ridge stands half the depth of 7.2 m over the eaves, whose edge is the thickness over the cosine.
    const ridge = 2.702 + 0.2 * Math.SQRT2 + 3.6;
    expect(facts.y).toEqual([expect.closeTo(2.702, 5), expect.closeTo(ridge, 5)]);
  });

  it('that is flat is as thick as it says', () => {
    const facts = factsOf(planStore(...house(10, 6), { ...HIP, type: 'flat', overhang: 0, thickness: 0.3 }));
    expect(facts.loneEdges).toBe(0);
    expect(facts.volume).toBeCloseTo(10.2 * 6.2 * 0.3, 4);
  });

  it('takes no notice of walls that enclose nothing, inside and outside', () => {
    const bare = factsOf(planStore(...house(10, 6), HIP));
    const fenced = planStore(
      ...house(10, 6),
      wallFrom('fence', [10, 6], [20, 6]),
      wallFrom('screen', [0, 0], [3, 3]),
      wallFrom('alone', [30, 0], [33, 1]),
      HIP,
    );
    expect(factsOf(fenced)).toMatchObject({ x: bare.x, z: bare.z, volume: bare.volume });
  });

  it('covers each building of the storey by itself', () => {
    const store = planStore(...house(4, 4), ...ring('b', [20, 0], [24, 0], [24, 4], [20, 4]), HIP);
    const one = factsOf(planStore(...house(4, 4), HIP));
    expect(factsOf(store).volume).toBeCloseTo(2 * one.volume, 4);
    expect(factsOf(store).loneEdges).toBe(0);
  });

  it('covers hundreds of huts that share no line, each as if it stood alone', () => {
    const huts = Array.from({ length: 400 }, (_, index): LevelRecord[] => {
      const [x, z] = [(index % 20) * 12 + index / 100, Math.floor(index / 20) * 12 + (index % 20) / 50];
      return ring(`h${index}-`, [x, z], [x + 4, z], [x + 4, z + 3], [x, z + 3]);
    });
    const one = factsOf(planStore(...house(4, 3), HIP));
    const all = factsOf(planStore(...huts.flat(), HIP));
    expect(all.loneEdges).toBe(0);
    expect(all.volume / one.volume).toBeCloseTo(400, 1);
  });

  it('leaves rooms open to the sky that are said to be courtyards', () => {
    const walls = [...house(12, 12), ...ring('b', [4, 4], [8, 4], [8, 8], [4, 8])];
    const covered = factsOf(planStore(...walls, { ...HIP, type: 'flat', overhang: 0, thickness: 1 }));
    expect(covered.volume).toBeCloseTo(12.2 ** 2, 3);
    const roof: Roof = { ...HIP, type: 'flat', overhang: 0, thickness: 1, open: [[6, 6]] };
    const open = factsOf(planStore(...walls, roof));
    expect(open.loneEdges).toBe(0);
    expect(open.volume).toBeCloseTo(12.2 ** 2 - 3.8 ** 2, 3);
    expect(factsOf(planStore(...walls, { ...roof, type: 'hip' })).loneEdges).toBe(0);
  });

  it('is covered with one material and edged with another', () => {
    const roof: Roof = { ...HIP, material: 'tiles', trim: 'oak' };
    const store = planStore(
      { kind: 'material', id: 'tiles' },
      { kind: 'material', id: 'oak' },
      ...house(10, 6),
      roof,
    );
    const meshes = store.derived(roofSurfaces).find('roof')?.meshes;
    expect([...(meshes?.keys() ?? [])].sort()).toEqual(['oak', 'tiles']);
    const normals = meshes?.get('tiles')?.normals ?? new Float32Array();
    expect(
      [...normals].filter((_, index) => index % 3 === 1).every((y) => Math.abs(y - Math.SQRT1_2) < 1e-6),
    ).toBe(true);
  });
});

describe('case A11: a comb of 12 teeth with a courtyard, U, H, cross', () => {
  const teeth = (count: number): Vec2[] =>
    Array.from({ length: count }, (_, tooth): Vec2[] => [
      [tooth * 3 + 1.5, 6],
      [tooth * 3 + 1.5, 2],
      [tooth * 3 + 3, 2],
      [tooth * 3 + 3, 6],
    ]).flat();
  const comb = ring(
    'a',
    [0, 6],
    [0, 20],
    [37.5, 20],
    [37.5, 2],
    [36, 2],
    [36, 6],
    ...teeth(12).reverse().slice(1, -1),
    [0, 2],
  );
  const shapes: readonly (readonly [string, LevelRecord[], Partial<Roof>])[] = [
    ['comb', [...comb, ...ring('b', [10, 10], [20, 10], [20, 16], [10, 16])], { open: [[15, 12]] }],
    ['U', ring('a', [0, 0], [3, 0], [3, 6], [7, 6], [7, 0], [10, 0], [10, 9], [0, 9]), {}],
    [
      'H',
      ring(
        'a',
        [0, 0],
        [3, 0],
        [3, 3],
        [7, 3],
        [7, 0],
        [10, 0],
        [10, 9],
        [7, 9],
        [7, 6],
        [3, 6],
        [3, 9],
        [0, 9],
      ),
      {},
    ],
    [
      'cross',
      ring(
        'a',
        [3, 0],
        [6, 0],
        [6, 3],
        [9, 3],
        [9, 6],
        [6, 6],
        [6, 9],
        [3, 9],
        [3, 6],
        [0, 6],
        [0, 3],
        [3, 3],
      ),
      {},
    ],
  ];

  it.each(shapes)('%s: closed, no part missing, nothing outside eaves', async (_, walls, more) => {
    const { Manifold, Mesh } = await loadManifold();
    const points = walls.flatMap((wall) =>
      wall.kind === 'wall' && 'start' in wall ? [wall.start as Vec2] : [],
    );
    for (const type of ['flat', 'gable', 'hip'] as const) {
      const store = planStore(...walls, { ...HIP, ...more, type, overhang: 0.4 });
      const facts = factsOf(store);
      expect(store.derived(roofSurfaces).coverOf('roof')?.flatInstead).toBeNull();
      expect(facts.loneEdges).toBe(0);
      for (const [axis, range] of [
        [0, facts.x],
        [1, facts.z],
      ] as const) {
        const along = points.map((point) => point[axis]);
        expect(range[0]).toBeCloseTo(Math.min(...along) - 0.5, 4);
        expect(range[1]).toBeCloseTo(Math.max(...along) + 0.5, 4);
      }
      const solid = new Manifold(
        new Mesh({ numProp: 3, vertProperties: facts.vertices, triVerts: facts.indices }),
      );
      expect(solid.status()).toBe('NoError');
      expect(solid.volume()).toBeCloseTo(facts.volume, 2);
      expect(facts.volume).toBeGreaterThan(0);
      solid.delete();
    }
  });
});

describe('a roof that cannot be a hip roof', () => {
  const oblique = ring('a', [0, 0], [8, 1], [10, 6], [1, 7]);

  it('over an oblique outline is flat, and says so', () => {
    const store = planStore(...oblique, HIP);
    expect(store.derived(roofSurfaces).coverOf('roof')).toMatchObject({ flatInstead: 'oblique' });
    const facts = factsOf(store);
    expect(facts.loneEdges).toBe(0);
    expect(facts.volume).toBeGreaterThan(8 * 6 * 0.2);
    expect(facts.y[1] - facts.y[0]).toBeCloseTo(0.2, 5);
  });

  it('turned anyhow is closed and reaches no farther than mitred eaves', () => {
    const angle = fc.double({ min: 0, max: 6.28, noNaN: true });
    const outlines = fc.array(fc.double({ min: 2, max: 9, noNaN: true }), { minLength: 3, maxLength: 9 });
    fc.assert(
      fc.property(angle, outlines, fc.constantFrom(0, 0.4, 2), (turn, radii, overhang) => {
        const corners = radii.map((radius, index): Vec2 => {
          const at = turn - (index / radii.length) * 2 * Math.PI;
          return [
            Math.round(radius * Math.cos(at) * 1e4) / 1e4,
            Math.round(radius * Math.sin(at) * 1e4) / 1e4,
          ];
        });
        const facts = factsOf(planStore(...ring('a', ...corners), { ...HIP, overhang }));
        expect(facts.loneEdges).toBe(0);
        expect(facts.volume).toBeGreaterThan(0);
        const farthest = Math.max(...radii) + 2 * (overhang + 0.1) + 1e-3;
        for (const [low, high] of [facts.x, facts.z]) {
          expect(low).toBeGreaterThan(-farthest);
          expect(high).toBeLessThan(farthest);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('over nothing is nothing', () => {
    expect(factsOf(planStore(wallFrom('a', [0, 0], [4, 0]), HIP)).triangles).toBe(0);
  });
});

describe('an edit', () => {
  it('tells of a roof only where it becomes another one', () => {
    const store = planStore(...house(10, 6), HIP);
    const feed = store.derived(roofSurfaces).follow();
    expect(feed.take()).toEqual(['roof']);
    store.run(edit({ put: [wallFrom('inner', [4, 0.1], [4, 3])] }));
    expect(feed.take()).toEqual([]);
    const before = factsOf(store).volume;
    store.run(edit({ put: [wallFrom('a1', [0, 0], [10, 0], { thickness: 0.6 })] }));
    expect(feed.take()).toEqual(['roof']);
    expect(factsOf(store).volume).toBeGreaterThan(before);
    store.run(edit({ remove: ['a2'] }));
    expect(feed.take()).toEqual(['roof']);
    expect(factsOf(store).triangles).toBe(0);
    store.undo();
    store.run(edit({ put: [{ kind: 'storey', id: 'ground', height: 3 } as LevelRecord] }));
    expect(feed.take()).toEqual(['roof']);
    expect(factsOf(store).y[0]).toBeCloseTo(3.002, 5);
    store.run(edit({ remove: ['roof'] }));
    expect(feed.take()).toEqual(['roof']);
    expect(store.derived(roofSurfaces).find('roof')).toBeUndefined();
  });

  it('leaves the same roof as laying it anew over just what the rooms enclose, whatever was drawn', () => {
    const place = fc.integer({ min: 0, max: 12 });
    const size = fc.integer({ min: 2, max: 6 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(place, place, size, size), { minLength: 1, maxLength: 6 }),
        fc.constantFrom('gable', 'hip', 'flat'),
        (all, type) => {
          const store = planStore({ ...HIP, type, overhang: 0 });
          const feed = store.derived(roofSurfaces).follow();
          for (const [x, z, width, depth] of all) {
            const [from, to] = [[x, z] as const, [x + width, z + depth] as const];
            store.run(call(drawRoom, { storey: 'ground', from, to, thickness: 0.2 }));
            feed.take();
          }
          const facts = factsOf(store);
          const fresh = factsOf(planStore(...[...store.all()].filter(({ id }) => id !== 'ground')));
          expect(facts.loneEdges).toBe(0);
          expect(facts.indices).toEqual(fresh.indices);
          expect(facts.vertices).toEqual(fresh.vertices);
          const flat: Roof = { ...HIP, type: 'flat', overhang: 0, thickness: 1 };
          store.run(edit({ put: [flat] }));
          expect(factsOf(store).volume).toBeCloseTo(enclosedArea(all), 2);
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** Decimetres a side of the plan that rooms are drawn on, with room around it. */
const PLAN = 200;

/** In m²: what rooms with walls of 0.2 m cover or enclose between them, by filling the outside decimetre by decimetre. */
function enclosedArea(rooms: readonly (readonly [number, number, number, number])[]): number {
  const plan = new Uint8Array(PLAN * PLAN);
  for (const [x, z, width, depth] of rooms) {
    for (let row = z * 10 + 4; row < (z + depth) * 10 + 6; row += 1) {
      plan.fill(1, row * PLAN + x * 10 + 4, row * PLAN + (x + width) * 10 + 6);
    }
  }
  const open = [0];
  plan[0] = 2;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of [at - 1, at + 1, at - PLAN, at + PLAN]) {
      if (plan[next] !== 0) continue;
      plan[next] = 2;
      open.push(next);
    }
  }
  return plan.filter((cell) => cell !== 2).length / 100;
}
