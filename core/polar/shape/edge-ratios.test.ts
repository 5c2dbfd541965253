import { describe, expect, it } from 'vitest';
import { computeEdgeRatios } from './edge-ratios.ts';

describe('how long the edges of a module are for bending', () => {
  it('is the longest one at each vertex, along and across the ring, whatever its height', () => {
    const positions = Float32Array.from([0, 0, 0, 4, 9, 0, 0, 9, 1, 0, 50, 0]);
    expect([...computeEdgeRatios({ positions, indices: Uint32Array.from([0, 1, 2, 0, 2, 3]) }, 2)]).toEqual([
      2, 2, 2, 0.5,
    ]);
  });
});
