import { describe, expect, it } from 'vitest';
import { findCrossing, findStretchAlong, projectOnSegment } from './segment.ts';
import type { Vec2 } from './vec2.ts';

describe('projectOnSegment', () => {
  it('finds the foot of the perpendicular', () => {
    expect(projectOnSegment([3, 2], [0, 0], [4, 0])).toEqual({ point: [3, 0], fraction: 0.75, distance: 2 });
  });

  it('stops at the ends', () => {
    expect(projectOnSegment([-3, 4], [0, 0], [4, 0])).toEqual({ point: [0, 0], fraction: 0, distance: 5 });
    expect(projectOnSegment([7, 4], [0, 0], [4, 0])).toEqual({ point: [4, 0], fraction: 1, distance: 5 });
  });

  it('takes a segment of no length for a point', () => {
    expect(projectOnSegment([3, 4], [0, 0], [0, 0])).toEqual({ point: [0, 0], fraction: 0, distance: 5 });
  });
});

describe('findCrossing', () => {
  it('finds where two segments cross', () => {
    expect(findCrossing([0, 0], [4, 4], [0, 4], [4, 0])).toEqual([2, 2]);
  });

  it.each([
    ['apart', [0, 1], [4, 1]],
    ['ending on the other', [2, 0], [2, 3]],
    ['meeting at an end', [0, 0], [0, 3]],
    ['on one line', [2, 0], [6, 0]],
    ['crossing beyond the end', [5, -1], [5, 1]],
  ] as const)('finds nothing for segments %s', (_, c, d) => {
    expect(findCrossing([0, 0], [4, 0], c, d)).toBeUndefined();
  });
});

describe('findStretchAlong', () => {
  const stretch = (c: Vec2, d: Vec2) =>
    findStretchAlong([0, 0], [6, 0], c, d, 0.1)?.map(({ point: [x] }) => x);

  it('finds what two segments on one line share, in the order of the other', () => {
    expect(stretch([2, 0], [9, 0])).toEqual([2, 6]);
    expect(stretch([4, 0.05], [1, 0])).toEqual([4, 1]);
  });

  it.each([
    ['crossing', [2, -1], [3, 1]],
    ['beside', [1, 0.2], [5, 0.2]],
    ['leaving', [0, 0], [6, 1]],
    ['touching at the end', [6, 0], [9, 0]],
  ] as const)('finds nothing for a segment %s', (_, c, d) => {
    expect(stretch(c, d)).toBeUndefined();
  });
});
