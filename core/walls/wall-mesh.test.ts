import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doorIn, planStore, wallFrom } from '../../test/support/plan-store.ts';
import { planarWalls } from '../../test/support/random-plan.ts';
import type { LevelRecord } from '../document/schema/record-kinds.ts';
import { cross3, dot3, sub3, type Vec3 } from '../math/vec3.ts';
import type { MeshData } from '../mesh/mesh-data.ts';
import { buildStoreyMeshes } from './storey-meshes.ts';
import { wallBodies } from './wall-bodies.ts';

interface Vertex {
  readonly position: Vec3;
  readonly normal: Vec3;
  readonly uv: readonly [number, number];
}

const triple = (values: Float32Array, index: number): Vec3 => [
  values[index * 3] ?? Number.NaN,
  values[index * 3 + 1] ?? Number.NaN,
  values[index * 3 + 2] ?? Number.NaN,
];

const verticesOf = ({ positions, normals, uvs }: MeshData): Vertex[] =>
  Array.from({ length: positions.length / 3 }, (_, index) => ({
    position: triple(positions, index),
    normal: triple(normals, index),
    uv: [uvs[index * 2] ?? Number.NaN, uvs[index * 2 + 1] ?? Number.NaN],
  }));

function trianglesOf(mesh: MeshData): (readonly [Vertex, Vertex, Vertex])[] {
  const vertices = verticesOf(mesh);
  const triangles: (readonly [Vertex, Vertex, Vertex])[] = [];
  for (let at = 0; at < mesh.indices.length; at += 3) {
    const [a, b, c] = [...mesh.indices.subarray(at, at + 3)].map((index) => vertices[index]);
    if (a && b && c) triangles.push([a, b, c]);
  }
  return triangles;
}

const meshesOf = (...records: readonly LevelRecord[]): ReadonlyMap<string | null, MeshData> =>
  buildStoreyMeshes(planStore(...records), 'ground');

/** The faces of a mesh that look a certain way. */
const facing = (mesh: MeshData | undefined, normal: Vec3): Vertex[] =>
  mesh ? verticesOf(mesh).filter((vertex) => dot3(vertex.normal, normal) > 0.999) : [];

const uvAt = (vertices: readonly Vertex[], x: number, y: number) =>
  vertices
    .filter(({ position }) => Math.abs(position[0] - x) < 1e-5 && Math.abs(position[1] - y) < 1e-5)
    .map(({ uv }) => uv);

const NORTH: Vec3 = [0, 0, -1];
const SOUTH: Vec3 = [0, 0, 1];

describe('the materials of a wall', () => {
  const painted = { left: 'brick', right: 'plaster', trim: 'oak' };
  const brick: LevelRecord = { kind: 'material', id: 'brick' };

  it('are on the sides they were given: left of a wall heading +x is −z', () => {
    const meshes = meshesOf(wallFrom('a', [0, 0], [4, 0], painted));
    expect([...meshes.keys()].sort()).toEqual(['brick', 'oak', 'plaster']);
    expect(facing(meshes.get('brick'), NORTH)).toHaveLength(4);
    expect(meshes.get('brick')?.indices).toHaveLength(6);
    expect(facing(meshes.get('plaster'), SOUTH)).toHaveLength(4);
    expect(meshes.get('oak')?.indices).toHaveLength(4 * 6);
  });

  it('stay on their sides at both ends of a wall that was drawn the other way', () => {
    const meshes = meshesOf(wallFrom('a', [4, 0], [0, 0], painted));
    expect(facing(meshes.get('brick'), SOUTH)).toHaveLength(4);
    expect(facing(meshes.get('plaster'), NORTH)).toHaveLength(4);
  });

  it('give the left one to top and ends where there is no trim, and the default where there is nothing', () => {
    const meshes = meshesOf(brick, wallFrom('a', [0, 0], [4, 0], { left: 'brick' }));
    expect(meshes.get('brick')?.indices).toHaveLength(5 * 6);
    expect(meshes.get(null)?.indices).toHaveLength(6);
  });
});

