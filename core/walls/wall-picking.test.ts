import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planStore, wallFrom } from '../../test/support/plan-store.ts';
import { planarWalls } from '../../test/support/random-plan.ts';
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

  it('agrees with a test of every triangle, for any plan and ray', () => {
    const plan = planarWalls({ spacing: 2, thicknesses: [0.1, 0.3], heights: [undefined, 1] });
    // Beside whole millimetres, so that no ray runs along a face.
    const metres = (min: number, max: number) =>
      fc.integer({ min: min * 1000, max: max * 1000 }).map((millimetres) => millimetres / 1000 + 0.000437);
    const ray = fc.record({
      origin: fc.tuple(metres(-5, 13), metres(-2, 9), metres(-5, 13)),
      target: fc.tuple(metres(0, 8), metres(0, 3), metres(0, 8)),
    });
    fc.assert(
      fc.property(plan, fc.array(ray, { minLength: 5, maxLength: 5 }), (walls, rays) => {
        const level = planStore(...walls);
        const meshes = [...buildStoreyMeshes(level, 'ground').values()];
        for (const { origin, target } of rays) {
          const direction = sub3(target, origin);
          fc.pre(Math.hypot(...direction) > 0.1);
          const expected = nearestTriangle(meshes, { origin, direction });
          const hit = pickWall(level, 'ground', { origin, direction });
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
