import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toWorld } from '../polar/pivot.ts';
import { standOf, standVertices } from './module-stand.ts';

const length = fc.double({ min: 0.1, max: 500, noNaN: true });
const coordinate = fc.double({ min: -20, max: 20, noNaN: true });

/** What glTF does with a node: scale, then the quaternion, then the translation (specification, section 3.5.3). */
function byNode(
  { translation, rotation: [x, y, z, w], scale }: ReturnType<typeof standOf>,
  point: readonly [number, number, number],
): number[] {
  const p = point.map((value, axis) => value * (scale[axis] ?? 1)) as [number, number, number];
  const cross = (a: readonly number[], b: readonly number[]): number[] =>
    [0, 1, 2].map((i) => {
      const [j, k] = [(i + 1) % 3, (i + 2) % 3];
      return (a[j] ?? 0) * (b[k] ?? 0) - (a[k] ?? 0) * (b[j] ?? 0);
    });
  const axis = [x, y, z];
  const twice = cross(axis, p).map((value) => 2 * value);
  const turned = cross(axis, twice);
  return p.map((value, i) => value + w * (twice[i] ?? 0) + (turned[i] ?? 0) + (translation[i] ?? 0));
}

test('a node stands where the frame of its pivot lies', () => {
  fc.assert(
    fc.property(
      length,
      fc.double({ min: -7, max: 14, noNaN: true }),
      fc.tuple(coordinate, coordinate, coordinate),
      (radius, angle, point) => {
        const pivot = { radius, angle };
        const world = toWorld(pivot, [0, 0, 0], point);
        for (const [axis, value] of byNode(standOf(pivot, [1, 1, 1]), point).entries()) {
          expect(value).toBeCloseTo(world[axis] ?? Number.NaN, 9);
        }
      },
    ),
  );
});

test('vertices that are moved stand where a node would show them, with normals square to their surface', () => {
  fc.assert(
    fc.property(length, fc.double({ min: 0, max: 7, noNaN: true }), length, (radius, angle, scale) => {
      const stand = standOf({ radius, angle }, [scale, 1, scale]);
      const points = [
        [0, 0, 0],
        [2, 1, 0],
        [0, 1, 3],
      ] as const;
      // The normal of the plane through them: (2,1,0) × (0,1,3).
      const normal = [3, -6, 2].map((value) => value / 7);
      const flat = {
        positions: new Float32Array(points.flat()),
        normals: new Float32Array([normal, normal, normal].flat()),
      };
      const moved = standVertices({ ...flat, uvs: [], indices: new Uint32Array([0, 1, 2]) }, stand);
      const [a = [], b = [], c = []] = points.map((point) => byNode(stand, point));
      const size = radius + 3 * scale;
      [a, b, c].flat().forEach((value, at) => {
        expect(Math.abs((moved.positions[at] ?? Number.NaN) - value)).toBeLessThan(1e-6 * size);
      });
      for (const end of [b, c]) {
        const edge = end.map((value, axis) => value - (a[axis] ?? 0));
        const along = edge.reduce((sum, value, axis) => sum + value * (moved.normals[axis] ?? 0), 0);
        expect(Math.abs(along) / Math.hypot(...edge)).toBeLessThan(1e-5);
      }
    }),
  );
});
