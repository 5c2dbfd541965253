import fc from 'fast-check';
import type { CrossSection } from 'manifold-3d';
import { describe, expect, it } from 'vitest';
import { edit } from '../../../test/support/edit-records.ts';
import { loadManifold } from '../../../test/support/mesh-proof.ts';
import { planStore } from '../../../test/support/plan-store.ts';
import { type PlanStyle, planarWalls } from '../../../test/support/random-plan.ts';
import type { DocumentStore } from '../../document/document-store.ts';
import type { Wall } from '../../document/schema/wall.ts';
import { contains, signedArea } from '../../math/polygon.ts';
import { pointKey } from '../../math/tolerance.ts';
import type { Vec2 } from '../../math/vec2.ts';
import { hasBody } from '../joint-arms.ts';
import { wallBodies } from '../wall-bodies.ts';
import { rooms } from './rooms.ts';

/**
 * Walls that do not meet keep apart by a fifth of the spacing. That must be five times the half of the thickest wall:
 * the corners of a joint reach four times as far as its thickest wall is half thick, and footprints must not overlap.
 */
const STYLES: readonly (readonly [string, PlanStyle])[] = [
  ['walls of one thickness', { spacing: 3, thicknesses: [0.2], heights: [undefined] }],
  ['walls thin and thick', { spacing: 5, jitter: 0.6, thicknesses: [0.05, 0.2, 0.4], heights: [undefined] }],
  ['walls low and high', { spacing: 4, jitter: 0.6, thicknesses: [0.1, 0.3], heights: [undefined, 1, 2] }],
  [
    'walls far from the origin',
    { spacing: 4, jitter: 0.3, origin: [900, -900], thicknesses: [0.2, 0.3], heights: [2.7] },
  ],
];

/** Faces that a planar graph has besides the outer one, by Euler: edges − joints + parts. */
function countFaces(walls: readonly Wall[]): number {
  const part = new Map<string, string>();
  const rootOf = (key: string): string => {
    const above = part.get(key) ?? key;
    return above === key ? key : rootOf(above);
  };
  for (const { start, end } of walls) {
    for (const key of [pointKey(start), pointKey(end)]) if (!part.has(key)) part.set(key, key);
    part.set(rootOf(pointKey(start)), rootOf(pointKey(end)));
  }
  const parts = [...part.keys()].filter((key) => rootOf(key) === key).length;
  return walls.length - part.size + parts;
}

const areaOf = (contour: readonly (readonly [number, number])[]): number =>
  contour.reduce((sum, [x, z], index) => {
    const [nextX, nextZ] = contour[(index + 1) % contour.length] ?? [x, z];
    return sum + (x * nextZ - nextX * z) / 2;
  }, 0);

/** The area inside the outermost contours of a union of footprints. */
function hullArea(union: CrossSection): number {
  const contours = union.toPolygons().map((contour) => contour.map(([x, z]): Vec2 => [x, z]));
  const polygons = contours.map((contour) => contour.map(([x, z]) => ({ x, z })));
  const isOutermost = (index: number): boolean =>
    polygons.every((other, at) => at === index || !contains(other, contours[index]?.[0] ?? [0, 0]));
  return contours.reduce(
    (sum, contour, index) => sum + (isOutermost(index) ? Math.abs(areaOf(contour)) : 0),
    0,
  );
}

const facts = (store: DocumentStore) =>
  store
    .derived(rooms)
    .ofStorey('ground')
    .map((face) => ({
      id: face.id,
      record: face.record?.id,
      walls: face.walls,
      outline: face.outline,
      holes: face.holes,
    }));

describe.each(STYLES)('random plans of %s', (_, style) => {
  it('have every bounded face once, and rooms and footprints fill their outline', async () => {
    const { CrossSection } = await loadManifold();
    fc.assert(
      fc.property(planarWalls(style), (walls) => {
        const store = planStore(...walls);
        const faces = store.derived(rooms).ofStorey('ground');
        expect(faces).toHaveLength(countFaces(walls.filter(hasBody)));
        const bodies = [...store.derived(wallBodies).ofStorey('ground')];
        const footprints = bodies.map(({ outline }) =>
          outline.corners.map(({ x, z }): [number, number] => [x, -z]),
        );
        const union = CrossSection.union(footprints.map((footprint) => new CrossSection([footprint])));
        const hull = hullArea(union);
        union.delete();
        const ofRooms = faces.reduce((all, { area }) => all + area, 0);
        const ofWalls = bodies.reduce((all, { outline }) => all + signedArea(outline.corners), 0);
        expect(ofRooms + ofWalls).toBeCloseTo(hull, 6);
      }),
      { numRuns: 100 },
    );
  });

  it('come to the same rooms wall by wall as all at once', () => {
    fc.assert(
      fc.property(planarWalls(style), fc.array(fc.nat(1000), { minLength: 5 }), (walls, picks) => {
        const at = (pick: number): Vec2 => [((pick * 7) % 13) - 0.5, (pick % 11) - 0.5];
        const records = picks.map(
          (pick, index) => ({ kind: 'room', id: `r${index}`, storey: 'ground', at: at(pick) }) as const,
        );
        const store = planStore();
        store.derived(rooms);
        for (const wall of walls) {
          store.run(edit({ put: [wall] }));
          facts(store);
        }
        for (const record of records) store.run(edit({ put: [record] }));
        expect(facts(store)).toEqual(facts(planStore(...walls, ...records)));
        const rest = walls.filter((__, index) => (picks[index % picks.length] ?? 0) % 3 > 0);
        for (const wall of walls) if (!rest.includes(wall)) store.run(edit({ remove: [wall.id] }));
        expect(facts(store)).toEqual(facts(planStore(...rest, ...records)));
      }),
      { numRuns: 40 },
    );
  });
});
