import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SoundSurface } from './heal-surface.ts';
import { findBumpSet, withTangents } from './make-tangents.ts';

/** A square on the ground that faces up, with the picture lying on it as it would on a table: v grows towards +z. */
function square(toUv: (x: number, z: number) => readonly [number, number]): SoundSurface {
  const corners = [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 0],
  ] as const;
  return {
    positions: Float32Array.from(corners.flatMap(([x, z]) => [x, 0, z])),
    normals: Float32Array.from(corners.flatMap(() => [0, 1, 0])),
    uvs: [Float32Array.from(corners.flatMap(([x, z]) => toUv(x, z)))],
    indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
  };
}

const tangentsOf = (surface: SoundSurface): number[][] => {
  const { tangents = new Float32Array() } = withTangents(surface, 0);
  return Array.from({ length: tangents.length / 4 }, (_, at) => [...tangents.subarray(at * 4, at * 4 + 4)]);
};

describe('tangents that a file does not have', () => {
  it('run to the right of the picture, with the bitangent towards its top', () => {
    for (const tangent of tangentsOf(square((x, z) => [x, z]))) expect(tangent).toEqual([1, 0, 0, 1]);
    // Mirrored: the right of the picture lies at −x, its top where it was.
    for (const tangent of tangentsOf(square((x, z) => [-x, z]))) expect(tangent).toEqual([-1, 0, 0, -1]);
    for (const tangent of tangentsOf(square((x, z) => [z, -x]))) expect(tangent).toEqual([0, 0, 1, 1]);
  });

  it('split the vertices at which a mirrored part meets a plain one', () => {
    const { positions, indices, uvs, ...rest } = square((x, z) => [x, z]);
    const folded: SoundSurface = {
      ...rest,
      positions: Float32Array.of(...positions, 2, 0, 0, 2, 0, 1),
      normals: Float32Array.from({ length: 18 }, (_, at) => (at % 3 === 1 ? 1 : 0)),
      uvs: [Float32Array.of(...(uvs[0] ?? []), 0, 0, 0, 1)],
      indices: Uint32Array.of(...indices, 3, 2, 5, 3, 5, 4),
    };
    const made = withTangents(folded, 0);
    expect(made.positions.length / 3).toBe(8);
    expect(made.uvs[0]?.length).toBe(16);
    const signs = Array.from(made.indices, (index) => made.tangents?.[index * 4 + 3]);
    expect(signs).toEqual([1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1]);
  });

  it('are unit vectors square to the normals whatever the picture does', () => {
    const number = fc.float({ min: -5, max: 5, noNaN: true });
    fc.assert(
      fc.property(fc.array(number, { minLength: 8, maxLength: 8 }), (uv) => {
        const surface = { ...square(() => [0, 0]), uvs: [Float32Array.from(uv)] };
        for (const [x = 0, y = 0, z = 0, w] of tangentsOf(surface)) {
          expect(Math.hypot(x, y, z)).toBeCloseTo(1, 6);
          expect(y).toBeCloseTo(0, 6);
          expect(Math.abs(w ?? 0)).toBe(1);
        }
      }),
    );
    expect(tangentsOf({ ...square(() => [0, 0]), uvs: [] })).toHaveLength(4);
  });

  it('are left alone where there are some', () => {
    const surface = { ...square((x, z) => [x, z]), tangents: new Float32Array(16).fill(0.5) };
    expect(withTangents(surface, 0)).toBe(surface);
  });
});

describe('the set that bumps lie along', () => {
  it('is that of the normal map, or of the bumps of a clear coat', () => {
    expect(findBumpSet({})).toBeUndefined();
    expect(findBumpSet({ normalTexture: { index: 0 } })).toBe(0);
    expect(findBumpSet({ normalTexture: { index: 0, texCoord: 1 } })).toBe(1);
    const KHR_materials_clearcoat = { clearcoatNormalTexture: { index: 0, texCoord: 2 } };
    expect(findBumpSet({ extensions: { KHR_materials_clearcoat } })).toBe(2);
  });
});
