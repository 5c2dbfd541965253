import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vec3 } from '../math/vec3.ts';
import { cross3, dot3, normalize3, scale3, sub3 } from '../math/vec3.ts';
import type { MeshData } from '../mesh/mesh-data.ts';
import { type Bend, deformMesh, deformVertices, undeformPoint } from './deformation.ts';
import { pivotOf, toWorld } from './pivot.ts';
import { createGrid, radiusOf } from './polar-grid.ts';

const VECTORS = new URL('../../../shared/vectors/polar.json', import.meta.url);
const hasVectors = existsSync(VECTORS);

interface Vector {
  readonly steps: number;
  readonly cellSize: number;
  readonly pivotRadius: number;
  readonly quarterTurns: number;
  readonly mirrored: boolean;
  readonly point: Vec3;
  readonly deformed: Vec3;
}

const UNTURNED = { quarterTurns: 0, mirrored: false, scaleHeight: false };

const bendAt = (steps: number, line: number, more: Partial<Bend> = {}): Bend => {
  const grid = createGrid(steps, 4);
  return { grid, pivotRadius: radiusOf(grid, line), ...UNTURNED, ...more };
};

function deformPoint(point: Vec3, bend: Bend): Vec3 {
  const positions = new Float64Array(point);
  deformVertices({ positions }, bend, { positions });
  return triple(positions);
}

const triple = ([x = Number.NaN, y = Number.NaN, z = Number.NaN]: ArrayLike<number> &
  Iterable<number>): Vec3 => [x, y, z];

const farthest = (a: Vec3, b: Vec3): number => Math.max(...sub3(a, b).map(Math.abs));

/** The steps of the definition one by one: mirror, turn, stretch, bend. */
function bendAtLength([x, y, z]: Vec3, { grid, pivotRadius, quarterTurns, mirrored }: Bend): Vec3 {
  const { r0, growth, cellSize } = grid;
  const angle = (quarterTurns * Math.PI) / 2;
  const side = mirrored ? -x : x;
  const u = side * Math.cos(angle) - z * Math.sin(angle);
  const v = side * Math.sin(angle) + z * Math.cos(angle);
  const rho = Math.log(pivotRadius / r0) / Math.log(growth);
  const su = growth ** rho * u;
  const sv = r0 * growth ** rho * (1 - growth ** (-v / cellSize));
  return [
    (pivotRadius - sv) * Math.sin(su / pivotRadius),
    y,
    (sv - pivotRadius) * Math.cos(su / pivotRadius) + pivotRadius,
  ];
}

const aBend: fc.Arbitrary<Bend> = fc
  .record({
    steps: fc.integer({ min: 8, max: 200 }),
    line: fc.double({ min: -4, max: 6, noNaN: true }),
    quarterTurns: fc.integer({ min: 0, max: 3 }),
    mirrored: fc.boolean(),
    scaleHeight: fc.boolean(),
  })
  .map(({ steps, line, ...more }) => bendAt(steps, line, more));
const coordinate = fc.double({ min: -4, max: 4, noNaN: true });
const aPoint = fc.tuple(coordinate, coordinate, coordinate);
const aDirection = fc
  .tuple(coordinate, coordinate, coordinate)
  .filter((vector) => Math.hypot(...vector) > 0.1)
  .map(normalize3);

