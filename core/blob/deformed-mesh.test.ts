import { describe, expect, it } from 'vitest';
import { cross3, dot3, sub3, type Vec3 } from '../math/vec3.ts';
import type { MeshData } from '../mesh/mesh-data.ts';
import type { BlobField } from './blob-field.ts';
import { NODE_DIRECTIONS } from './control-nodes.ts';
import { buildDeformedMesh } from './deformed-mesh.ts';
import { buildSphere } from './sphere.ts';

const FIELD: BlobField = {
  pose: [
    [0.2, 0.1, 0],
    [0.1, 0, 0.1],
    [0, -0.3, 0.1],
    [0, 0.1, 0],
    [0.1, 0.1, 0.1],
    [0, 0, 0.2],
  ],
  support: Math.PI / 2,
  falloff: 'bezier',
  blend: 'sum',
};

const at = (values: Float32Array, vertex: number): Vec3 => [
  values[3 * vertex] ?? Number.NaN,
  values[3 * vertex + 1] ?? Number.NaN,
  values[3 * vertex + 2] ?? Number.NaN,
];

/** Six times the volume, positive where triangles look outward. */
const sixVolumes = ({ positions, indices }: MeshData): number => {
  let sum = 0;
  for (let i = 0; i < indices.length; i += 3) {
    const [a = 0, b = 0, c = 0] = indices.slice(i, i + 3);
    sum += dot3(at(positions, a), cross3(at(positions, b), at(positions, c)));
  }
  return sum;
};

/** Vertices by where they stand. */
function groupByPlace({ positions }: MeshData): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (let vertex = 0; vertex < positions.length / 3; vertex += 1) {
    const key = String(at(positions, vertex));
    groups.set(key, [...(groups.get(key) ?? []), vertex]);
  }
  return [...groups.values()];
}

describe('the sphere', () => {
  it('is round, closed, looks outward, and has a vertex at each control node', () => {
    const sphere = buildSphere(0.5);
    const places = groupByPlace(sphere);
    const triangles = sphere.indices.length / 3;
    // Euler: a closed surface without holes has half as many faces as vertices, less two.
    expect(triangles).toBe(2 * places.length - 4);
    const ball = (4 / 3) * Math.PI * 0.5 ** 3;
    expect(sixVolumes(sphere) / 6).toBeGreaterThan(0.98 * ball);
    expect(sixVolumes(sphere) / 6).toBeLessThan(ball);
    for (const direction of NODE_DIRECTIONS) {
      const nearest = places.find(([vertex = 0]) => dot3(at(sphere.normals, vertex), direction) === 1);
      expect(nearest).toBeDefined();
    }
  });
});

/** A sphere of meridians as modellers make it, with a seam and many vertices at its poles, and a box with hard edges. */
function makeSphereWithSeam(): MeshData {
  const [rings, segments] = [8, 12];
  const rows = Array.from({ length: (rings + 1) * (segments + 1) }, (_, index) => {
    const [ring, segment] = [Math.floor(index / (segments + 1)), index % (segments + 1)];
    const angle = (2 * Math.PI * (segment % segments)) / segments;
    const height = (Math.PI * ring) / rings;
    const ringRadius = ring % rings === 0 ? 0 : Math.sin(height);
    return [ringRadius * Math.cos(angle), Math.cos(height), ringRadius * Math.sin(angle)] as const;
  });
  const positions = new Float32Array(rows.flat());
  const uvs = new Float32Array((positions.length / 3) * 2).map((_, index) => index / 100);
  return { positions, normals: positions.slice(), uvs, indices: new Uint32Array() };
}

function makeBox(): MeshData {
  const corners: Vec3[] = [];
  const normals: Vec3[] = [];
  for (const normal of NODE_DIRECTIONS) {
    for (const a of [-1, 1]) {
      for (const b of [-1, 1]) {
        let taken = 0;
        const free = [a, b];
        corners.push(normal.map((value) => (value === 0 ? (free[taken++] ?? 0) : value)) as unknown as Vec3);
        normals.push(normal);
      }
    }
  }
  const positions = new Float32Array(corners.flat());
  return {
    positions,
    normals: new Float32Array(normals.flat()),
    uvs: new Float32Array((positions.length / 3) * 2).map((_, index) => index / 100),
    indices: new Uint32Array(),
  };
}

describe('a deformed mesh', () => {
  it.each([
    ['the sphere', buildSphere(1)],
    ['a sphere with a seam', makeSphereWithSeam()],
    ['a box with hard edges', makeBox()],
  ])('%s does not crack over 300 steps, and keeps its texture coordinates', (_, mesh) => {
    const places = groupByPlace(mesh).filter((group) => group.length > 1);
    expect(places.length).toBeGreaterThan(0);
    for (let step = 0; step < 300; step += 1) {
      const swing = ([x, y, z]: Vec3): Vec3 => [
        x * Math.sin(step),
        y * Math.cos(step),
        z * Math.sin(2 * step),
      ];
      const pose = FIELD.pose.map(swing) as unknown as BlobField['pose'];
      const moved = buildDeformedMesh(mesh, { ...FIELD, pose }, 'exact');
      const worst = Math.max(
        ...places.map(([first = 0, ...others]) =>
          Math.max(
            ...others.map((other) =>
              Math.hypot(...sub3(at(moved.positions, first), at(moved.positions, other))),
            ),
          ),
        ),
      );
      expect(worst).toBe(0);
      expect(moved.uvs).toBe(mesh.uvs);
    }
  });

  it('looks flat where that is asked for: one normal a triangle, that of its plane', () => {
    const mesh = buildSphere(1);
    const flat = buildDeformedMesh(mesh, FIELD, 'flat');
    expect(flat.positions).toHaveLength(3 * mesh.indices.length);
    expect(sixVolumes(flat)).toBeCloseTo(sixVolumes(buildDeformedMesh(mesh, FIELD, 'exact')), 4);
    for (let vertex = 0; vertex < flat.indices.length; vertex += 3) {
      const [a, b, c] = [
        at(flat.positions, vertex),
        at(flat.positions, vertex + 1),
        at(flat.positions, vertex + 2),
      ];
      const normal = at(flat.normals, vertex);
      expect(normal).toEqual(at(flat.normals, vertex + 2));
      expect(Math.hypot(...normal)).toBeCloseTo(1, 5);
      expect(dot3(normal, cross3(sub3(b, a), sub3(c, a)))).toBeGreaterThan(0);
      expect(dot3(normal, sub3(b, a))).toBeCloseTo(0, 5);
    }
  });
});
