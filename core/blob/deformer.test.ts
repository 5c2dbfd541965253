import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add3, cross3, dot3, normalize3, scale3, sub3, type Vec3 } from '../math/vec3.ts';
import { type BlobField, isAverageThin, LEAST_SUPPORT, MOST_OFFSET, soundField } from './blob-field.ts';
import { CONTROL_NODES, NODE_DIRECTIONS, type Pose, REST_POSE } from './control-nodes.ts';
import { deformVertices } from './deformer.ts';
import { falloffAt, falloffSlopeAt } from './falloff.ts';
import { FieldSampler } from './field-sampler.ts';

const VECTORS = new URL('../../../shared/vectors/blob.json', import.meta.url);
const hasVectors = existsSync(VECTORS);
const FALLOFFS = ['bezier', 'cosine', 'bell'] as const;
const BLENDS = ['sum', 'average'] as const;

interface Vector {
  readonly direction: Vec3;
  readonly support: number;
  readonly falloff: 'bezier' | 'cosine';
  readonly blend: 'sum' | 'average';
  readonly nodeOffsets: Pose;
  readonly weights: readonly number[];
  readonly offset: Vec3;
}

const PLAIN: BlobField = { pose: REST_POSE, support: Math.PI / 2, falloff: 'bezier', blend: 'sum' };

const poseOf = (offsetOf: (node: number) => Vec3): Pose => [
  offsetOf(0),
  offsetOf(1),
  offsetOf(2),
  offsetOf(3),
  offsetOf(4),
  offsetOf(5),
];

const triple = (values: ArrayLike<number>): Vec3 => [
  values[0] ?? Number.NaN,
  values[1] ?? Number.NaN,
  values[2] ?? Number.NaN,
];

function offsetAt(field: BlobField, point: Vec3): Vec3 {
  const sampler = new FieldSampler(field);
  sampler.moveTo(...point);
  return triple(sampler.offset);
}

function weightsAt(field: BlobField, point: Vec3): readonly number[] {
  const sampler = new FieldSampler({ ...field, blend: 'sum' });
  sampler.moveTo(...point);
  return [...sampler.weights];
}

function deformOne(
  field: BlobField,
  position: Vec3,
  normal: Vec3,
): { readonly at: Vec3; readonly normal: Vec3 } {
  const positions = new Float64Array(position);
  const normals = new Float64Array(normal);
  deformVertices({ positions, normals }, field, { positions, normals });
  return { at: triple(positions), normal: triple(normals) };
}

const number = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
const aVector = (limit: number): fc.Arbitrary<Vec3> => fc.tuple(number(limit), number(limit), number(limit));
const aDirection = aVector(1)
  .filter((vector) => Math.hypot(...vector) > 0.1)
  .map(normalize3);
const aPose = (limit: number): fc.Arbitrary<Pose> =>
  fc.tuple(aVector(limit), aVector(limit), aVector(limit), aVector(limit), aVector(limit), aVector(limit));
const aField = (limit: number, leastSupport = LEAST_SUPPORT): fc.Arbitrary<BlobField> =>
  fc.record({
    pose: aPose(limit),
    support: fc.double({ min: leastSupport, max: Math.PI, noNaN: true }),
    falloff: fc.constantFrom(...FALLOFFS),
    blend: fc.constantFrom(...BLENDS),
  });

describe('the falloffs', () => {
  it.each(FALLOFFS)('%s falls from 1 to 0 and is flat at both ends', (falloff) => {
    expect(falloffAt(falloff, 0)).toBeCloseTo(1, 14);
    expect(falloffAt(falloff, 1)).toBe(0);
    for (let t = 0.01; t < 1; t += 0.01) {
      const slope = (falloffAt(falloff, t + 1e-6) - falloffAt(falloff, t - 1e-6)) / 2e-6;
      expect(falloffSlopeAt(falloff, t)).toBeCloseTo(slope, 6);
      expect(slope).toBeLessThan(0);
    }
    for (const t of [1e-5, 1 - 1e-5]) expect(Math.abs(falloffSlopeAt(falloff, t))).toBeLessThan(1e-3);
  });

  it.each([
    ['bezier', 1 / 2, 1 / 2],
    ['bezier', 2 / 3, 7 / 27],
    ['cosine', 1 / 3, 3 / 4],
    ['bell', 1 / 2, 0.2940148],
  ] as const)('%s is at %f what a calculator says', (falloff, t, value) => {
    expect(falloffAt(falloff, t)).toBeCloseTo(value, 7);
  });
});

