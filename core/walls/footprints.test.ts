import { describe, expect, it } from 'vitest';
import { planStore, wallFrom } from '../../test/support/plan-store.ts';
import type { Wall } from '../document/schema/wall.ts';
import { signedArea, turn } from '../math/polygon.ts';
import { pointToLattice } from '../math/tolerance.ts';
import { triangulate } from '../math/triangulate.ts';
import { dot, length, type Vec2 } from '../math/vec2.ts';
import { MITRE_LIMIT } from './joint-gap.ts';
import { wallBodies } from './wall-bodies.ts';
import type { WallBody } from './wall-body.ts';

const bodiesOf = (...walls: readonly Wall[]): WallBody[] => [
  ...planStore(...walls)
    .derived(wallBodies)
    .ofStorey('ground'),
];

const areaOf = (bodies: readonly WallBody[]): number =>
  bodies.reduce((sum, { outline }) => sum + signedArea(outline.corners), 0);

/** The corners of a footprint as "x,z" in millimetres, sorted, to be compared with a drawing on paper. */
const cornersOf = (body: WallBody | undefined): string[] =>
  (body?.outline.corners ?? []).map(({ x, z }) => `${Math.round(x * 1000)},${Math.round(z * 1000)}`).sort();

/** A point in a direction counted in degrees clockwise seen from above, from +x. */
const polar = (distance: number, degrees: number): Vec2 => {
  const angle = (degrees * Math.PI) / 180;
  return pointToLattice([distance * Math.cos(angle), distance * Math.sin(angle)]);
};

const arm = (id: string, degrees: number, thickness: number, size = 2): Wall =>
  wallFrom(id, [0, 0], polar(size, degrees), { thickness });

describe('the footprint of a wall', () => {
  it('is a rectangle where it stands alone', () => {
    const [body] = bodiesOf(wallFrom('a', [0, 0], [4, 0], { thickness: 0.2 }));
    expect(cornersOf(body)).toEqual(['0,-100', '0,100', '4000,-100', '4000,100']);
    expect(signedArea(body?.outline.corners ?? [])).toBeCloseTo(0.8, 12);
  });

  it('is mitred in an L: outer and inner faces meet in a point', () => {
    const [a, b] = bodiesOf(arm('a', 0, 0.2), arm('b', 90, 0.2));
    expect(cornersOf(a)).toEqual(['-100,-100', '0,0', '100,100', '2000,-100', '2000,100']);
    expect(signedArea(a?.outline.corners ?? [])).toBeCloseTo(0.4, 12);
    expect(signedArea(b?.outline.corners ?? [])).toBeCloseTo(0.4, 12);
  });

  it('in a T goes straight through, and the stem ends square at its face', () => {
    const bodies = bodiesOf(arm('a', 0, 0.2), arm('b', 180, 0.2), arm('c', 90, 0.2));
    expect(cornersOf(bodies[2])).toEqual(['-100,100', '-100,2000', '0,100', '100,100', '100,2000']);
    // 4 × 0.2 for the straight run, (2 − 0.1) × 0.2 for the stem.
    expect(areaOf(bodies)).toBeCloseTo(1.18, 12);
  });

  it('in an X shares four corners with its neighbours', () => {
    const bodies = bodiesOf(...[0, 90, 180, 270].map((degrees) => arm(`w${degrees}`, degrees, 0.2)));
    // One run of 4 × 0.2, and two stems of (2 − 0.1) × 0.2.
    expect(areaOf(bodies)).toBeCloseTo(1.56, 12);
  });

  it('in a star of three leaves a triangle of corners around the joint', () => {
    const bodies = bodiesOf(...[0, 120, 240].map((degrees) => arm(`w${degrees}`, degrees, 0.2)));
    // Each side begins 0.1 / tan 60° from the joint: 3 × 0.1 × (2 × 2 − 0.1 / tan 60°).
    expect(areaOf(bodies)).toBeCloseTo(3 * 0.1 * (4 - 0.1 / Math.tan(Math.PI / 3)), 4);
  });

  it('closes a corner of walls 0.1 m and 0.4 m thick at 90°', () => {
    const [thin, thick] = bodiesOf(arm('a', 0, 0.1), arm('b', 90, 0.4));
    expect(cornersOf(thin)).toEqual(['-200,-50', '0,0', '200,50', '2000,-50', '2000,50']);
    expect(signedArea(thin?.outline.corners ?? [])).toBeCloseTo(0.2, 12);
    expect(signedArea(thick?.outline.corners ?? [])).toBeCloseTo(0.8, 12);
  });

  it('closes a corner of walls 0.1 m and 0.4 m thick at 45°', () => {
    const [thin, thick] = bodiesOf(arm('a', 0, 0.1), arm('b', 45, 0.4));
    // The inner faces meet (0.2 + 0.05 cos 45°) / sin 45° along the thin wall, the outer ones as far behind.
    expect(cornersOf(thin)).toEqual(['-333,-50', '0,0', '2000,-50', '2000,50', '333,50']);
    expect(signedArea(thin?.outline.corners ?? [])).toBeCloseTo(0.2, 4);
    expect(signedArea(thick?.outline.corners ?? [])).toBeCloseTo(0.8, 4);
  });

  it('closes a joint of walls 0.1 m, 0.2 m and 0.4 m thick, the thick one ending square', () => {
    const bodies = bodiesOf(arm('a', 0, 0.1), arm('b', 90, 0.2), arm('c', 180, 0.4));
    expect(cornersOf(bodies[2])).toEqual(['-100,200', '-2000,-200', '-2000,200', '0,-200', '0,-50', '0,0']);
    // 2 × 0.1 and 2 × 0.4 for the run; the stem's halves, 0.1 wide, begin at 0.05 and at 0.2.
    expect(areaOf(bodies)).toBeCloseTo(0.2 + 0.8 + 0.1 * 1.95 + 0.1 * 1.8, 12);
  });

  it('goes straight on in one piece of face where walls of one thickness are collinear', () => {
    const [a] = bodiesOf(arm('a', 0, 0.2), arm('b', 180, 0.2));
    expect(cornersOf(a)).toEqual(['0,-100', '0,0', '0,100', '2000,-100', '2000,100']);
  });

  it('does not exist for a wall of no length', () => {
    expect(bodiesOf(wallFrom('a', [1, 1], [1, 1]), wallFrom('b', [0, 0], [1e-9, 0]))).toEqual([]);
  });

  it('does not care for the order in which walls were drawn, nor which way', () => {
    const one = bodiesOf(arm('a', 0, 0.1), arm('b', 70, 0.2), arm('c', 200, 0.4));
    const other = bodiesOf(
      arm('c', 200, 0.4),
      wallFrom('b', polar(2, 70), [0, 0], { thickness: 0.2 }),
      arm('a', 0, 0.1),
    );
    for (const body of one) {
      expect(cornersOf(other.find(({ wall }) => wall.id === body.wall.id))).toEqual(cornersOf(body));
    }
  });
});

