import { describe, expect, it } from 'vitest';
import { DEFENCE_SHAPES, type DefenceShape, shapeMesh } from './defence-shapes.ts';
import type { ShapeMesh } from './shape-mesh.ts';

const heightAt = (mesh: ShapeMesh, x: number, z: number): number => {
  let highest = Number.NEGATIVE_INFINITY;
  const { positions, indices } = mesh;
  for (let at = 0; at < indices.length; at += 3) {
    const [a, b, c] = [0, 1, 2].map((corner) => {
      const vertex = (indices[at + corner] ?? 0) * 3;
      return [positions[vertex] ?? 0, positions[vertex + 1] ?? 0, positions[vertex + 2] ?? 0] as const;
    });
    if (!a || !b || !c) continue;
    const area = (b[0] - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (b[2] - a[2]);
    if (Math.abs(area) < 1e-9) continue;
    const u = ((x - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (z - a[2])) / area;
    const v = ((b[0] - a[0]) * (z - a[2]) - (x - a[0]) * (b[2] - a[2])) / area;
    if (u < 0 || v < 0 || u + v > 1) continue;
    highest = Math.max(highest, a[1] + u * (b[1] - a[1]) + v * (c[1] - a[1]));
  }
  return highest;
};

describe.each(DEFENCE_SHAPES)('the shape of %s', (shape) => {
  const mesh = shapeMesh(shape);

  it('stands on its tile and reaches no further', () => {
    for (let at = 0; at < mesh.positions.length; at += 3) {
      const [x = 0, y = 0, z = 0] = mesh.positions.subarray(at, at + 3);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThan(1.2);
      expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThanOrEqual(0.5 + 1e-6);
    }
  });

  it('has unit normals that its triangles turn towards, and a colour a vertex', () => {
    const { positions, normals, colors, indices } = mesh;
    expect(colors).toHaveLength(positions.length);
    expect(indices.length / 3).toBeLessThanOrEqual(160);
    const at = (values: Float32Array, vertex: number): number[] => [
      ...values.subarray(vertex * 3, vertex * 3 + 3),
    ];
    for (let corner = 0; corner < indices.length; corner += 3) {
      const [a, b, c] = [0, 1, 2].map((next) => at(positions, indices[corner + next] ?? 0));
      const normal = at(normals, indices[corner] ?? 0);
      if (!a || !b || !c) throw new Error('no triangle');
      const [e, f] = [
        b.map((value, axis) => value - (a[axis] ?? 0)),
        c.map((value, axis) => value - (a[axis] ?? 0)),
      ];
      const [ex = 0, ey = 0, ez = 0] = e;
      const [fx = 0, fy = 0, fz = 0] = f;
      const across = [ey * fz - ez * fy, ez * fx - ex * fz, ex * fy - ey * fx];
      const length = Math.hypot(...across);
      expect(length).toBeGreaterThan(1e-7);
      const along = across.reduce((sum, value, axis) => sum + value * (normal[axis] ?? 0), 0);
      expect(along / length).toBeGreaterThan(0.99);
    }
  });
});

describe('paths run on from tile to tile', () => {
  /** Just inside the sides −x, +x, −z, +z in the middle. */
  const SIDES = [
    [-0.499, 0],
    [0.499, 0],
    [0, -0.499],
    [0, 0.499],
  ] as const;
  const OPEN: readonly (readonly [DefenceShape, readonly boolean[]])[] = [
    ['straight', [true, true, false, false]],
    ['corner', [true, false, false, true]],
    ['intersection', [true, true, true, true]],
    ['entrance', [false, true, false, false]],
    ['exit', [true, false, false, false]],
    ['blank', [false, false, false, false]],
  ];

  it.each(OPEN)('%s is walked at the sides %j', (shape, open) => {
    expect(SIDES.map(([x, z]) => Math.abs(heightAt(shapeMesh(shape), x, z) - 0.03) < 1e-6)).toEqual(open);
  });

  it('a wall stands along the side −z, others where their names say', () => {
    const walled = (shape: DefenceShape) =>
      SIDES.map(([x, z]) => heightAt(shapeMesh(shape), x * 0.9, z * 0.9) > 0.5);
    expect(walled('wall')).toEqual([false, false, true, false]);
    expect(walled('wall-corner')).toEqual([false, true, true, false]);
    expect(walled('wall-pair')).toEqual([false, false, true, true]);
    expect(walled('wall-end')).toEqual([false, true, true, true]);
    expect(walled('wall-around')).toEqual([true, true, true, true]);
  });
});