describe('the field', () => {
  it.skipIf(!hasVectors)('matches the reference values to 1e-9', () => {
    const { nodeOrder, cases } = JSON.parse(readFileSync(VECTORS, 'utf8')) as {
      readonly nodeOrder: readonly string[];
      readonly cases: readonly Vector[];
    };
    expect(nodeOrder).toEqual(CONTROL_NODES);
    expect(cases.length).toBeGreaterThan(30);
    for (const { direction, support, falloff, blend, nodeOffsets, weights, offset } of cases) {
      const field = { pose: nodeOffsets, support, falloff, blend };
      weightsAt(field, direction).forEach((weight, node) => {
        expect(weight).toBeCloseTo(weights[node] ?? Number.NaN, 9);
      });
      const distance = Math.max(...sub3(offsetAt(field, direction), offset).map(Math.abs));
      expect(distance).toBeLessThan(1e-9);
    }
  });

  it.skipIf(hasVectors)('is not compared with the reference values: ../shared/vectors is not there', () => {
    expect(hasVectors).toBe(false);
  });

  it('moves a pole as its node, and half way to the next both alike', () => {
    const pose = poseOf((node) => [node + 1, 0, 7 - node]);
    NODE_DIRECTIONS.forEach((direction, node) => {
      expect(offsetAt({ ...PLAIN, pose }, direction)).toEqual(pose[node]);
    });
    // 60° from +x and 30° from +y: t is 2/3 and 1/3.
    const point: Vec3 = [0.5, Math.sqrt(3) / 2, 0];
    const expected = add3(scale3(pose[0], 7 / 27), scale3(pose[2], 20 / 27));
    expect(Math.hypot(...sub3(offsetAt({ ...PLAIN, pose }, point), expected))).toBeLessThan(1e-14);
  });

  it('gives an average of what reaches, and nothing where nothing does', () => {
    const pose = poseOf(() => [0, 0.25, 0]);
    const field: BlobField = { ...PLAIN, pose, blend: 'average' };
    expect(offsetAt(field, normalize3([1, 2, 3]))[1]).toBeCloseTo(0.25, 14);
    const thin = { ...field, support: 0.9 };
    expect(offsetAt(thin, normalize3([1, 1, 1]))).toEqual([0, 0, 0]);
    expect(offsetAt(thin, normalize3([1, 0.2, 0]))).toEqual([0, 0.25, 0]);
  });

  it('warns of an average with a support under π/3', () => {
    expect(isAverageThin({ blend: 'average', support: 1.04 })).toBe(true);
    expect(isAverageThin({ blend: 'average', support: Math.PI / 3 })).toBe(false);
    expect(isAverageThin({ blend: 'sum', support: 0.1 })).toBe(false);
  });

  it('is mirrored and turned as its nodes are', () => {
    fc.assert(
      fc.property(aField(1), aDirection, (field, [x, y, z]) => {
        const mirror = ([a, b, c]: Vec3): Vec3 => [-a, b, c];
        const turn = ([a, b, c]: Vec3): Vec3 => [c, a, b];
        const [px, nx, py, ny, pz, nz] = field.pose;
        const mirrored: Pose = [nx, px, py, ny, pz, nz].map(mirror) as unknown as Pose;
        const turned: Pose = [pz, nz, px, nx, py, ny].map(turn) as unknown as Pose;
        const plain = offsetAt(field, [x, y, z]);
        // An average of hardly anything may jump where rounding lets a node reach or not.
        fc.pre(Math.max(...weightsAt(field, [x, y, z])) > 1e-9);
        const apart = (a: Vec3, b: Vec3) => Math.hypot(...sub3(a, b));
        expect(apart(offsetAt({ ...field, pose: mirrored }, mirror([x, y, z])), mirror(plain))).toBeLessThan(
          1e-5,
        );
        expect(apart(offsetAt({ ...field, pose: turned }, turn([x, y, z])), turn(plain))).toBeLessThan(1e-5);
      }),
    );
  });
});

/** The normal of the moved surface from two neighbours of a point on it, by differences. */
function normalByDifferences(field: BlobField, point: Vec3, normal: Vec3): Vec3 {
  const helper: Vec3 = Math.abs(normal[0]) < 0.7 ? [1, 0, 0] : [0, 1, 0];
  const across = normalize3(cross3(normal, helper));
  const along = cross3(normal, across);
  const step = 1e-5;
  const slopeTo = (way: Vec3): Vec3 => {
    const moved = (side: number): Vec3 => {
      const at = add3(point, scale3(way, side * step));
      return add3(at, offsetAt(field, at));
    };
    return sub3(moved(1), moved(-1));
  };
  return normalize3(cross3(slopeTo(across), slopeTo(along)));
}