describe('the texture of a wall', () => {
  it('is measured in metres of the world times the tiling of its material', () => {
    const meshes = meshesOf(
      { kind: 'material', id: 'brick', tiling: [2, 3] },
      wallFrom('a', [1, 0], [5, 0], { right: 'brick' }),
    );
    const side = facing(meshes.get('brick'), SOUTH);
    expect(uvAt(side, 1, 0)).toEqual([[2, 0]]);
    expect(uvAt(side, 5, 0)).toEqual([[10, 0]]);
    expect(uvAt(side, 5, 2.7)[0]?.[1]).toBeCloseTo(8.1, 5);
  });

  it('is the world position along the wall on either side, whichever way the wall was drawn', () => {
    for (const wall of [wallFrom('a', [1, 0], [5, 0]), wallFrom('a', [5, 0], [1, 0])]) {
      const mesh = meshesOf(wall).get(null);
      expect(uvAt(facing(mesh, SOUTH), 5, 0)).toEqual([[5, 0]]);
      expect(uvAt(facing(mesh, NORTH), 5, 0)).toEqual([[5, 0]]);
    }
  });

  it('goes on over a joint, whichever way the two walls were drawn', () => {
    const mesh = meshesOf(wallFrom('a', [0, 0], [3, 0]), wallFrom('b', [7, 0], [3, 0])).get(null);
    for (const side of [NORTH, SOUTH]) {
      const [first, second, ...more] = uvAt(facing(mesh, side), 3, 0);
      expect(first).toEqual(second);
      expect(more).toEqual([]);
    }
  });

  it('stays in place when the wall moves along itself', () => {
    const before = facing(meshesOf(wallFrom('a', [0, 0], [4, 0])).get(null), SOUTH);
    const after = facing(meshesOf(wallFrom('a', [1, 0], [5, 0])).get(null), SOUTH);
    const shift = (vertices: readonly Vertex[]) => vertices.map(({ position, uv }) => uv[0] - position[0]);
    expect(shift(after)).toEqual(shift(before));
  });

  it('lies the same way on the tops of collinear walls', () => {
    for (const [x, z] of [
      [4, 0],
      [0, 4],
      [3, 3],
      [3, -3],
      [-1, 4],
      [-0.0001, 4],
      [0.0001, 4],
    ] as const) {
      const [one, other] = [wallFrom('a', [0, 0], [x, z]), wallFrom('a', [x, z], [0, 0])].map((wall) =>
        facing(meshesOf(wall).get(null), [0, 1, 0]).map(({ uv }) =>
          uv.map((value) => value.toFixed(3)).join(),
        ),
      );
      expect(one?.sort()).toEqual(other?.sort());
    }
  });
});

describe('walls in one place', () => {
  it('that share what thickness there is have finite meshes, openings included', () => {
    const twins = ['a', 'b', 'c'].map((id) => wallFrom(id, [0, 0], [6, 0]));
    for (const { normals, uvs } of meshesOf(...twins, doorIn('b', 'door', 3)).values()) {
      expect([...normals, ...uvs].every(Number.isFinite)).toBe(true);
    }
  });
});

describe('every face of every plan', () => {
  it('has a unit normal that agrees with its winding, and a texture that is not stretched', () => {
    const plan = planarWalls({ spacing: 2, thicknesses: [0.1, 0.3], heights: [undefined, 1] });
    fc.assert(
      fc.property(plan, (walls) => {
        for (const mesh of buildStoreyMeshes(planStore(...walls), 'ground').values()) {
          for (const [a, b, c] of trianglesOf(mesh)) {
            const area = cross3(sub3(b.position, a.position), sub3(c.position, a.position));
            const size = Math.hypot(...area);
            expect(Math.hypot(...a.normal)).toBeCloseTo(1, 6);
            expect(dot3(area, a.normal) / size).toBeCloseTo(1, 3);
            const [u1, v1] = [b.uv[0] - a.uv[0], b.uv[1] - a.uv[1]];
            const [u2, v2] = [c.uv[0] - a.uv[0], c.uv[1] - a.uv[1]];
            expect(Math.abs(u1 * v2 - u2 * v1)).toBeCloseTo(size, 3);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('walls of different heights', () => {
  const stemUnder = (height: number): number => {
    const store = planStore(
      wallFrom('a', [-3, 0], [0, 0]),
      wallFrom('b', [0, 0], [3, 0]),
      wallFrom('c', [0, 0], [0, 3], { height }),
    );
    return store.derived(wallBodies).find('c')?.volume ?? Number.NaN;
  };

  it('a low one butts against the face of a taller run and does not notch it', () => {
    // The stem is 3 − 0.1 long up to the face.
    expect(stemUnder(1)).toBeCloseTo(2.9 * 0.2 * 1, 9);
    expect(stemUnder(2.7)).toBeCloseTo(2.9 * 0.2 * 2.7, 9);
  });

  it('a taller one goes through a low run', () => {
    // Up to the middle of the run: joined first, it is 3 long and ends square.
    expect(stemUnder(4)).toBeCloseTo(3 * 0.2 * 4, 9);
  });

  it('a low one goes around the end of a taller one in a corner', () => {
    const store = planStore(wallFrom('a', [-3, 0], [0, 0]), wallFrom('b', [0, 0], [0, 3], { height: 1 }));
    const bodies = store.derived(wallBodies);
    expect(bodies.find('a')?.volume).toBeCloseTo(3 * 0.2 * 2.7, 9);
    // 2.9 m up to the tall one's face, and the 0.1 × 0.2 m beside its end.
    expect(bodies.find('b')?.volume).toBeCloseTo(2.9 * 0.2 + 0.02, 9);
  });
});
