import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceToTrack, findTrackCrossing, projectOnTrack, type Track } from './track.ts';
import { distance } from './vec2.ts';

const ALONG_X: Track = { at: [1, 2], direction: [1, 0], from: 0, to: 5 };

describe('a part of a line', () => {
  it('is nearest at the foot of the perpendicular, or at its end', () => {
    expect(projectOnTrack([3, 9], ALONG_X)).toBe(2);
    expect(projectOnTrack([-3, 2], ALONG_X)).toBe(0);
    expect(projectOnTrack([9, 2], ALONG_X)).toBe(5);
    expect(distanceToTrack([-2, 6], ALONG_X)).toBe(5);
  });

  it('crosses another only where both are', () => {
    const up = (x: number, to: number): Track => ({ at: [x, 0], direction: [0, 1], from: 0, to });
    expect(findTrackCrossing(ALONG_X, up(3, 9))).toEqual([3, 2]);
    expect(findTrackCrossing(ALONG_X, up(3, 1.9))).toBeUndefined();
    expect(findTrackCrossing(ALONG_X, up(6.1, 9))).toBeUndefined();
    expect(findTrackCrossing(ALONG_X, { ...ALONG_X, at: [1, 3] })).toBeUndefined();
  });

  it('crosses in a point of both', () => {
    const line = fc
      .tuple(
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: -9, max: 9 }),
        fc.integer({ min: 0, max: 23 }),
      )
      .map(([x, z, step]): Track => {
        const angle = (step * Math.PI) / 12;
        return { at: [x, z], direction: [Math.cos(angle), Math.sin(angle)], from: -50, to: 50 };
      });
    fc.assert(
      fc.property(line, line, (a, b) => {
        const point = findTrackCrossing(a, b);
        if (!point) return;
        expect(distanceToTrack(point, a)).toBeLessThan(1e-9);
        expect(distanceToTrack(point, b)).toBeLessThan(1e-9);
        expect(distance(point, a.at)).toBeLessThanOrEqual(50 + 1e-9);
      }),
    );
  });
});
