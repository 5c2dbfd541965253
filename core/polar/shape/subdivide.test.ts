import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxFaces, makeCodeModules, meshOfFaces } from '../../../test/support/code-modules.ts';
import { examineSurface } from '../../../test/support/mesh-proof.ts';
import { cross3, sub3, type Vec3 } from '../../math/vec3.ts';
import type { ModuleVertices } from '../../modules/module-model.ts';
import { subdivide } from './subdivide.ts';

/** Edges that are up to so much longer stay: see SLACK. */
const ALLOWED = 1.0021;

/** Divided, however much that adds. */
function divide(source: ModuleVertices, longest: number): ModuleVertices {
  const divided = subdivide(source, longest);
  if (!divided) throw new Error('No bound was asked for.');
  return divided;
}

/** The most that any edge spans along x or z. */
function longestSpan({ positions, indices }: ModuleVertices): number {
  let longest = 0;
  const at = (corner: number, axis: number) => positions[3 * (indices[corner] ?? 0) + axis] ?? Number.NaN;
  for (let i = 0; i < indices.length; i += 1) {
    const next = i % 3 === 2 ? i - 2 : i + 1;
    for (const axis of [0, 2]) longest = Math.max(longest, Math.abs(at(i, axis) - at(next, axis)));
  }
  return longest;
}

const triple = ([x = Number.NaN, y = Number.NaN, z = Number.NaN]: Iterable<number>): Vec3 => [x, y, z];

const positionOf = ({ positions }: ModuleVertices, vertex: number): Vec3 =>
  triple(positions.subarray(3 * vertex, 3 * vertex + 3));

function areaOf(vertices: ModuleVertices): number {
  let area = 0;
  for (let i = 0; i < vertices.indices.length; i += 3) {
    const [a, b, c] = triple(vertices.indices.subarray(i, i + 3)).map((vertex) =>
      positionOf(vertices, vertex),
    );
    if (a && b && c) area += norm(cross3(sub3(b, a), sub3(c, a))) / 2;
  }
  return area;
}

const norm = (a: Vec3): number => Math.hypot(...a);

const slab = meshOfFaces(boxFaces([-2, 0, -2], [2, 1, 2])).vertices;
const coordinate = fc.double({ min: -5, max: 5, noNaN: true });
const aPoint: fc.Arbitrary<Vec3> = fc.tuple(coordinate, coordinate, coordinate);
/** Two triangles with an edge in common, each with vertices of its own, none of them a mere line. */
const aFold = fc
  .tuple(aPoint, aPoint, aPoint, aPoint)
  .filter(([a, b, c, d]) => [c, d].every((far) => norm(cross3(sub3(b, a), sub3(far, a))) > 0.1))
  .map(([a, b, c, d]) => [meshOfFaces([[a, b, c]]).vertices, meshOfFaces([[b, a, d]]).vertices] as const);

