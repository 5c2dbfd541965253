import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doorIn, planStore, wallFrom } from '../../test/support/plan-store.ts';
import { openPlans, planarWalls } from '../../test/support/random-plan.ts';
import { cross3, dot3, type Ray, sub3, type Vec3 } from '../math/vec3.ts';
import type { MeshData } from '../mesh/mesh-data.ts';
import { buildStoreyMeshes } from './storey-meshes.ts';
import { pickWall } from './wall-picking.ts';

const room = () =>
  planStore(
    wallFrom('north', [0, 0], [4, 0]),
    wallFrom('east', [4, 0], [4, 4]),
    wallFrom('south', [4, 4], [0, 4]),
    wallFrom('west', [0, 4], [0, 0]),
  );

/** Möller and Trumbore's test over all triangles: slow, and independent of how picking goes about it. */
function nearestTriangle(meshes: Iterable<MeshData>, { origin, direction }: Ray): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { positions, indices } of meshes) {
    const corner = (at: number): Vec3 => {
      const [x = 0, y = 0, z = 0] = positions.subarray((indices[at] ?? 0) * 3, (indices[at] ?? 0) * 3 + 3);
      return [x, y, z];
    };
    for (let at = 0; at < indices.length; at += 3) {
      const a = corner(at);
      const [ab, ac] = [sub3(corner(at + 1), a), sub3(corner(at + 2), a)];
      const p = cross3(direction, ac);
      const determinant = dot3(ab, p);
      if (determinant <= 0) continue;
      const s = sub3(origin, a);
      const u = dot3(s, p) / determinant;
      const q = cross3(s, ab);
      const v = dot3(direction, q) / determinant;
      const t = dot3(ac, q) / determinant;
      if (u >= 0 && v >= 0 && u + v <= 1 && t >= 0) nearest = Math.min(nearest, t);
    }
  }
  return nearest;
}

