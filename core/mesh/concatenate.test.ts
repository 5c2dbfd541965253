import { expect, it } from 'vitest';
import { concatenate } from './concatenate.ts';
import type { MeshData } from './mesh-data.ts';

const triangleAt = (x: number): MeshData => ({
  positions: Float32Array.from([x, 0, 0, x + 1, 0, 0, x, 1, 0]),
  normals: Float32Array.from([0, 0, 1, 0, 0, 1, 0, 0, 1]),
  uvs: Float32Array.from([0, 0, 1, 0, 0, 1]),
  indices: Uint32Array.from([0, 1, 2]),
});

it('puts meshes one after another, each with its own vertices', () => {
  const both = concatenate([triangleAt(0), triangleAt(5)]);
  expect([...both.indices]).toEqual([0, 1, 2, 3, 4, 5]);
  expect(both.positions[9]).toBe(5);
  expect(both.tangents).toBeUndefined();
});

it('keeps tangents only where every mesh has them', () => {
  const tangents = Float32Array.from([1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1]);
  const withTangents = { ...triangleAt(0), tangents };
  expect(concatenate([withTangents, withTangents]).tangents).toHaveLength(24);
  expect(concatenate([withTangents, triangleAt(0)]).tangents).toBeUndefined();
});

it('makes an empty mesh of nothing', () => {
  expect(concatenate([]).indices).toHaveLength(0);
});
