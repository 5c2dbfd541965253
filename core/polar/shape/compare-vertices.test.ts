import { describe, expect, it } from 'vitest';
import { compareVertices } from './compare-vertices.ts';

const mesh = (positions: readonly number[], normals: readonly number[]) => ({
  positions: Float32Array.from(positions),
  normals: Float32Array.from(normals),
});

describe('two shapes of one module', () => {
  it('differ by the vertex that is farthest off, and by the normal that is turned most', () => {
    const a = mesh([0, 0, 0, 1, 1, 1], [0, 1, 0, 0, 0, 1]);
    const b = mesh([0, 0, 0.5, 1, 4, 5], [0, 1, 0, 0, 2, 0]);
    const { distance, angle } = compareVertices(a, b);
    expect(distance).toBe(5);
    expect(angle).toBeCloseTo(Math.PI / 2, 12);
  });

  it('are the same where they are, also in normals without a direction', () => {
    const a = mesh([1, 2, 3], [0, 0, 0]);
    expect(compareVertices(a, mesh([1, 2, 3], [0, 1, 0]))).toEqual({ distance: 0, angle: 0 });
  });

  it('tell small angles, which a cosine in single precision cannot', () => {
    const turn = 1e-5;
    const turned = mesh([0, 0, 0], [turn, Math.sqrt(1 - turn ** 2), 0]);
    expect(compareVertices(mesh([0, 0, 0], [0, 1, 0]), turned).angle).toBeCloseTo(turn, 9);
  });

  it('are refused where vertices are missing or nowhere', () => {
    const a = mesh([0, 0, 0], [0, 1, 0]);
    expect(() => compareVertices(a, mesh([0, 0, 0, 1, 1, 1], [0, 1, 0, 0, 1, 0]))).toThrow(RangeError);
    expect(() => compareVertices(a, mesh([0, Number.NaN, 0], [0, 1, 0]))).toThrow('vertex 0');
  });
});