describe('picking a wall', () => {
  it('hits the face towards the viewer, where it is, and tells which side it is', () => {
    const hit = pickWall(room(), 'ground', { origin: [2, 1, 10], direction: [0, 0, -1] });
    expect(hit?.id).toBe('south');
    // The south wall heads −x, so that its left is the outside, +z.
    expect(hit?.part).toBe('left');
    expect(hit?.point[2]).toBeCloseTo(4.1, 9);
    expect(hit?.t).toBeCloseTo(5.9, 9);
  });

  it('goes on to the next wall where one is hidden or locked', () => {
    const ray: Ray = { origin: [2, 1, 10], direction: [0, 0, -1] };
    const hit = pickWall(room(), 'ground', ray, (id) => id !== 'south');
    expect([hit?.id, hit?.part]).toEqual(['north', 'right']);
  });

  it('hits the top from above and nothing from beside', () => {
    const down = pickWall(room(), 'ground', { origin: [2, 9, 0], direction: [0, -2, 0] });
    expect([down?.id, down?.part, down?.t]).toEqual(['north', 'trim', (9 - 2.7) / 2]);
    expect(pickWall(room(), 'ground', { origin: [2, 9, 2], direction: [0, -1, 0] })).toBeNull();
    expect(pickWall(room(), 'ground', { origin: [2, 1, 10], direction: [0, 0, 1] })).toBeNull();
  });

  it('finds a wall far away along a flat ray', () => {
    const level = planStore(wallFrom('far', [5000, -5], [5000, 5]));
    expect(pickWall(level, 'ground', { origin: [0, 1, 0], direction: [1, 0, 0] })?.id).toBe('far');
  });

  it('finds nothing on a storey without walls', () => {
    expect(pickWall(planStore(), 'ground', { origin: [0, 1, 0], direction: [1, 0, 0] })).toBeNull();
  });

  it('agrees with a test of every triangle, for any plan, openings and ray', () => {
    const plan = openPlans(planarWalls({ spacing: 2, thicknesses: [0.1, 0.3], heights: [undefined, 1] }));
    // Beside whole millimetres, so that no ray runs along a face.
    const metres = (min: number, max: number) =>
      fc.integer({ min: min * 1000, max: max * 1000 }).map((millimetres) => millimetres / 1000 + 0.000437);
    const ray = fc.record({
      origin: fc.tuple(metres(-5, 13), metres(-2, 9), metres(-5, 13)),
      target: fc.tuple(metres(0, 8), metres(0, 3), metres(0, 8)),
    });
    fc.assert(
      fc.property(plan, fc.array(ray, { minLength: 5, maxLength: 5 }), ({ walls, openings }, rays) => {
        const level = planStore(...walls, ...openings);
        const isWall = (id: string): boolean => level.findKind('wall', id) !== undefined;
        const meshes = [...buildStoreyMeshes(level, 'ground').values()];
        for (const { origin, target } of rays) {
          const direction = sub3(target, origin);
          fc.pre(Math.hypot(...direction) > 0.1);
          const expected = nearestTriangle(meshes, { origin, direction });
          const hit = pickWall(level, 'ground', { origin, direction }, isWall);
          const beside = nearestTriangle(meshes, {
            origin: [origin[0] + 1e-4, origin[1], origin[2] + 1e-4],
            direction,
          });
          if (Math.abs(beside - expected) < 1e-2) expect(hit?.t).toBeCloseTo(expected, 4);
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('picking a wall with openings', () => {
  const window = { ...doorIn('a', 'window', 3, 1), type: 'window', sill: 0.9, height: 1.2 } as const;
  const level = () =>
    planStore(
      wallFrom('a', [0, 0], [4, 0]),
      wallFrom('behind', [0, -1], [4, -1]),
      doorIn('a', 'door', 1),
      window,
    );
  const facing = (x: number, y: number): Ray => ({ origin: [x, y, 5], direction: [0, 0, -1] });
  const isNoOpening = (id: string): boolean => id !== 'door' && id !== 'window';

  it('hits the hole halfway through, as something of its own', () => {
    const hit = pickWall(level(), 'ground', facing(3, 1.5));
    expect([hit?.id, hit?.wall, hit?.part]).toEqual(['window', 'a', 'hole']);
    expect(hit?.t).toBeCloseTo(5, 9);
    const door = pickWall(level(), 'ground', { origin: [1, 1, -0.5], direction: [0, 0, 1] });
    expect([door?.id, door?.part]).toEqual(['door', 'hole']);
  });

  it('hits what is behind through an opening that is left out', () => {
    const hit = pickWall(level(), 'ground', facing(1, 1), isNoOpening);
    expect([hit?.id, hit?.part]).toEqual(['behind', 'right']);
  });

  it('hits the wall beside, over and under the opening', () => {
    for (const [x, y] of [
      [1.5, 1],
      [1, 2.1],
      [3, 0.5],
      [3, 2.2],
    ] as const) {
      const hit = pickWall(level(), 'ground', facing(x, y));
      expect([hit?.id, hit?.part, hit?.t]).toEqual(['a', 'right', 4.9]);
    }
  });

  it('hits the reveals as trim of the wall', () => {
    const down = pickWall(level(), 'ground', { origin: [3, 2.9, 2], direction: [0, -1, -1] }, isNoOpening);
    expect([down?.id, down?.part]).toEqual(['a', 'trim']);
    expect(down?.point[1]).toBeCloseTo(0.9, 9);
    const aside = pickWall(level(), 'ground', { origin: [0.9, 1, 0.02], direction: [1, 0, 0] }, isNoOpening);
    expect([aside?.id, aside?.part]).toEqual(['a', 'trim']);
    expect(aside?.point[0]).toBeCloseTo(1.45, 9);
  });

  it('takes an opening by the top of its wall where one looks straight down on a plan', () => {
    const over = (x: number) => pickWall(level(), 'ground', { origin: [x, 9, 0.02], direction: [0, -1, 0] });
    expect([over(1)?.id, over(3)?.id, over(2)?.id]).toEqual(['door', 'window', 'a']);
    const aslant = pickWall(level(), 'ground', { origin: [1, 9, 6.32], direction: [0, -1, -1] });
    expect(aslant?.id).toBe('a');
  });

  it('goes through the underside where a door is open to the floor', () => {
    const up = pickWall(level(), 'ground', { origin: [1, -1, 0.02], direction: [0, 1, 0] }, isNoOpening);
    expect(up?.point[1]).toBeCloseTo(2, 9);
  });
});
