import { describe, expect, it } from 'vitest';
import { planStore, wallFrom } from '../../../test/support/plan-store.ts';
import { wallBodies } from '../wall-bodies.ts';
import type { WallBody } from '../wall-body.ts';
import { buildBaredMeshes } from './bared-meshes.ts';

/** A wall along x in two halves, and one that meets them in the middle. */
const store = planStore(
  wallFrom('a', [0, 0], [4, 0]),
  wallFrom('b', [4, 0], [8, 0]),
  wallFrom('c', [4, 0], [4, 4]),
);
const bodyOf = (id: string): WallBody => {
  const body = store.derived(wallBodies).find(id);
  if (!body) throw new Error(`${id} has a body`);
  return body;
};
const WHOLE = Number.POSITIVE_INFINITY;

/** Area in m² of all upright faces that look along x, at its end at x = 4, of the wall "a". */
function endArea(heights: Readonly<Record<string, number>>): number {
  const met = [bodyOf('b'), bodyOf('c')];
  const meshes = buildBaredMeshes(bodyOf('a'), met, ({ wall }) => heights[wall.id] ?? WHOLE);
  let area = 0;
  for (const { positions, normals, indices } of meshes.values()) {
    for (let at = 0; at + 2 < indices.length; at += 3) {
      const [a = 0, b = 0, c = 0] = indices.subarray(at, at + 3);
      if ((normals[a * 3] ?? 0) < 0.1 || (positions[a * 3] ?? 0) < 3) continue;
      const corner = (index: number) => [...positions.subarray(index * 3, index * 3 + 3)];
      const [p, q, r] = [corner(a), corner(b), corner(c)];
      const [u, v] = [q, r].map((end) => end.map((value, axis) => value - (p[axis] ?? 0)));
      const [ux = 0, uy = 0, uz = 0] = u ?? [];
      const [vx = 0, vy = 0, vz = 0] = v ?? [];
      area += Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
    }
  }
  return area;
}

describe('a whole wall beside others', () => {
  it('is open where they are whole', () => {
    expect(endArea({})).toBe(0);
  });

  it('has a face over what is left of a lowered one, and none against the others', () => {
    const bare = endArea({ b: 0 });
    expect(bare).toBeGreaterThan(0.1 * 2.7);
    expect(endArea({ b: 0.3 })).toBeCloseTo((bare * 2.4) / 2.7, 5);
    expect(endArea({ c: 0.3 })).toBe(0);
  });

  it('is the same object while the heights are the same', () => {
    const build = (height: number) => buildBaredMeshes(bodyOf('a'), [bodyOf('b')], () => height);
    expect(build(0.3)).toBe(build(0.3));
    expect(build(0.3)).not.toBe(build(0));
  });
});
