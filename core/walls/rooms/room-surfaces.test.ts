import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edit } from '../../../test/support/edit-records.ts';
import { doorIn, planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { planarWalls } from '../../../test/support/random-plan.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import type { DerivedKind } from '../../document/level.ts';
import type { LevelRecord } from '../../document/schema/record-kinds.ts';
import type { Wall } from '../../document/schema/wall.ts';
import type { Vec2 } from '../../math/vec2.ts';
import type { Surface, SurfaceModel } from '../surface.ts';
import { pickRoom } from './pick-room.ts';
import { ceilingSurfaces, floorSurfaces } from './room-surfaces.ts';
import { rooms } from './rooms.ts';

const storey = 'ground';

const box = (name: string, x: number, z: number, width: number, depth: number): Wall[] => {
  const corners: Vec2[] = [
    [x, z],
    [x + width, z],
    [x + width, z + depth],
    [x, z + depth],
  ];
  return corners.map((corner, index) =>
    wallFrom(`${name}${index + 1}`, corner, corners[(index + 1) % 4] ?? corner),
  );
};

const surfacesOf = (store: DocumentStore, kind: DerivedKind<SurfaceModel>): Surface[] => [
  ...store.derived(kind).ofStorey(storey),
];

interface Facts {
  /** Seen from above: positive for what faces up. */
  readonly area: number;
  readonly smallest: number;
  readonly heights: readonly number[];
}

function factsOf(surface: Surface | undefined): Facts {
  let area = 0;
  let smallest = Number.POSITIVE_INFINITY;
  const heights = new Set<number>();
  for (const { positions, indices } of surface?.meshes.values() ?? []) {
    for (let at = 0; at < indices.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((corner) => {
        const vertex = (indices[at + corner] ?? 0) * 3;
        heights.add(positions[vertex + 1] ?? Number.NaN);
        return [positions[vertex] ?? 0, positions[vertex + 2] ?? 0] as const;
      });
      if (!a || !b || !c) continue;
      const size = ((b[1] - a[1]) * (c[0] - a[0]) - (c[1] - a[1]) * (b[0] - a[0])) / 2;
      area += size;
      smallest = Math.min(smallest, Math.abs(size));
    }
  }
  return { area, smallest, heights: [...heights] };
}

describe('the floor and the ceiling of a room', () => {
  it('fill it from wall to wall, one at its foot, the other at its storey height', () => {
    const store = planStore(...box('a', 0, 0, 4, 3));
    const [floor] = surfacesOf(store, floorSurfaces);
    const [ceiling] = surfacesOf(store, ceilingSurfaces);
    expect(floor).toMatchObject({ id: 'a1.right', layer: 'floors', sources: ['a1.right'] });
    expect(factsOf(floor).area).toBeCloseTo(3.8 * 2.8, 5);
    expect(factsOf(floor).heights).toEqual([0]);
    expect(factsOf(ceiling).area).toBeCloseTo(-3.8 * 2.8, 5);
    expect(factsOf(ceiling).heights).toEqual([expect.closeTo(2.7, 6)]);
  });

  it('leave out a courtyard', () => {
    const store = planStore(...box('a', 0, 0, 9, 9), ...box('b', 3, 3, 3, 3));
    expect(surfacesOf(store, floorSurfaces).map((each) => factsOf(each).area)).toEqual([
      expect.closeTo(8.8 ** 2 - 3.2 ** 2, 4),
      expect.closeTo(2.8 ** 2, 4),
    ]);
  });

  it('show what the user chose, at its place in the world', () => {
    const oak = { kind: 'material', id: 'oak', tiling: [2, 3] } as const;
    const record = { kind: 'room', id: 'r', storey, at: [1, 1], floor: 'oak' } as const;
    const store = planStore(...box('a', 0, 0, 4, 3), oak, record);
    const mesh = surfacesOf(store, floorSurfaces)[0]?.meshes.get('oak');
    const [x = 0, , z = 0] = mesh?.positions ?? [];
    const [u, v] = mesh?.uvs ?? [];
    expect(u).toBeCloseTo(2 * x, 6);
    expect(v).toBeCloseTo(3 * z, 6);
    expect(surfacesOf(store, ceilingSurfaces)[0]?.meshes.has(null)).toBe(true);
  });

  it('reach half into the wall under a door between rooms, through it under a door that leads outside', () => {
    const inner = wallFrom('m', [4, 0], [4, 3]);
    const walls = [
      wallFrom('a1', [0, 0], [4, 0]),
      wallFrom('a2', [4, 0], [8, 0]),
      wallFrom('a3', [8, 0], [8, 3]),
      wallFrom('a4', [8, 3], [4, 3]),
      wallFrom('a5', [4, 3], [0, 3]),
      wallFrom('a6', [0, 3], [0, 0]),
    ];
    const window = { ...doorIn('a1', 'w', 2), type: 'window', sill: 0.9, height: 1 } as const;
    const store = planStore(...walls, inner, window, doorIn('m', 'd', 1.5, 0.9), doorIn('a6', 'e', 1.5, 1));
    const areas = surfacesOf(store, floorSurfaces).map((each) => factsOf(each).area);
    const room = 3.8 * 2.8;
    expect(areas).toEqual([
      expect.closeTo(room + 0.9 * 0.1 + 1 * 0.2, 4),
      expect.closeTo(room + 0.9 * 0.1, 4),
    ]);
    store.run(edit({ remove: ['a3'] }));
    expect(surfacesOf(store, floorSurfaces).map((each) => factsOf(each).area)).toEqual([
      expect.closeTo(room + 0.9 * 0.2 + 1 * 0.2, 4),
    ]);
  });

  it('are cut by a stair', () => {
    const attic = { kind: 'storey', id: 'attic', elevation: 3 } as const;
    const stair = {
      kind: 'stair',
      id: 's',
      storey,
      start: [1, 2],
      end: [4.5, 2],
      width: 1,
      steps: 16,
    } as const;
    const above = box('b', 0, 0, 8, 8).map((wall) => ({ ...wall, storey: 'attic' }));
    const store = planStore(...box('a', 0, 0, 8, 8), ...above, attic);
    const whole = 7.8 ** 2;
    const feed = store.derived(floorSurfaces).follow();
    feed.take();
    expect(factsOf(surfacesOf(store, ceilingSurfaces)[0]).area).toBeCloseTo(-whole, 4);
    expect(factsOf([...store.derived(floorSurfaces).ofStorey('attic')][0]).area).toBeCloseTo(whole, 4);
    store.run(edit({ put: [stair] }));
    expect(feed.take()).toEqual(['b1.right']);
    const cut = whole + factsOf(surfacesOf(store, ceilingSurfaces)[0]).area;
    expect(cut).toBeGreaterThan(1);
    expect(cut).toBeLessThan(3.5);
    expect(factsOf([...store.derived(floorSurfaces).ofStorey('attic')][0]).area).toBeCloseTo(whole - cut, 4);
    expect(factsOf(surfacesOf(store, floorSurfaces)[0]).area).toBeCloseTo(whole, 4);
  });

  it('lose no triangle and turn none over, whatever the plan', () => {
    fc.assert(
      fc.property(
        planarWalls({ spacing: 3, jitter: 0.6, thicknesses: [0.05, 0.2, 0.4], heights: [undefined, 1] }),
        (walls) => {
          const store = planStore(...walls);
          for (const kind of [floorSurfaces, ceilingSurfaces]) {
            const sign = kind === floorSurfaces ? 1 : -1;
            for (const face of store.derived(rooms).ofStorey(storey)) {
              const { area, smallest } = factsOf(store.derived(kind).find(face.id));
              expect(area * sign).toBeCloseTo(face.area, 4);
              expect(smallest).toBeGreaterThan(0);
            }
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a surface that is followed', () => {
  it('changes with its storey, its material and its record, and with nothing else', () => {
    const oak = { kind: 'material', id: 'oak' } as const;
    const record = { kind: 'room', id: 'r', storey, at: [1, 1], floor: 'oak' } as const;
    const store = planStore(...box('a', 0, 0, 4, 3), ...box('b', 10, 0, 4, 3), oak, record);
    const feed = store.derived(floorSurfaces).follow();
    expect([...feed.take()].sort()).toEqual(['b1.right', 'r']);
    const changedBy = (...put: LevelRecord[]): readonly string[] => {
      store.run(edit({ put }));
      return [...feed.take()].sort();
    };
    expect(changedBy({ ...oak, color: '#aa7744' })).toEqual([]);
    expect(changedBy({ ...oak, tiling: [2, 2] })).toEqual(['r']);
    expect(changedBy({ kind: 'room', id: 'r', storey, at: [1, 1] })).toEqual(['r']);
    expect(changedBy(...box('b', 10, 0, 5, 3))).toEqual(['b1.right']);
    expect(changedBy({ kind: 'storey', id: storey, elevation: 1, height: 2.7 })).toEqual(['b1.right', 'r']);
    expect(factsOf(store.derived(floorSurfaces).find('r')).heights).toEqual([1]);
  });
});

describe('the room under the pointer', () => {
  it('is met at its floor from above and at its ceiling from below', () => {
    const store = planStore(...box('a', 0, 0, 4, 3));
    expect(pickRoom(store, storey, { origin: [1, 5, 0], direction: [0, -5, 1] })).toEqual({
      id: 'a1.right',
      part: 'floor',
      point: [1, 0, 1],
      t: 1,
    });
    expect(pickRoom(store, storey, { origin: [1, 1, 1], direction: [0, 1, 0] })?.part).toBe('ceiling');
    expect(pickRoom(store, storey, { origin: [9, 5, 1], direction: [0, -1, 0] })).toBeNull();
    expect(pickRoom(store, storey, { origin: [1, -1, 1], direction: [0, -1, 0] })).toBeNull();
  });
});