describe('two walls 0.3 m thick at a very low or very flat angle', () => {
  const half = 0.15;

  it.each([1, 3, 6, 8, 29, 172, 177, 179.9])('%d°: no spike, no gap, nothing flipped', (degrees) => {
    for (const [first, second] of [
      [5, 5],
      [5, 1],
      [0.3, 4],
    ] as const) {
      const bodies = bodiesOf(arm('a', 0, 2 * half, first), arm('b', degrees, 2 * half, second));
      const [a, b] = bodies;
      if (!a || !b) throw new Error('a wall has no body');
      for (const { outline } of bodies) {
        expect(signedArea(outline.corners)).toBeGreaterThan(0);
        expect(Math.min(...flatAreas(outline.corners))).toBeGreaterThan(0);
      }
      const behind = [...a.outline.corners, ...b.outline.corners]
        .map(({ x, z }): Vec2 => [x, z])
        .filter((corner) => dot(corner, a.direction) < 0 && dot(corner, b.direction) < 0);
      for (const corner of behind) expect(length(corner)).toBeLessThanOrEqual(MITRE_LIMIT * half + 1e-9);
      const shared = a.outline.corners.filter((corner) => b.outline.corners.includes(corner));
      expect(shared.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('at 6° with room enough, the inner faces meet where they truly cross', () => {
    const [a] = bodiesOf(arm('a', 0, 2 * half, 5), arm('b', 6, 2 * half, 5));
    const expected = half / Math.tan((3 * Math.PI) / 180);
    const inner = a?.outline.corners.find(({ x, z }) => z > 0.1 && x < 4);
    expect(inner?.x).toBeCloseTo(expected, 2);
    expect(inner?.z).toBeCloseTo(half, 9);
  });
});

function flatAreas(corners: WallBody['outline']['corners']): number[] {
  const points = triangulate(corners).map((index) => corners[index]);
  const areas: number[] = [];
  for (let at = 0; at < points.length; at += 3) {
    const [a, b, c] = points.slice(at, at + 3);
    if (a && b && c) areas.push(turn(a, b, c) / 2);
  }
  return areas;
}
