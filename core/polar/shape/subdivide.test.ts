import { describe, expect, it } from 'vitest';
import { boxFaces, meshOfFaces } from '../../../test/support/code-modules.ts';
import { subdivide } from './subdivide.ts';

describe('dividing long edges', () => {
  it('makes two triangles of each square of a slab, and no more', () => {
    const slab = meshOfFaces(boxFaces([-2, 0, -2], [2, 1, 2])).vertices;
    const divided = subdivide(slab, 0.5);
    // Top and bottom 8 × 8 squares; each side two triangles in 8 strips, of which one is pointed.
    expect(divided?.indices.length).toBe(3 * (2 * 2 * 64 + 4 * 2 * (2 * 8 - 1)));
  });
});