describe('a point of a module laid on a ring', () => {
  it.runIf(hasVectors)('comes to where the reference values say', () => {
    const { cases }: { cases: readonly Vector[] } = JSON.parse(readFileSync(VECTORS, 'utf8'));
    expect(cases.length).toBeGreaterThan(0);
    for (const { steps, cellSize, point, deformed, ...bend } of cases) {
      const found = deformPoint(point, { grid: createGrid(steps, cellSize), scaleHeight: false, ...bend });
      expect(farthest(found, deformed)).toBeLessThan(1e-9);
    }
  });

  it.skipIf(hasVectors)('is not compared with the reference values: ../shared/vectors is not there', () => {
    expect(hasVectors).toBe(false);
  });

  it('comes to where mirror, turn, stretch and bend bring it one after the other', () => {
    fc.assert(
      fc.property(aPoint, aBend, (point, bend) => {
        const flat = { ...bend, scaleHeight: false };
        expect(farthest(deformPoint(point, flat), bendAtLength(point, flat))).toBeLessThan(1e-9);
      }),
    );
  });

  it('lies on the next line after a cell outwards, and on the next step after one along', () => {
    const bend = bendAt(64, 2);
    const outwards = deformPoint([0, 1, -4], bend);
    expect(outwards[2]).toBeCloseTo(bend.pivotRadius - radiusOf(bend.grid, 3), 10);
    const [u, , v] = deformPoint([4, 0, 0], bend);
    expect(Math.atan2(u, bend.pivotRadius - v)).toBeCloseTo((2 * Math.PI) / 64, 12);
  });

  it('stays as high as it is, or grows with the radius where heights are scaled', () => {
    expect(deformPoint([0, 3, 0], bendAt(64, 5))[1]).toBe(3);
    const scaled = bendAt(64, 5, { scaleHeight: true });
    expect(deformPoint([0, 3, 0], scaled)[1]).toBeCloseTo(3 * scaled.grid.growth ** 5, 10);
  });

  it('is found back from where it came to', () => {
    fc.assert(
      fc.property(aPoint, aBend, (point, bend) => {
        const back = undeformPoint(deformPoint(point, bend), bend);
        expect(back && farthest(back, point)).toBeLessThan(1e-9);
      }),
    );
    const bend = bendAt(64, 0);
    expect(undeformPoint([0, 0, bend.pivotRadius], bend)).toBeUndefined();
  });

  it('keeps its shape from ring to ring: the plan is that of the threshold, scaled', () => {
    fc.assert(
      fc.property(aPoint, aBend, (point, bend) => {
        const scale = bend.pivotRadius / bend.grid.r0;
        const [u, , v] = deformPoint(point, { ...bend, pivotRadius: bend.grid.r0 });
        const [scaledU, , scaledV] = deformPoint(point, bend);
        expect(Math.max(Math.abs(scaledU - scale * u), Math.abs(scaledV - scale * v))).toBeLessThan(1e-9);
      }),
    );
  });
});

describe('normals and tangents', () => {
  const STEP = 1e-6;

  /** The derivative of the map along a direction, by central differences. */
  const derivative = (point: Vec3, along: Vec3, bend: Bend): Vec3 => {
    const at = (k: number) =>
      deformPoint([0, 1, 2].map((i) => (point[i] ?? 0) + k * (along[i] ?? 0)) as never, bend);
    return scale3(sub3(at(STEP), at(-STEP)), 1 / (2 * STEP));
  };

  const deformFrame = (point: Vec3, normal: Vec3, tangent: Vec3, bend: Bend) => {
    const target = {
      positions: new Float64Array(point),
      normals: new Float64Array(normal),
      tangents: new Float64Array([...tangent, 1]),
    };
    deformVertices(target, bend, target);
    return target;
  };

  it('are those of the deformed surface, of unit length and square to one another', () => {
    fc.assert(
      fc.property(aPoint, aDirection, aDirection, aBend, (point, normal, other, bend) => {
        fc.pre(Math.hypot(...cross3(normal, other)) > 0.1);
        const tangent = normalize3(cross3(normal, other));
        const bitangent = cross3(normal, tangent);
        const frame = deformFrame(point, normal, tangent, bend);
        const along = normalize3(derivative(point, tangent, bend));
        const across = derivative(point, bitangent, bend);
        const side = bend.mirrored ? -1 : 1;
        expect(farthest(triple(frame.tangents), along)).toBeLessThan(1e-7);
        expect(farthest(triple(frame.normals), scale3(normalize3(cross3(along, across)), side))).toBeLessThan(
          1e-6,
        );
        expect(Math.hypot(...triple(frame.normals))).toBeCloseTo(1, 12);
        expect(dot3(triple(frame.normals), triple(frame.tangents))).toBeCloseTo(0, 10);
        expect(frame.tangents[3]).toBe(side);
      }),
    );
  });

  it('without a direction stay without one', () => {
    const frame = deformFrame([1, 1, 1], [0, 0, 0], [0, 0, 0], bendAt(64, 2));
    expect([...frame.normals, ...frame.tangents]).toEqual([0, 0, 0, 0, 0, 0, 1]);
  });

  it('are the same whether the arrays are deformed in place or into others', () => {
    const source = deformFrame([1, 2, 3], [0.6, 0, 0.8], [0, 1, 0], bendAt(64, 0));
    const target = {
      positions: new Float64Array(3),
      normals: new Float64Array(3),
      tangents: new Float64Array(4),
    };
    deformVertices(source, bendAt(12, 1), target);
    deformVertices(source, bendAt(12, 1), source);
    expect(source).toEqual(target);
  });
});