describe('normals and tangents', () => {
  it.each(FALLOFFS)('are those of the moved surface, by differences (%s)', (falloff) => {
    fc.assert(
      fc.property(
        aField(0.4, 0.4),
        aDirection,
        aDirection,
        fc.double({ min: 0.2, max: 3, noNaN: true }),
        (any, direction, normal, radius) => {
          const field: BlobField = { ...any, falloff };
          // Where hardly anything reaches an average is too steep for differences.
          fc.pre(field.blend === 'sum' || Math.max(...weightsAt(field, direction)) > 0.01);
          const point = scale3(direction, radius);
          const expected = normalByDifferences(field, point, normal);
          const found = deformOne(field, point, normal).normal;
          const angle = Math.atan2(Math.hypot(...cross3(found, expected)), dot3(found, expected));
          // A fold has no normal: there the differences are all rounding.
          if (Number.isFinite(angle)) expect((angle * 180) / Math.PI).toBeLessThan(0.1);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('stand still at poles, opposite to them, and where nothing reaches', () => {
    const pose = poseOf((node) => [0.1 * node, 0.2, -0.3]);
    for (const support of [0.5, Math.PI / 2, Math.PI]) {
      for (const direction of NODE_DIRECTIONS) {
        const { normal } = deformOne({ ...PLAIN, pose, support }, direction, direction);
        const expected = normalByDifferences({ ...PLAIN, pose, support }, direction, direction);
        expect(Math.hypot(...sub3(normal, expected))).toBeLessThan(1e-4);
      }
    }
    const far = normalize3([1, 1, 1]);
    expect(deformOne({ ...PLAIN, pose, support: 0.5 }, far, far)).toEqual({ at: far, normal: far });
  });

  it('keep tangents along the surface, with the side of their bitangents', () => {
    const field: BlobField = { ...PLAIN, pose: poseOf((node) => [0.2, -0.1 * node, 0.1]) };
    const positions = new Float32Array(normalize3([1, 2, 2]));
    const normals = new Float32Array(positions);
    const tangents = new Float32Array([...normalize3([2, -1, 0]), -1]);
    const target = {
      positions: new Float32Array(3),
      normals: new Float32Array(3),
      tangents: new Float32Array(4),
    };
    deformVertices({ positions, normals, tangents }, field, target);
    expect(dot3(triple(target.normals), triple(target.tangents))).toBeCloseTo(0, 6);
    expect(Math.hypot(...triple(target.tangents))).toBeCloseTo(1, 6);
    expect(target.tangents[3]).toBe(-1);
  });
});

describe('what is thrown at it', () => {
  it('leaves a vertex at the origin where it is, and says so', () => {
    const field: BlobField = { ...PLAIN, pose: poseOf(() => [1, 2, 3]) };
    const positions = new Float32Array([0, 0, 0, 1, 0, 0]);
    const normals = new Float32Array([0, 1, 0, 1, 0, 0]);
    expect(deformVertices({ positions, normals }, field, { positions, normals })).toEqual({ atOrigin: 1 });
    expect([...positions]).toEqual([0, 0, 0, 2, 2, 3]);
    expect([...normals.slice(0, 3)]).toEqual([0, 1, 0]);
  });

  it('keeps vertices in one place together, bit by bit, and the shape at rest as it is', () => {
    fc.assert(
      fc.property(aField(10), aVector(2), (field, [x, y, z]) => {
        // −0 is written as 0.
        const point = [x, y, z].map((value) => Math.fround(value) + 0);
        const positions = new Float32Array([...point, ...point]);
        const normals = new Float32Array([1, 0, 0, 0, 1, 0]);
        const target = { positions: new Float32Array(6), normals: new Float32Array(6) };
        deformVertices({ positions, normals }, field, target);
        expect([...target.positions.slice(0, 3)]).toEqual([...target.positions.slice(3)]);
        deformVertices({ positions, normals }, { ...field, pose: REST_POSE }, target);
        expect(target).toEqual({ positions, normals });
      }),
    );
  });

  it('stays finite with unit normals for offsets of a million metres and the narrowest supports', () => {
    fc.assert(
      fc.property(aField(MOST_OFFSET), aVector(2), aDirection, (field, point, normal) => {
        const moved = deformOne(field, point, normal);
        expect(moved.at.every(Number.isFinite)).toBe(true);
        expect(Math.hypot(...moved.normal)).toBeCloseTo(1, 6);
      }),
      { numRuns: 500 },
    );
  });

  it('brings a field that is none to the nearest that is one, and says what it changed', () => {
    const pose = poseOf((node) => (node === 3 ? [1e9, Number.NaN, 1] : [0, 0, 0]));
    for (const [support, expected] of [
      [0, LEAST_SUPPORT],
      [-1, LEAST_SUPPORT],
      [4, Math.PI],
      [Number.NaN, Math.PI / 2],
    ] as const) {
      const { field, notices } = soundField({ ...PLAIN, pose, support });
      expect(field.support).toBe(expected);
      expect(field.pose[3]).toEqual([MOST_OFFSET, 0, 1]);
      expect(notices).toEqual(['support', '-y']);
    }
    expect(soundField(PLAIN)).toEqual({ field: PLAIN, notices: [] });
  });

  it('refuses fields that are not sound, and arrays that do not fit together', () => {
    expect(() => new FieldSampler({ ...PLAIN, support: 0 })).toThrow('not 0');
    expect(() => new FieldSampler({ ...PLAIN, pose: poseOf(() => [Number.NaN, 0, 0]) })).toThrow('finite');
    const [three, six] = [new Float32Array(3), new Float32Array(6)];
    expect(() => deformVertices({ positions: three }, PLAIN, { positions: six })).toThrow('one number');
    expect(() =>
      deformVertices({ positions: three, normals: six }, PLAIN, { positions: three, normals: six }),
    ).toThrow('one number');
  });
});