describe('dividing long edges', () => {
  it('makes two triangles of each square of a slab, and no more', () => {
    // Top and bottom 8 × 8 squares; each side two triangles in 8 strips, of which one is pointed.
    expect(divide(slab, 0.5).indices.length).toBe(3 * (2 * 2 * 64 + 4 * 2 * (2 * 8 - 1)));
  });

  it('leaves a mesh that is fine enough to the object as it is', () => {
    expect(subdivide(slab, 4)).toBe(slab);
    expect(divide(slab, 3.99)).not.toBe(slab);
  });

  it('leaves no edge that is too long along or across, inside triangles neither', () => {
    fc.assert(
      fc.property(aFold, fc.double({ min: 0.3, max: 3, noNaN: true }), (fold, longest) => {
        for (const part of fold) {
          const divided = divide(part, longest);
          expect(longestSpan(divided)).toBeLessThanOrEqual(ALLOWED * longest);
          expect(areaOf(divided)).toBeCloseTo(areaOf(part), 3);
        }
      }),
    );
  });

  it('divides an edge in the same places for all triangles that share it, to the bit', () => {
    fc.assert(
      fc.property(aFold, fc.double({ min: 0.3, max: 3, noNaN: true }), (fold, longest) => {
        const [places, others] = fold.map((part) => {
          const divided = divide(part, longest);
          return [...findOnFirstEdge(divided, part)]
            .map((vertex) => String(positionOf(divided, vertex)))
            .sort();
        });
        expect(places?.length).toBeGreaterThanOrEqual(2);
        expect(places).toEqual(others);
      }),
    );
  });

  it('puts new vertices on planes that neighbours share, wherever an edge begins', () => {
    const strip = meshOfFaces([
      [
        [-1.3, 0, 0.1],
        [2.2, 0, 0.1],
        [2.2, 0, 0.2],
      ],
    ]).vertices;
    const xs = [...divide(strip, 0.5).positions].filter((_, index) => index % 3 === 0).slice(3);
    expect([...new Set(xs)].sort((a, b) => a - b)).toEqual([-1, -0.5, 0, 0.5, 1, 1.5, 2]);
  });

  it('divides the edges of a mirrored mesh where it divides those of the mesh', () => {
    fc.assert(
      fc.property(aFold, fc.double({ min: 0.3, max: 3, noNaN: true }), ([triangle], longest) => {
        const mirrored = { ...triangle, positions: mirror(triangle.positions) };
        const found = findOnFirstEdge(divide(mirrored, longest), mirrored);
        const places = [...found].map((vertex) => positionOf(divide(mirrored, longest), vertex));
        const divided = divide(triangle, longest);
        const expected = [...findOnFirstEdge(divided, triangle)].map((vertex) => positionOf(divided, vertex));
        expect(places.length).toBe(expected.length);
        for (const [x, y, z] of places) {
          const offsets = expected.map((point) => norm(sub3(point, [-x, y, z])));
          expect(Math.min(...offsets)).toBeLessThan(1e-5);
        }
      }),
    );
  });

  it('keeps closed modules closed, over their edges and their meshes, and as large as they are', () => {
    for (const [name, { meshes }] of makeCodeModules()) {
      const before = examineSurface(meshes.map(({ vertices }) => vertices));
      for (const longest of [1, 0.5, 0.3]) {
        const after = examineSurface(meshes.map(({ vertices }) => divide(vertices, longest)));
        expect(before.loneEdges + after.loneEdges, name).toBe(0);
        expect(after.volume).toBeCloseTo(before.volume, 3);
        expect(after.smallestTriangle, name).toBeGreaterThan(1e-9);
      }
    }
  });

  it('mixes what vertices have along the edges', () => {
    const { positions, normals, tangents, uvs, colors } = divide(slab, 0.5);
    for (let i = 0; i < positions.length / 3; i += 1) {
      const [x = 0, y = 0, z = 0] = positions.subarray(3 * i, 3 * i + 3);
      expect(Math.hypot(...normals.subarray(3 * i, 3 * i + 3))).toBeCloseTo(1, 6);
      expect(Math.hypot(...(tangents?.subarray(4 * i, 4 * i + 3) ?? []))).toBeCloseTo(1, 6);
      expect(tangents?.[4 * i + 3]).toBe(1);
      expect([...(uvs[0]?.subarray(2 * i, 2 * i + 2) ?? [])]).toEqual([x + y, z].map((v) => Math.fround(v)));
      expect([...(uvs[1]?.subarray(2 * i, 2 * i + 2) ?? [])]).toEqual([z / 2, x / 2]);
      expect([...(colors?.subarray(4 * i, 4 * i + 4) ?? [])]).toEqual([x, y, z, 1]);
    }
  });

  it('gives mixed normals unit length, and of opposite ones the first', () => {
    const bent = {
      ...meshOfFaces([
        [
          [0, 0, 0],
          [2, 0, 0],
          [2, 1, 0],
        ],
      ]).vertices,
      normals: new Float32Array([0, 1, 0, 1, 0, 0, 0, -1, 0]),
    };
    const { positions, normals } = divide(bent, 1);
    const half = Math.fround(Math.SQRT1_2);
    const found = [3, 4].map((i) => [positions[3 * i + 1], ...normals.subarray(3 * i, 3 * i + 3)]);
    expect(found).toEqual([
      [0, half, half, 0],
      [0.5, 0, 1, 0],
    ]);
  });

  it('stops where more would be added than is allowed, without trying', () => {
    const plain = meshOfFaces(boxFaces([-5000, 0, -5000], [5000, 1, 5000])).vertices;
    expect(subdivide(plain, 0.1, 1_000_000)).toBeUndefined();
    expect(subdivide(slab, 0.5, 100)).toBeUndefined();
    expect(subdivide(slab, 0.5, 1000)).toBeDefined();
  });

  it('divides a million triangles', () => {
    const rows = 708;
    const grid = gridOf(rows);
    expect(grid.indices.length / 3).toBeGreaterThan(1e6);
    expect(divide(grid, 4)).toBe(grid);
    // One column of squares is cut in two.
    const wide = { ...grid, positions: grid.positions.map((x, i) => (i % 3 === 0 && x > 0 ? x + 2 : x)) };
    expect(divide(wide, 4).indices.length / 3).toBe(grid.indices.length / 3 + 4 * rows);
  });

  it('is refused for a length that is none', () => {
    for (const longest of [0, -1, Number.NaN]) expect(() => subdivide(slab, longest)).toThrow(RangeError);
  });

  it('leaves edges alone that are too far out for numbers in between, and such as are no numbers', () => {
    const far = (x: number) => {
      const mesh = meshOfFaces(boxFaces([0, 0, 0], [1, 1, 1])).vertices;
      return {
        ...mesh,
        positions: mesh.positions.map((value, index) => (index % 3 === 0 ? value + x : value)),
      };
    };
    for (const x of [1e9, Number.NaN]) {
      const divided = subdivide(far(x), 0.5, 10_000);
      expect(divided === undefined || divided.indices.length < 10_000 * 3).toBe(true);
    }
  });
});

/** The vertices of a divided triangle that lie on the first edge of what it was. */
function findOnFirstEdge(divided: ModuleVertices, source: ModuleVertices): ReadonlySet<number> {
  const a = positionOf(source, 0);
  const edge = sub3(positionOf(source, 1), a);
  const all = Array.from({ length: divided.positions.length / 3 }, (_, vertex) => vertex);
  return new Set(
    all.filter((vertex) => norm(cross3(edge, sub3(positionOf(divided, vertex), a))) < 1e-5 * norm(edge)),
  );
}

const mirror = (positions: Float32Array): Float32Array =>
  positions.map((value, index) => (index % 3 === 0 ? -value : value));

/** A flat grid of squares of 4 m. */
function gridOf(rows: number): ModuleVertices {
  const count = (rows + 1) ** 2;
  const positions = new Float32Array(3 * count);
  const normals = new Float32Array(3 * count);
  const indices = new Uint32Array(6 * rows ** 2);
  for (let i = 0; i < count; i += 1) {
    positions.set([4 * (i % (rows + 1)), 0, 4 * Math.floor(i / (rows + 1))], 3 * i);
    normals[3 * i + 1] = 1;
  }
  for (let i = 0; i < rows ** 2; i += 1) {
    const corner = Math.floor(i / rows) * (rows + 1) + (i % rows);
    indices.set(
      [corner, corner + rows + 1, corner + 1, corner + 1, corner + rows + 1, corner + rows + 2],
      6 * i,
    );
  }
  return { positions, normals, uvs: [], indices };
}