describe('a whole mesh', () => {
  // A tetrahedron, outward faces counter-clockwise.
  const corners: readonly Vec3[] = [
    [0, 0, 0],
    [2, 0, 0],
    [0, 2, 0],
    [0, 0, 2],
  ];
  const mesh = {
    positions: new Float32Array(corners.flat()),
    normals: new Float32Array(corners.flatMap(() => [0, 1, 0])),
    uvs: new Float32Array(8),
    indices: new Uint32Array([0, 2, 1, 0, 3, 2, 0, 1, 3, 1, 2, 3]),
  };

  const volumeOf = ({ positions, indices }: MeshData): number => {
    const corner = (index: number): Vec3 => triple(positions.subarray(3 * index, 3 * index + 3));
    let volume = 0;
    for (let i = 0; i < indices.length; i += 3) {
      const [a, b, c] = [...indices.subarray(i, i + 3)].map(corner) as [Vec3, Vec3, Vec3];
      volume += dot3(a, cross3(b, c)) / 6;
    }
    return volume;
  };

  it('keeps its faces outside for all turns and mirrors, in three rings', () => {
    expect(volumeOf(mesh)).toBeCloseTo(8 / 6, 6);
    for (const line of [-2, 0, 3])
      for (const quarterTurns of [0, 1, 2, 3])
        for (const mirrored of [false, true]) {
          const deformed = deformMesh(mesh, bendAt(24, line, { quarterTurns, mirrored }));
          expect(volumeOf(deformed)).toBeGreaterThan(0.3);
          expect(deformed.uvs).toBe(mesh.uvs);
        }
    expect([...mesh.indices.subarray(0, 3)]).toEqual([0, 2, 1]);
  });

  it('with tangents keeps them', () => {
    const tangents = new Float32Array(corners.flatMap(() => [1, 0, 0, 1]));
    const deformed = deformMesh({ ...mesh, tangents }, bendAt(24, 0, { mirrored: true }));
    expect(deformed.tangents?.subarray(0, 4)).toEqual(new Float32Array([-1, 0, 0, -1]));
  });

  it('is refused for a bend that is none and for arrays that do not fit', () => {
    const positions = new Float64Array(3);
    const deform = (more: Partial<Bend>) => () =>
      deformVertices({ positions }, bendAt(64, 0, more), { positions });
    expect(deform({ pivotRadius: 0 })).toThrow(RangeError);
    expect(deform({ pivotRadius: Number.NaN })).toThrow(RangeError);
    expect(deform({ quarterTurns: 4 })).toThrow(RangeError);
    const short = { positions: new Float64Array(2) };
    expect(() => deformVertices(short, bendAt(64, 0), short)).toThrow(RangeError);
    const lonely = { positions, normals: new Float64Array(3) };
    expect(() => deformVertices(lonely, bendAt(64, 0), { positions })).toThrow(RangeError);
  });
});

describe('modules side by side', () => {
  /** Points of the side that two cells share, seen from the module on one side of it and from that on the other. */
  it('share their edges, whatever their turns, mirrors and places', () => {
    const place = fc.record({
      steps: fc.integer({ min: 4, max: 720 }),
      line: fc.integer({ min: -6, max: 8 }),
      step: fc.nat({ max: 720 }),
      along: fc.double({ min: -2, max: 2, noNaN: true }),
      turns: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
      mirrors: fc.tuple(fc.boolean(), fc.boolean()),
      isOutwards: fc.boolean(),
    });
    fc.assert(
      fc.property(place, ({ steps, line, step, along, turns, mirrors, isOutwards }) => {
        const grid = createGrid(steps, 4);
        const worldOf = (
          cell: readonly [number, number],
          index: 0 | 1,
          [u, v]: readonly [number, number],
        ): Vec3 => {
          const pivot = pivotOf(grid, cell, [1, 1]);
          const bend = {
            grid,
            pivotRadius: pivot.radius,
            quarterTurns: turns[index],
            mirrored: mirrors[index],
            scaleHeight: false,
          };
          return toWorld(pivot, [0, 0, 0], deformPoint(authored([u, v], bend), bend));
        };
        const [mine, theirs] = isOutwards
          ? [worldOf([line, step], 0, [along, -2]), worldOf([line + 1, step], 1, [along, 2])]
          : [worldOf([line, step], 0, [2, along]), worldOf([line, (step + 1) % steps], 1, [-2, along])];
        expect(farthest(mine, theirs) / radiusOf(grid, line + 1)).toBeLessThan(1e-12);
        expect(farthest(mine, theirs)).toBeLessThan(Math.max(1e-9, 1e-12 * radiusOf(grid, line + 1)));
      }),
    );
  });
});

/** The point of a module that its turn and mirror bring to (u, v) of the grid, by turning back. */
function authored([u, v]: readonly [number, number], { quarterTurns, mirrored }: Bend): Vec3 {
  const angle = (-quarterTurns * Math.PI) / 2;
  const x = u * Math.cos(angle) - v * Math.sin(angle);
  return [mirrored ? -x : x, 0, u * Math.sin(angle) + v * Math.cos(angle)];
}
